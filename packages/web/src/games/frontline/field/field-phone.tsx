import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { placeOf, LINE, type Side } from '@estafette/frontline/screen'
import { Arrow, rem } from './arrow.tsx'
import { fieldWords } from './field-words.ts'
import { Firepower } from '../panels/firepower.tsx'
import { firstFocus, FOCUS, focusOn, spotsOf, type Spot } from './focus.ts'
import { GroundCard } from './ground.tsx'
import { useInSight } from './in-sight.ts'
import { spreadTrays } from './layout.ts'
import { Rail } from './rail.tsx'
import { groupsOf, marksShown, type Group, type Scene } from './scene.ts'
import { Strip } from './strip.tsx'
import { Tray, type TrayForm } from './tray.tsx'
import { useBoxSize } from './use-size.ts'

const SWIPE = 40 // pixels
const TIGHT = 300 // and here not even the rail has room
const SHORT = 430 // the sheet leaves less than this: sections as plates
const WITH_ALL = 206 // what stands above, between and below the lanes, without the track
const ROW = 32 // of a man in a lane
const LANE = 20 // its head
const FIRE = 112 // the track with its scale
const BAR = 44 // the track alone
const GROUND_HEIGHT = 82
const LOW_GROUND = 70
const TIGHT_GROUND = 58
const LOWEST = 230 // and here a price and the name of its card have all of it
const LOWEST_GROUND = 50
const WIDE_TRAY = 136
const GAP = 4
const PEEK = 5.5 // trays in sight of a lane that has more: the half one says so

/** The field on a phone: a strip of all nine cards, and five of them in focus with their men. */
export function FieldPhone({ scene }: { readonly scene: Scene }) {
  const { below, arrow, threat, ahead = [] } = scene
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box).value
  const first = useSignal(startOf(scene))
  const held = endsOf(scene)
  useEffect(() => {
    if (held.length > 0) first.value = focusOn(first.peek(), held)
  }, [held.join()])
  const able = ablePlaces(scene)
  useEffect(() => {
    const isSeen = able.some((place) => place >= first.peek() && place < first.peek() + FOCUS)
    if (held.length === 0 && able[0] && !isSeen) first.value = focusOn(first.peek(), [able[0]])
  }, [able.join()])
  useInSight(
    box,
    '.frl-tray:is(.is-aimed, .is-chosen), .is-eligible',
    `${marksShown(scene)} ${first.value} ${width} ${height}`,
    '.can-act',
  )
  const spots = spotsOf(first.value, held)
  const step = width / FOCUS
  const centreOf = (place: number): number => {
    const at = spots.findIndex((spot) => 'place' in spot && spot.place === place)
    return at < 0 ? (place < firstPlace(spots) ? -step : width + step) : (at + 0.5) * step
  }
  const centres = Array.from({ length: LINE }, (_, at) => centreOf(at + 1))
  const rows = [0, 1].reduce((sum, side) => sum + LANE + ROW * largest(groupsOf(scene.s, side)), 0)
  const isShort = height < Math.max(SHORT, WITH_ALL + rows + BAR)
  const isBar = isShort || height < WITH_ALL + rows + FIRE
  const isTight = height < TIGHT
  const classes = [
    'frl-phone',
    ...(isShort ? ['is-short'] : []),
    ...(isTight ? ['is-tight'] : []),
    ...(height < LOWEST ? ['is-lowest'] : []),
    ...(isBar ? ['is-bar'] : []),
  ]
  const ground = { width: step - GAP, height: groundHeight(height, isShort) }
  const from = useRef(0)
  const swiped = (moved: number): void => {
    if (Math.abs(moved) < SWIPE) return
    const next = first.peek() + (moved < 0 ? 1 : -1)
    first.value = Math.min(LINE - FOCUS + 1, Math.max(1, next))
  }
  const lane = (side: Side) => (
    <PhoneLane {...{ scene, side, spots, width, centreOf }} form={isShort ? 'plate' : 'rows'} />
  )
  return (
    <div
      class={classes.join(' ')}
      ref={box}
      onTouchStart={(event) => (from.current = event.touches[0]?.clientX ?? 0)}
      onTouchEnd={(event) => {
        if (isIn(event.target, '.frl-lane.is-over')) return // which scrolls itself
        swiped((event.changedTouches[0]?.clientX ?? 0) - from.current)
      }}
    >
      <div class="frl-fire-place">
        <Firepower scene={scene} size={isBar ? 'bar' : 'brief'} />
      </div>
      {lane(below)}
      {lane(1 - below)}
      <div
        class="frl-line"
        role="group"
        aria-label={fieldWords().grounds}
        style={`--ground:${rem(ground.width)};--ground-high:${rem(ground.height)}`}
      >
        {spots.map((spot, at) =>
          'place' in spot ? (
            <GroundCard
              key={spot.place}
              scene={scene}
              place={spot.place}
              style={`left:${rem(at * step + GAP / 2)}`}
            />
          ) : (
            <span
              key="folded"
              class="frl-folded centred"
              aria-hidden="true"
              style={`left:${rem(at * step + GAP / 2)}`}
            >
              +{spot.folded}
            </span>
          ),
        )}
        {arrow && <Arrow arrow={arrow} centres={centres} width={width} ground={ground} />}
        {threat && <Arrow arrow={threat} centres={centres} width={width} ground={ground} />}
        {ahead.map((arrow, at) => (
          <Arrow key={at} {...{ arrow, centres, ground }} width={width} />
        ))}
      </div>
      <Strip
        scene={scene}
        spots={spots}
        go={(place) => (first.value = focusOn(Math.max(1, place - 2), [place]))}
      />
      <Rail scene={scene} />
    </div>
  )
}

