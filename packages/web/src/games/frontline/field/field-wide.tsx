import { useRef } from 'preact/hooks'
import { LINE, type Side } from '@estafette/frontline/screen'
import { Arrow, rem } from './arrow.tsx'
import { fieldWords } from './field-words.ts'
import { useInSight } from './in-sight.ts'
import { Firepower, type FireSize } from '../panels/firepower.tsx'
import { GroundCard } from './ground.tsx'
import {
  fieldWidth,
  groundCentres,
  groundSize,
  sizes,
  spreadTrays,
  tokenWidth,
  trayWidth,
  worldHeight,
  type FieldLayout,
  type Sizes,
} from './layout.ts'
import { Rail } from './rail.tsx'
import { groupsOf, marksShown, type Group, type Scene } from './scene.ts'
import { Stem } from './stem.tsx'
import { Tray } from './tray.tsx'
import { useBoxSize } from './use-size.ts'

const fireSizes: Readonly<Partial<Record<FieldLayout, FireSize>>> = {
  tablet: 'brief',
  low: 'bar',
}
const WIDE = 1190 // of the field, from which tokens may be larger: a window of 1600
const TALL = 700 // and its height
const RAIL = 38
const FIRE = 170 // what the whole firepower panel takes

/** The field on a desk, a tablet or a low screen: five bands, the lanes at their cards. */
export function FieldWide(props: { readonly scene: Scene; readonly layout: FieldLayout }) {
  const { scene, layout } = props
  const { s, below, arrow, threat, ahead = [] } = scene
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box).value
  const isWide = layout === 'desk' && width >= WIDE && height >= TALL
  const size = sizes[isWide ? 'wide' : layout === 'tablet' || layout === 'low' ? layout : 'desk']
  const lanes = [0, 1].map((side) => groupsOf(s, side))
  const shapes = lanes.map((lane) => lane.map((group) => shapeOf(group, layout === 'low')))
  const token = tokenWidth(width, shapes, size)
  const all = fieldWidth(width, shapes, token, size)
  const ground = groundSize(width, size)
  const isShort = layout === 'desk' && height < worldHeight(size) + RAIL + FIRE
  const centres = groundCentres(all, ground.width)
  const words = fieldWords()
  const scroll = useRef<HTMLDivElement>(null)
  const when = `${marksShown(scene)} ${width} ${height}`
  useInSight(scroll, '.frl-tray:is(.is-aimed, .is-chosen), .is-eligible', when, '.can-act')
  const lane = (side: Side) => (
    <Lane
      scene={scene}
      groups={lanes[side]!}
      isPlate={layout === 'low'}
      isAbove={side !== below}
      label={side === below ? words.ownSections : words.enemySections}
      {...{ token, size, centres, width: all }}
    />
  )
  return (
    <div class={isShort ? 'frl-bands-of is-short' : 'frl-bands-of'} ref={box}>
      <div class="frl-fire-place">
        <Firepower scene={scene} size={isShort ? 'brief' : (fireSizes[layout] ?? 'full')} />
      </div>
      <div class="frl-scroll stack" ref={scroll}>
        <div
          class="frl-world"
          style={`--token:${rem(token)};--token-high:${rem(size.token.height)};--ground:${rem(ground.width)};--ground-high:${rem(ground.height)};width:${rem(all)}`}
        >
          {lane(below)}
          {lane(1 - below)}
          <div class="frl-line" role="group" aria-label={words.grounds}>
            {Array.from({ length: LINE }, (_, at) => (
              <GroundCard
                key={at}
                scene={scene}
                place={at + 1}
                style={`left:${rem(centres[at]! - ground.width / 2)}`}
              />
            ))}
            {arrow && <Arrow arrow={arrow} centres={centres} width={all} ground={ground} />}
            {threat && <Arrow arrow={threat} centres={centres} width={all} ground={ground} />}
            {ahead.map((arrow, at) => (
              <Arrow key={at} {...{ arrow, centres, ground }} width={all} />
            ))}
          </div>
        </div>
      </div>
      <Rail scene={scene} />
    </div>
  )
}

function shapeOf({ place, men }: Group, isPlate: boolean) {
  return { place, pieces: isPlate ? 1 : men.length }
}

/** The sections of a side, each as near to its card as the others allow. */
function Lane(props: {
  readonly scene: Scene
  readonly groups: readonly Group[]
  readonly isPlate: boolean
  readonly isAbove: boolean
  readonly label: string
  readonly token: number
  readonly size: Sizes
  readonly centres: readonly number[]
  readonly width: number
}) {
  const { scene, groups, isPlate, isAbove, label, token, size, centres, width } = props
  const trays = groups.map((group) => ({
    centre: centres[group.place - 1]!,
    width: trayWidth(isPlate ? 1 : group.men.length, token, size),
  }))
  const lefts = spreadTrays(trays, width)
  return (
    <div
      class={isAbove ? 'frl-lane is-above' : 'frl-lane is-below'}
      role="group"
      aria-label={label}
    >
      {groups.map((group, at) => (
        <Tray
          key={group.head}
          scene={scene}
          group={group}
          form={isPlate ? 'plate' : 'tokens'}
          style={`left:${rem(lefts[at]!)};width:${rem(trays[at]!.width)}`}
        />
      ))}
      {groups.map((group, at) => (
        <Stem
          key={group.head}
          left={lefts[at]!}
          right={lefts[at]! + trays[at]!.width}
          to={centres[group.place - 1]!}
          level={group.place % 3}
        />
      ))}
    </div>
  )
}
