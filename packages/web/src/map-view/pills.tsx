import type { Plan } from '@estafette/kernel'
import { useMemo } from 'preact/hooks'
import type { CounterDetail } from '../counters/model.ts'
import { later } from '../shell/later.tsx'
import { locales } from '@estafette/words'
import { language } from '../store/settings.ts'
import type { Point, Rect } from './camera.ts'
import type { MapFeed } from './feed.ts'
import { AIMED, PILL, pillSpots } from './pill-spots.ts'

const Arrows = later(async () => (await import('./arrows.tsx')).Arrows)
const GROWTH: Readonly<Record<CounterDetail, number>> = { full: 1, table: 1.2, plate: 1.5 }

/** What moves cost and leave, the chances of attacks, the arrow of the one that is meant. */
export function Pills(props: {
  readonly feed: MapFeed
  readonly level: CounterDetail
  readonly signs: readonly Rect[] // that are on the map
}) {
  const { feed, level, signs } = props
  const { map } = feed
  const plans = feed.pills.value
  const piles = feed.piles.value
  const key = plans.map(({ kind, place }) => `${kind}${place}`).join()
  const spots = useMemo(() => {
    const isMute = plans.some((plan) => plan.kind === 'attack' && feed.chanceOf(plan) === null)
    const attack = isMute ? SWORDS_WIDTH : PILL.attack.width
    const widths = { move: moveWidth(feed.afterMove), attack }
    const room = { growth: GROWTH[level], widths, bounds: map.bounds, shy: signs }
    return pillSpots(plans, map.places, piles, room)
  }, [key, piles, level, signs, feed.afterMove])
  return (
    <>
      {feed.aim.value && <Arrows feed={feed} spots={spots} />}
      {spots.map(
        ({ x, y, target }, index) =>
          target && (
            <path
              key={`leader${plans[index]!.kind}${plans[index]!.place}`}
              class="pill-leader"
              d={`M${x} ${y}L${target.x} ${target.y}`}
            />
          ),
      )}
      {plans.map((plan, index) => {
        const at = spots[index]!
        const isAimed = feed.aim.value === plan
        return plan.kind === 'move' ? (
          <MovePill
            key={`move${plan.place}`}
            plan={plan}
            at={at}
            growth={GROWTH[level]}
            feed={feed}
          />
        ) : (
          <AttackPill
            key={`attack${plan.place}`}
            plan={plan}
            at={at}
            growth={GROWTH[level] * (isAimed ? AIMED : 1)}
            chance={feed.chanceOf(plan)}
            isAimed={isAimed}
          />
        )
      })}
    </>
  )
}

/** How wide the pill of a move is with what is said of units after it. */
function moveWidth(afterMove: string): number {
  return afterMove === '' ? PILL.move.width : COST_WIDTH + 16 + afterMove.length * LETTER
}

/** What a move costs, and what is left after it. */
function MovePill(props: {
  readonly plan: Plan
  readonly at: Point
  readonly growth: number
  readonly feed: MapFeed
}) {
  const { plan, at, growth, feed } = props
  const { height } = PILL.move
  const { afterMove } = feed
  const width = moveWidth(afterMove)
  const half = COST_WIDTH - width / 2 // where the cost ends
  return (
    <g class="pill is-move" transform={placed(at, growth)} data-place={plan.place}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <path class="pill-half" d={ROUND_HALF} transform={`translate(${half} 0)`} />
      <text x={half - 14} y={8.5} class="pill-cost">
        {feed.points(plan.cost)}
      </text>
      <text
        x={(half + width / 2) / 2 - 1}
        y={afterMove === '' ? 7.5 : 6}
        class={afterMove === '' ? 'pill-left' : 'pill-left is-words'}
      >
        {afterMove === '' ? feed.points(plan.left) : afterMove}
      </text>
    </g>
  )
}

/** Swords, and how likely an attack succeeds; the swords alone where nobody tells. */
function AttackPill(props: {
  readonly plan: Plan
  readonly at: Point
  readonly growth: number
  readonly chance: number | null | undefined
  readonly isAimed: boolean
}) {
  const { plan, at, growth, chance, isAimed } = props
  const { width, height } = PILL.attack
  const [half, w] = [height / 2, chance === null ? SWORDS_WIDTH : width]
  const state = isAimed ? ' is-aimed' : chance && chance < FAINT ? ' is-faint' : ''
  return (
    <g class={`pill is-attack${state}`} transform={placed(at, growth)} data-place={plan.place}>
      <rect
        class="pill-case"
        x={-w / 2 - 2}
        y={-half - 2}
        width={w + 4}
        height={height + 4}
        rx={5}
      />
      <rect x={-w / 2} y={-half} width={w} height={height} rx={4} />
      <rect class="pill-half" x={-w / 2} y={-half} width={SWORDS_WIDTH} height={height} rx={4} />
      <path class="pill-swords" d={SWORDS} transform={`translate(${(SWORDS_WIDTH - w) / 2} 0)`} />
      {chance !== null && chance !== undefined && (
        <text x={SWORDS_WIDTH / 2} y={9} class="pill-chance">
          {chanceText(chance)}
        </text>
      )}
    </g>
  )
}

/** A chance in whole per cent, small ones with a decimal; only what is sure is nought or a hundred. */
export function chanceText(chance: number): string {
  const digits = chance < 0.0995 ? 1 : 0
  const least = digits === 1 ? 0.001 : 0.01
  const shown = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(least, chance))
  return new Intl.NumberFormat(locales[language.value], {
    style: 'percent',
    minimumFractionDigits: chance <= 0 ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(shown)
}

function placed({ x, y }: Point, growth: number): string {
  return `translate(${x} ${y})${growth === 1 ? '' : ` scale(${growth})`}`
}

const FAINT = 0.2 // less is a long shot
const SWORDS_WIDTH = 34
const COST_WIDTH = 29
const LETTER = 6.8 // of words on a pill
const ROUND_HALF = 'M0 -16H-13A16 16 0 0 0 -13 16H0Z'
const SWORDS = 'M-8 -8L8 8M8 -8L-8 8M-9 4L-4 9M9 4L4 9'
