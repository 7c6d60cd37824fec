import { Link } from '../../shell/link.tsx'
import { sideClass } from '../../screen/screen.ts'
import type { ScoreScale } from '../../screen/story.ts'
import type { Finished } from './finished.ts'
import { momentTitle } from '../../story/moments.ts'
import { numberText } from '../../story/numbers.ts'
import type { Summary } from '../../story/summary.ts'
import { useWidth } from '../../shell/use-width.ts'
import { afterWords } from './words.ts'

const HEIGHT = 200
const LEFT = 34
const RIGHT = 16
const TOP = 34
const FOOT = 26
const MARK = 25 // across a number on the curve
const NAMED = 92 // width of what is written at the end of a curve, with words and without
const BARE = 36
const END = 6 // half the height of the point at the end
const LETTERS = 18 // height of what is written over it
const OVER = 9 // from the point at the end to what is written over it
const GOAL_TEXT = 5 // from a line that decides to its words

/** The score step by step, with what decides the game and the turning points. */
export function Curve({ finished, summary }: { finished: Finished; summary: Summary }) {
  const { story, screen, state } = finished
  const { box, width } = useWidth(594)
  const words = story.words()
  const plot = makePlot(summary, story.scale(state), width)
  const { x, y } = plot
  const marks = placeMarks(summary, plot)
  return (
    <section class="after-curve" aria-labelledby="after-curve">
      <h2 id="after-curve">
        {words.curve} <small>{afterWords().opens(words.byStep)}</small>
      </h2>
      <div class="after-plot" ref={box} style={{ height: `${HEIGHT / 16}rem` }}>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={spokenCurve(finished, summary)}
        >
          <Ground finished={finished} summary={summary} plot={plot} />
          {story.curves.map((side, curve) => {
            const line = stepPath(summary, curve, plot)
            const last = summary.steps.at(-1)!.scores[curve]!
            const isAlone = story.curves.length === 1
            const height = valueHeight(
              y(last),
              plot.scale.lines.map(({ value }) => y(value)),
            )
            return (
              <g key={side} class={`after-line ${sideClass(screen.game.id, side)}`}>
                {isAlone && <path class="after-area" d={`${line}V${y(plot.floor)}H${x(0)}Z`} />}
                <path class="after-stroke" d={line} />
                <circle class="after-end" cx={width - RIGHT} cy={y(last)} r={5.5} />
                <text class="after-value" x={width - RIGHT - 8} y={height} text-anchor="end">
                  {isAlone ? numberText(last) : `${words.side[side]} ${numberText(last)}`}
                </text>
              </g>
            )
          })}
          <Goals plot={plot} />
        </svg>
        {marks.map(({ moment, left, top }, index) => (
          <span
            key={moment.number}
            class={moment.isGreatest ? 'after-mark is-greatest' : 'after-mark'}
            style={{ left: `${left / 16}rem`, top: `${top / 16}rem` }}
          >
            <Link
              to={{ page: 'replay', id: finished.id, moment: moment.number }}
              aria-label={`${index + 1}, ${afterWords().toReplay(momentTitle(finished, moment))}`}
            >
              {index + 1}
            </Link>
          </span>
        ))}
      </div>
    </section>
  )
}

/**
 * Where the last score is written: over its point or under it, or as far under lines that decide as
 * their words reach. All are heights from above; letters stand on theirs.
 */
export function valueHeight(end: number, lines: readonly number[]): number {
  const words = lines.map((line) => line - GOAL_TEXT).toSorted((a, b) => a - b)
  const under = end + LETTERS
  const places = [end - OVER, under, ...words.map((line) => line + LETTERS)]
  return places.find((at) => words.every((line) => Math.abs(at - line) >= LETTERS)) ?? under
}

interface Plot {
  readonly width: number
  readonly floor: number
  readonly ceiling: number
  readonly scale: ScoreScale
  x(step: number): number
  y(score: number): number
}

function makePlot({ steps }: Summary, scale: ScoreScale, width: number): Plot {
  const scores = steps.flatMap((step) => step.scores)
  const ceiling = Math.max(1, ...scores, ...scale.lines.map(({ value }) => value))
  const floor = Math.min(0, ...scores)
  const wide = width - LEFT - RIGHT
  return {
    width,
    floor,
    ceiling,
    scale,
    x: (step) => LEFT + (wide * step) / Math.max(1, steps.length),
    y: (score) => HEIGHT - FOOT - ((HEIGHT - FOOT - TOP) * (score - floor)) / (ceiling - floor),
  }
}