/** How high the cards of the ground are in a field of some height. */
function groundHeight(height: number, isShort: boolean): number {
  if (height < LOWEST) return LOWEST_GROUND
  if (height < TIGHT) return TIGHT_GROUND
  return isShort ? LOW_GROUND : GROUND_HEIGHT
}

function isIn(at: EventTarget | null, selector: string): boolean {
  return at instanceof Element && at.closest(selector) !== null
}

/** Men of the largest section: what is chosen or in focus does not change how men are shown. */
function largest(groups: readonly Group[]): number {
  return Math.max(0, ...groups.map(({ men }) => men.length))
}

function firstPlace(spots: readonly Spot[]): number {
  const [first] = spots
  return first && 'place' in first ? first.place : 1
}

function startOf({ s, below }: Scene): number {
  const placesOf = (side: Side) => groupsOf(s, side).map(({ place }) => place)
  return firstFocus(placesOf(below), placesOf(1 - below))
}

/** The cards that must be seen: both ends of an aim, or what is chosen. */
function endsOf({ s, groups, arrow }: Scene): readonly number[] {
  if (arrow) return [arrow.from, arrow.to]
  return [...groups].flatMap(([head, mark]) =>
    mark.isChosen || mark.isAimed ? [placeOf(s, head)] : [],
  )
}

/** The cards where somebody can act. */
function ablePlaces({ s, groups }: Scene): readonly number[] {
  return [...groups].flatMap(([head, { canAct }]) => (canAct ? [placeOf(s, head)] : []))
}

/** The sections of a side in the cards in focus; the chosen one has room for all its values. */
function PhoneLane(props: {
  readonly scene: Scene
  readonly side: Side
  readonly spots: readonly Spot[]
  readonly width: number
  readonly centreOf: (place: number) => number
  readonly form: TrayForm
}) {
  const { scene, side, spots, width, centreOf, form } = props
  const { s, below } = scene
  const words = fieldWords()
  const seen = new Set(spots.flatMap((spot) => ('place' in spot ? [spot.place] : [])))
  const groups = groupsOf(s, side).filter(({ place }) => seen.has(place))
  const isMeant = ({ head }: Group): boolean => {
    const mark = scene.groups.get(head)
    return !!mark?.isChosen || !!mark?.isAimed
  }
  const isLarge = (group: Group): boolean => form === 'rows' && isMeant(group)
  const narrow = Math.floor(width / (groups.length > FOCUS ? PEEK : FOCUS)) - GAP
  const trays = groups.map((group) => ({
    centre: centreOf(group.place),
    width: isLarge(group) ? WIDE_TRAY : narrow,
  }))
  const needed = trays.reduce((sum, tray) => sum + tray.width + GAP, 0)
  const isOver = needed > width
  const lefts = spreadTrays(trays, Math.max(width, needed), { gap: GAP, edge: GAP / 2 })
  const rows = form === 'plate' ? 1 : largest(groups)
  const lane = useRef<HTMLDivElement>(null)
  const meant = groups.findIndex(isMeant)
  useEffect(() => {
    if (meant < 0 || !isOver) return
    const room = (width - trays[meant]!.width) / 2
    lane.current?.scrollTo({ left: lefts[meant]! - room })
  }, [groups[meant]?.head, isOver])
  return (
    <div
      ref={lane}
      class={`frl-lane ${side === below ? 'is-below' : 'is-above'}${isOver ? ' is-over' : ''}`}
      role="group"
      aria-label={side === below ? words.ownSections : words.enemySections}
      style={`--rows:${rows}`}
    >
      {groups.map((group, at) => (
        <Tray
          key={group.head}
          scene={scene}
          group={group}
          form={form}
          isNarrow={!isLarge(group)}
          style={`left:${rem(lefts[at]!)};width:${rem(trays[at]!.width)}`}
        />
      ))}
    </div>
  )
}
