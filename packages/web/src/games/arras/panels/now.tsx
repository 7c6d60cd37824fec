import {
  BY_AIR,
  clearanceOf,
  type Clearance,
  copyOf,
  STEP,
  victoryParts,
  type ArrasState,
} from '@estafette/arras/screen'
import type { Part } from '@estafette/kernel'
import { Die } from '../../../dice/die.tsx'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { lookOf } from '../../../screen/screen.ts'
import type { ArrasDesk } from '../desk.ts'
import { later } from '../../../shell/later.tsx'
import { lookedAt, type LookedAssault } from '../card/assault-card.ts'
import { placeName, shortName, sideName } from '../card/card-tools.ts'
import { cardWords } from '../card/card-words.ts'
import { rowMeant, rowsOf } from '../card/loss-card.ts'
import { isShown, partText, signedPart, termsOf } from '../told/parts.ts'
import { percent } from '../words.ts'

const GroupStrip = later(async () => (await import('./group-strip.tsx')).GroupStrip)
const Final = later(async () => (await import('../told/final.tsx')).Final)

/** What is to be known before the options: the sum of an assault, losses, the group to be placed. */
export function Lead({ model }: { readonly model: ArrasDesk }) {
  const s = model.state.value
  if (model.seat.value < 0) return null
  const looked = lookedAt(model)
  if (looked) return <Sum model={model} looked={looked} />
  if (s.step === STEP.casualties) return <Meter model={model} s={s} />
  if (s.step === STEP['set-up-place']) {
    return <GroupStrip model={model} meanwhile={<p class="group-strip line well" />} />
  }
  return null
}

/** What follows the options: the results of a fight, how the game ended. */
export function Now({ model }: { readonly model: ArrasDesk }) {
  const s = model.state.value
  if (model.session.outcome()) return <Final s={s} />
  const looked = model.seat.value < 0 ? null : lookedAt(model)
  if (looked) return <Results s={s} looked={looked} />
  if (s.step === STEP.bid && model.seat.value >= 0) return <Seals model={model} s={s} />
  return null
}

/** Everybody of the other side in the place that is assaulted. */
function defendersOf({ scene, target, attacker }: LookedAssault['fight']): readonly number[] {
  const units = scene.place.keys()
  return [...units].filter(
    (unit) => scene.place[unit] === target && scene.board.unitSide[unit] !== attacker,
  )
}

/** Both values with their dice; what they are made of, with the rules, on demand. */
function Sum({ model, looked }: { readonly model: ArrasDesk; readonly looked: LookedAssault }) {
  const { fight } = looked
  const { attacker, attack, defence, attackValue, defenceValue } = fight
  return (
    <details class="sum well" data-against={defendersOf(fight).join()}>
      <summary>
        <SumSide side={attacker} value={attackValue} dice={fight.attackDice} parts={attack} />
        <i>{cardWords().against}</i>
        <SumSide
          side={1 - attacker}
          value={defenceValue}
          dice={fight.defenceDice}
          parts={defence}
        />
      </summary>
      {[attack, defence].map((parts, index) => (
        <ul key={index}>
          {parts.filter(isShown).map((part) => (
            <li key={part.key}>
              <b>{signedPart(part)}</b> {partText(part)}{' '}
              <RuleLink game={model.session.game.id} rule={part.rule} />
            </li>
          ))}
        </ul>
      ))}
    </details>
  )
}

function SumSide(props: {
  readonly side: number
  readonly value: number
  readonly dice: number
  readonly parts: readonly Part[]
}) {
  const { side, value, dice, parts } = props
  return (
    <span>
      <span class="sum-dice line">
        <b>{value}</b>{' '}
        {Array.from({ length: dice }, (_, index) => (
          <Die key={index} face={null} look={lookOf('arras', side)} />
        ))}
      </span>
      <small>{termsOf(parts).join(', ')}</small>
    </span>
  )
}

export type Tone = 'good' | 'even' | 'bad'