/** Turns, the lines that decide, and the band where the game is lost at once. */
function Ground(props: { finished: Finished; summary: Summary; plot: Plot }) {
  const { finished, summary, plot } = props
  const { x, y, width, floor, ceiling, scale } = plot
  const { lines, below } = scale
  const words = finished.story.words()
  const ticks = [...new Set([floor, Math.round((floor + ceiling) / 2), ceiling])]
  return (
    <>
      <defs>
        <pattern id="after-hatch" width="7" height="7" patternUnits="userSpaceOnUse">
          <path class="after-hatching" d="M-1 8L8 -1M-1 1L1 -1M6 8L8 6" />
        </pattern>
      </defs>
      {turnSpans(summary).map(({ turn, from, to }, index) => (
        <g key={turn}>
          {index % 2 === 1 && (
            <rect
              class="after-turn"
              x={x(from)}
              y={TOP - 12}
              width={x(to) - x(from)}
              height={HEIGHT - FOOT - TOP + 12}
            />
          )}
          {x(to) - x(from) > 7 * words.turn(turn).length && (
            <text class="after-tick" x={(x(from) + x(to)) / 2} y={HEIGHT - 7} text-anchor="middle">
              {words.turn(turn)}
            </text>
          )}
        </g>
      ))}
      {ticks.map((tick) => (
        <text key={tick} class="after-tick" x={LEFT - 8} y={y(tick) + 4.5} text-anchor="end">
          {numberText(tick)}
        </text>
      ))}
      {below && (
        <>
          <rect
            class="after-below"
            x={LEFT}
            y={y(below.value)}
            width={width - LEFT - RIGHT}
            height={y(floor) - y(below.value)}
          />
          <text
            class="after-below-text"
            x={(LEFT + width - RIGHT) / 2}
            y={y(below.value) - 5}
            text-anchor="middle"
          >
            {below.label}
          </text>
        </>
      )}
      {lines.map(({ value, label }) => (
        <path key={label} class="after-goal" d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
      ))}
      <path class="after-axis" d={`M${LEFT} ${y(floor)}H${width - RIGHT}`} />
    </>
  )
}

/**
 * At which end of its line the words of each stand, and whether under it: lines that lie close
 * together would have them on each other.
 */
export function goalSpots(
  heights: readonly number[],
): readonly { readonly atStart: boolean; readonly isUnder: boolean }[] {
  return heights.map((height, at) => {
    const near = heights.slice(0, at).filter((other) => Math.abs(other - height) < LETTERS).length
    return { atStart: near % 2 === 1, isUnder: near > 1 }
  })
}

/** What the lines that decide say, over the curve, which may run through it. */
function Goals({ plot }: { readonly plot: Plot }) {
  const { y, width, scale } = plot
  const spots = goalSpots(scale.lines.map(({ value }) => y(value)))
  return (
    <>
      {scale.lines.map(({ value, label }, at) => {
        const { atStart, isUnder } = spots[at]!
        return (
          <text
            key={label}
            class="after-goal-text"
            x={atStart ? LEFT + GOAL_TEXT : width - RIGHT}
            y={y(value) + (isUnder ? LETTERS : -GOAL_TEXT)}
            text-anchor={atStart ? 'start' : 'end'}
          >
            {label}
          </text>
        )
      })}
    </>
  )
}

/** Where on the curve each turn begins and ends. */
function turnSpans({ steps }: Summary): { turn: number; from: number; to: number }[] {
  const spans: { turn: number; from: number; to: number }[] = []
  steps.forEach(({ turn }, step) => {
    const last = spans.at(-1)
    if (last?.turn === turn) last.to = step + 1
    else spans.push({ turn, from: step, to: step + 1 })
  })
  return spans
}

/** A line that stays level within a step. */
function stepPath({ steps }: Summary, curve: number, { x, y }: Plot): string {
  return steps
    .map(({ scores }, step) => {
      const height = y(scores[curve]!).toFixed(1)
      return `${step === 0 ? `M${x(0)} ` : 'V'}${height}H${x(step + 1).toFixed(1)}`
    })
    .join('')
}

/** Numbers beside the curve, none over another nor over what is written at its end. */
function placeMarks({ moments, steps }: Summary, { x, y, width, scale }: Plot) {
  const placed: { left: number; top: number }[] = []
  const last = steps.at(-1)?.scores ?? []
  const lines = scale.lines.map(({ value }) => y(value))
  const written = [
    ...last.map((end) => {
      const height = valueHeight(y(end), lines)
      return {
        left: width - RIGHT - (last.length > 1 ? NAMED : BARE),
        top: Math.min(y(end) - END, height - LETTERS),
        bottom: Math.max(y(end) + END, height),
      }
    }),
    ...lines.map((line) => ({
      left: width - RIGHT - NAMED,
      top: line - LETTERS,
      bottom: line,
    })),
  ]
  return moments.map((moment) => {
    const { step } = moment
    const score = Math.max(...(steps[step]?.scores ?? [0]))
    const left = Math.min(width - RIGHT - MARK, Math.max(LEFT, x(step + 0.5) - MARK / 2))
    const wanted = y(score) - MARK - 6
    const isFree = (top: number): boolean =>
      top >= 0 &&
      top + MARK <= HEIGHT - FOOT &&
      written.every(
        (text) => left + MARK < text.left || top > text.bottom || top + MARK < text.top,
      ) &&
      placed.every(
        (other) => Math.abs(other.left - left) > MARK || Math.abs(other.top - top) > MARK,
      )
    const tries = Array.from({ length: 60 }, (_, at) => wanted + (at % 2 ? 1 : -1) * (at >> 1) * 4)
    const top = tries.find(isFree) ?? Math.max(0, wanted)
    placed.push({ left, top })
    return { moment, left, top }
  })
}

/** The curve for those who do not see it. */
function spokenCurve({ story }: Finished, { steps }: Summary): string {
  const words = story.words()
  return story.curves
    .map((side, curve) => {
      const scores = steps.map((step) => step.scores[curve]!)
      const [first, last] = [scores[0]!, scores.at(-1)!]
      const [most, least] = [Math.max(...scores), Math.min(...scores)]
      const said = [first, last, most, least].map((score) => numberText(score))
      return afterWords().curveSpoken(words.side[side]!, said[0]!, said[1]!, said[2]!, said[3]!)
    })
    .join(' ')
}
