import { useMemo } from 'preact/hooks'
import { DiceTray } from '../../dice/tray.tsx'
import type { Roll } from '../../screen/rolls.ts'
import { lookOf } from '../../screen/screen.ts'
import { foughtIn, toldBeside, whatOf, whoOf } from './enemy-turn.ts'
import { Told } from '../log/told.tsx'
import type { TableModel } from '../model.ts'
import type { Step } from './steps.ts'
import { unitName } from './turn-title.ts'
import { turnWords } from './turn-words.ts'

const MOST = 3 // lines that are told of a turn, the step that is shown among them

/** Who did it, where that is not in the words of the deed. */
function Who({ model, step }: { readonly model: TableModel; readonly step: Step }) {
  const who = whoOf(model, step)
  return who === '' ? null : (
    <>
      <b>{who}</b>{' '}
    </>
  )
}

/** The step that is shown, with its dice. */
export function Present({ model, step }: { readonly model: TableModel; readonly step: Step }) {
  const { session, screen } = model
  const worth = toldBeside(model, step)
  const { rolls } = screen
  const at = rolls ? step.events.findLastIndex((event) => rolls.isRoll(event)) : -1
  const before = session.knownAt(Math.max(0, step.first - 1))
  const roll = at < 0 ? null : (rolls?.read(step.events, at, before) ?? null)
  return (
    <>
      <p>
        <Who model={model} step={step} />
        {whatOf(model, step)}
      </p>
      {roll && <Rolled model={model} roll={roll} />}
      {worth.length > 0 && step.kind !== 'move' && !roll && (
        <p class="enemy-told">
          {worth.slice(-MOST).map((event, index) => (
            <span key={index}>
              <Told model={model} event={event} />{' '}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** Dice with what was added to them, and what they came to. */
function Rolled({ model, roll }: { readonly model: TableModel; readonly roll: Roll }) {
  const { game } = model.screen
  return (
    <>
      {roll.rolled.map(({ side, faces, sides, sum, total, parts }) => (
        <div key={side} class="enemy-dice line">
          <DiceTray
            dice={faces.map((face) => ({ look: lookOf(game.id, side), face, sides }))}
            size={30}
          />
          <b>{total}</b>
          <small class="quiet">{[sum, ...parts].filter(Boolean).join(', ')}</small>
        </div>
      ))}
      <p class="enemy-verdict">
        <b>{roll.verdict}</b> {roll.detail}
        {roll.points && ` ${roll.points.value} ${roll.points.label}`}
      </p>
    </>
  )
}

/** The other steps: fights before the rest, and the number of those that have no line. */
export function Rest(props: {
  readonly model: TableModel
  readonly steps: readonly Step[]
  readonly present: Step | null
}) {
  const { model, steps, present } = props
  const others = steps.filter((step) => step !== present)
  const room = others.length < MOST ? MOST - 1 : MOST - 2
  const told = new Set(
    others.toSorted((a, b) => rank(a) - rank(b) || a.number - b.number).slice(0, room),
  )
  const rest = others.length - told.size
  return (
    <ul class="enemy-lines">
      {others
        .filter((step) => told.has(step))
        .map((step) => (
          <li key={step.number} class="line">
            <span class="step-badge">{step.number}</span>
            <span>
              <Who model={model} step={step} />
              {whatOf(model, step)}
            </span>
          </li>
        ))}
      {rest > 0 && <li class="line">{turnWords().others(rest)}</li>}
    </ul>
  )
}

function rank({ kind }: Step): number {
  return kind === 'fight' ? 0 : kind === 'move' ? 1 : 2
}

/** What it came to, in three figures: losses, points, fights. */
export function Effects(props: {
  readonly model: TableModel
  readonly steps: readonly Step[]
  readonly first: number // choices that were taken before it
}) {
  const { model, steps, first } = props
  const lost = steps.flatMap((step) => step.lost)
  const last = steps.at(-1)?.last ?? first
  const points = useMemo(() => {
    const scaleAt = (count: number) =>
      model.screen.victory?.scale(model.session.knownAt(Math.max(0, count)))
    const [before, after] = [scaleAt(first), scaleAt(last)]
    if (!before || !after) return []
    const [from, to] = [before, after].map(({ text, value }) => text ?? String(value))
    return [{ label: after.title, value: from === to ? `${to}` : `${from} → ${to}` }]
  }, [model, first, last])
  const fights = foughtIn(model.session.game, steps).fights.length
  const words = turnWords()
  const figures = [
    {
      label:
        lost.length === 1
          ? words.unitLost(unitName(model, lost[0]!.unit))
          : words.unitsLost(lost.length),
      value: lost.length === 0 ? '0' : `−${lost.length}`,
    },
    ...points,
    { label: words.fights(fights), value: `${fights}` },
  ]
  return (
    <dl class="enemy-effects well">
      {figures.map(({ label, value }) => (
        <div key={label} class={value.startsWith('−') ? 'is-loss' : undefined}>
          <dd>{value}</dd>
          <dt class="quiet">{label}</dt>
        </div>
      ))}
    </dl>
  )
}