/** How the one who looks takes what an assault can come to: what the attacker fears the defender hopes. */
export function tonesOf({ fight, side }: LookedAssault): Readonly<Record<keyof Clearance, Tone>> {
  const [cleared, fails] =
    side === fight.attacker ? (['good', 'bad'] as const) : (['bad', 'good'] as const)
  return { cleared, contested: 'even', fails }
}

/** What the dice can bring: a bar, a line for each part of it, and the answer of the other side. */
function Results({ s, looked }: { readonly s: ArrasState; readonly looked: LookedAssault }) {
  const words = cardWords()
  const { fight, side } = looked
  const { scene, target, attacker, outlook } = fight
  const { fails, contested, cleared } = clearanceOf(scene, outlook)
  const name = placeName(target)
  const other = 1 - side
  const answer = fight.answer(other)
  const mine = s.step === STEP.forward ? fight.answer(side) : null
  const lines = [
    {
      key: 'cleared',
      chance: cleared,
      text: [words.cleared(name), pointsText(s, looked)].filter(Boolean).join(', '),
    },
    { key: 'contested', chance: contested, text: words.contested(name) },
    { key: 'fails', chance: fails, text: words.fails(shortName(fight.point), scene.groupSize - 1) },
  ] as const
  const tones = tonesOf(looked)
  const wish = (success: number): number => (side === attacker ? success : 1 - success)
  return (
    <section class="results" aria-label={words.outcome}>
      <p class="results-bar" aria-hidden="true">
        {lines.toReversed().map(({ key, chance }) => (
          <i key={key} class={`is-${tones[key]}`} style={{ flexGrow: chance }}>
            {chance >= 0.06 ? Math.round(100 * chance) : ''}
          </i>
        ))}
      </p>
      <dl>
        {lines.map(({ key, chance, text }) => (
          <div key={key} class={`is-${tones[key]}`}>
            <dt>{percent(chance)}</dt> <dd>{text}</dd>
          </div>
        ))}
        {answer && (
          <div class="is-answer">
            <dt>{percent(wish(answer.odds.success))}</dt>{' '}
            <dd>
              {side === attacker ? words.success : words.holds}{' '}
              {words.ifAnswered(sideName(other), answer.call === BY_AIR)}
            </dd>
          </div>
        )}
        {mine && (
          <div class="is-answer">
            <dt>{percent(wish(mine.odds.success))}</dt>{' '}
            <dd>
              {words.holds} {words.ifMine(mine.call === BY_AIR)}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** What taking the place does to the Victory Points, '' where nothing. */
function pointsText(s: ArrasState, { fight }: LookedAssault): string {
  const taken = copyOf(fight.scene)
  taken.control[fight.target] = fight.attacker
  const before = victoryParts(s).vp
  const then = victoryParts(taken).vp
  return before === then ? '' : cardWords().points(before, then)
}

/** Casualty points to be met, and how far what is chosen meets them. */
function Meter({ model, s }: { readonly model: ArrasDesk; readonly s: ArrasState }) {
  const words = cardWords()
  const row = rowMeant(model, rowsOf(s))
  const meant = row ? s.casualties : s.taken
  return (
    <p class="meter line well">
      <b>{s.casualties}</b>
      <span class="meter-bar" aria-hidden="true">
        {Array.from({ length: Math.min(30, s.casualties) }, (_, index) => (
          <i key={index} class={index < s.taken ? 'is-taken' : index < meant ? 'is-meant' : ''} />
        ))}
      </span>
      <span>{words.exactly(s.taken, s.casualties)}</span>
    </p>
  )
}

/** Both meanings of the bid, and whose is sealed. */
function Seals({ model, s }: { readonly model: ArrasDesk; readonly s: ArrasState }) {
  const words = cardWords()
  const now = model.intention.value
  const points = now?.kind === 'offer' ? now.offer.target : s.threshold
  const other = model.seat.value === 0 ? s.bidSecond : s.bidFirst
  return (
    <section class="seals">
      <p>{words.bidMeans(points)}</p>
      <p>
        <span>{words.sealed.mine[0]}</span> <span>{words.sealed.other[other === 0 ? 0 : 1]}</span>
      </p>
    </section>
  )
}
