import { sideWords } from '../../i18n/side-words.ts'
import { useSignal } from '@preact/signals'
import { firstFace } from '@estafette/table'
import type { Speaker } from '@estafette/words'
import { Die } from '../../dice/die.tsx'
import { voiceOf } from '../../i18n/voice.ts'
import { lookOf } from '../../screen/screen.ts'
import { Button } from '../../shell/button.tsx'
import { Icon } from '../../shell/icons.tsx'
import { Link } from '../../shell/link.tsx'
import { download } from '../../store/files.ts'
import type { OwnedDie } from './dice.ts'
import type { Proof } from './proof.ts'
import { shownSides } from './sides.ts'
import { fairWords } from './words.ts'

const AT_ONCE = 60 // lines, before somebody asks for more

interface Props {
  readonly proof: Proof
  readonly lines: readonly OwnedDie[]
}

/** Every die with the choice it fell in and its check, the newest first. */
export function EveryDie({ proof, lines }: Props) {
  const { table, record } = proof
  const text = fairWords()
  const side = useSignal(-1)
  const count = useSignal(AT_ONCE)
  const shown = lines.filter((line) => side.value < 0 || line.side === side.value).toReversed()
  const voice = voiceOf(table.game)
  return (
    <section class="fair-dice card stack" aria-labelledby="every-die">
      <header>
        <h2 id="every-die">{text.every}</h2>
        <small>{text.newest(lines.length)}</small>
        <small>{text.toMoment}</small>
      </header>
      <div class="fair-scroll" tabIndex={0} role="region" aria-labelledby="every-die">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.number}</th>
              <th scope="col">{text.when}</th>
              <th scope="col">{text.what}</th>
              <th scope="col">{text.die}</th>
              <th scope="col" class="fair-wide">
                {text.hmac}
              </th>
              <th scope="col">{text.check}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, count.value).map((line) => (
              <tr key={line.n}>
                <td>{line.n + 1}</td>
                <td>{line.number === 0 ? text.opening : line.turn > 0 && text.turn(line.turn)}</td>
                <td>
                  <Link to={{ page: 'replay', id: table.gameId, moment: line.number }}>
                    {whatFor(line, voice)}
                  </Link>
                </td>
                <td class="fair-fallen">
                  <Fallen proof={proof} line={line} />
                </td>
                <td class="fair-wide">
                  <code>{line.head}</code>
                </td>
                <td class={line.isEqual ? 'is-equal' : 'is-not'}>
                  <Icon name={line.isEqual ? 'check' : 'close'} size={16} />{' '}
                  {line.isEqual ? text.equal : text.notEqual}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length > count.value && (
          <p class="row">
            <Button size="small" onClick={() => (count.value += AT_ONCE * 4)}>
              {text.more(Math.min(AT_ONCE * 4, shown.length - count.value))}
            </Button>
          </p>
        )}
      </div>
      <footer class="row">
        {[{ side: -1, forms: null }, ...shownSides(table.game)].map((one) => (
          <Button
            key={one.side}
            size="small"
            aria-pressed={side.value === one.side}
            onClick={() => (side.value = one.side)}
          >
            {one.forms === null ? text.all : sideWords().only(one.forms)}
          </Button>
        ))}
        <Button
          size="small"
          icon="download"
          onClick={() => download(`${table.gameId}.record.txt`, record)}
        >
          {text.save}
        </Button>
      </footer>
    </section>
  )
}

/** What a die was rolled for: what the rules tell of it, else the choice it fell in. */
function whatFor({ event, choice }: OwnedDie, voice: Speaker): string {
  if (event) return voice.event(event)
  return choice === null ? fairWords().setUp : voice.choice(choice)
}

/** A die as it fell; what was drawn from a cup or a deck is told by its rank. */
function Fallen({ proof, line }: { readonly proof: Proof; readonly line: OwnedDie }) {
  const { game } = proof.table
  const { face, sides, isDraw, side } = line
  if (isDraw || (sides !== 6 && sides !== 10)) {
    return (
      <>
        {face} <small>{fairWords().drawOf(sides)}</small>
      </>
    )
  }
  const printed = face - 1 + firstFace(game, sides)
  return (
    <Die
      face={printed === 0 ? 10 : printed}
      label={String(printed)}
      look={lookOf(game.id, side)}
      sides={sides}
      size={22}
    />
  )
}
