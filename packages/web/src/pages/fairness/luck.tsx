import { firstFace } from '@estafette/table'
import { Chip } from '../../shell/chip.tsx'
import { language } from '../../store/settings.ts'
import { lookClass } from '../../style/look.ts'
import { countsOf, usualSides, type OwnedDie } from './dice.ts'
import type { Proof } from './proof.ts'
import { namesOn, shownSides, type ShownSide } from './sides.ts'
import { facesOf } from './unevenness.ts'
import { fairWords } from './words.ts'

interface Props {
  readonly proof: Proof
  readonly lines: readonly OwnedDie[]
}

/** How often each face fell to each side, against what fair dice do. */
export function Luck({ proof, lines }: Props) {
  const { table } = proof
  const text = fairWords()
  const hasDice = proof.story?.die !== undefined
  const sides = usualSides(lines)
  const last = hasDice ? `"|d${sides}"` : '"|d" + m'
  const joined = table.contributions.map((part) => (part === '' ? '' : short(part))).join(',')
  return (
    <section class="fair-luck card stack" aria-labelledby="fair-luck">
      <h2 id="fair-luck">{text.luck}</h2>
      {hasDice ? (
        <>
          <div class="fair-sides">
            {shownSides(table.game).map((shown) => (
              <SideLuck
                key={shown.side}
                shown={shown}
                names={namesOn(table, shown.side)}
                first={firstFace(table.game, sides)}
                counts={countsOf(lines, sides, ({ side }) => side === shown.side)}
              />
            ))}
          </div>
          <p class="fair-key line">
            <span class="fair-line" /> {text.expected} <span class="fair-band" /> {text.band}
          </p>
        </>
      ) : (
        <p class="note">{text.cardsOnly}</p>
      )}
      <p>
        <b>{text.yourself}</b> {hasDice ? text.yourselfText(sides) : text.yourselfDraw}
      </p>
      <pre class="fair-formula" tabIndex={0}>
        <code>{`HMAC-SHA-256(seed, "${table.gameId}|${joined}|" + n + ${last})`}</code>
      </pre>
    </section>
  )
}

/** A contribution that is told at length above. */
function short(digits: string): string {
  return `${digits.slice(0, 4)}…${digits.slice(-4)}`
}

function SideLuck(props: {
  readonly shown: ShownSide
  readonly names: string
  readonly first: number
  readonly counts: readonly number[]
}) {
  const { shown, names, first, counts } = props
  const text = fairWords()
  const { all, mean, expected, least, most, share } = facesOf(counts)
  const top = Math.max(1, most, ...counts)
  const even = all / counts.length
  const high = (count: number): string => `calc(var(--high) * ${count / top})`
  const number = (value: number): string =>
    value.toLocaleString(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const percent = share.toLocaleString(language.value, { style: 'percent' })
  const off = first - 1 // dice printed from 0
  return (
    <div class={`fair-side ${lookClass(shown.look)}`}>
      <p>
        <Chip look={shown.look}>{shown.name}</Chip>{' '}
        {[names, all > 0 ? text.dice(all) : text.noDice].filter(Boolean).join(', ')}
      </p>
      <ol
        class="fair-bars"
        style={{
          '--even': high(even),
          '--least': high(least),
          '--band': high(most - least),
        }}
      >
        {counts.map((count, face) => (
          <li key={face}>
            <span class="sr-only">{text.faceSpoken(face + first, count)}</span>
            <b aria-hidden="true">{count}</b>
            <i style={{ height: high(count) }} />
            <span aria-hidden="true">{face + first}</span>
          </li>
        ))}
      </ol>
      {all > 0 && (
        <dl>
          <dt>{number(mean + off)}</dt>
          <dd>{text.mean(number(expected + off))}</dd>
          <dt>{percent}</dt>
          <dd>{text.share}</dd>
        </dl>
      )}
    </div>
  )
}
