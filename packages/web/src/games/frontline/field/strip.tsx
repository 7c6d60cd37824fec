import { LINE, terrainAt, type Side } from '@estafette/frontline/screen'
import { sideClass } from '../../../screen/screen.ts'
import { describeGround, objectiveAt } from '../card/describe.ts'
import { fieldWords } from './field-words.ts'
import type { Spot } from './focus.ts'
import { groundMark } from './marks.ts'
import { FlagArt } from '../art/piece-art.tsx'
import { groupsOf, type Group, type Scene } from './scene.ts'
import { TerrainArt } from '../art/terrain-art.tsx'

/** All nine cards at once: men of both sides, who can act, what is chosen and aimed at. */
export function Strip(props: {
  readonly scene: Scene
  readonly spots: readonly Spot[]
  readonly go: (place: number) => void
}) {
  const { scene, spots, go } = props
  const { s } = scene
  const groups = [0, 1].map((side) => groupsOf(s, side))
  return (
    <div class="frl-strip" role="group" aria-label={fieldWords().line}>
      {Array.from({ length: LINE }, (_, at) => at + 1).map((place) => (
        <StripCard
          key={place}
          scene={scene}
          place={place}
          groups={groups.map((all) => all.filter((group) => group.place === place))}
          isIn={spots.some((spot) => 'place' in spot && spot.place === place)}
          go={() => go(place)}
        />
      ))}
    </div>
  )
}

function StripCard(props: {
  readonly scene: Scene
  readonly place: number
  readonly groups: readonly (readonly Group[])[] // by side
  readonly isIn: boolean
  readonly go: () => void
}) {
  const { scene, place, groups, isIn, go } = props
  const { s } = scene
  const marksHere = groups.flat().map(({ head }) => scene.groups.get(head) ?? {})
  const ground = groundMark(scene, place)
  const classes = [
    isIn && 'is-in',
    (ground.isChosen || marksHere.some(({ isChosen }) => isChosen)) && 'is-from',
    (ground.isAimed || marksHere.some(({ isAimed }) => isAimed)) && 'is-aimed',
    ground.isTarget && 'can-go',
  ].filter(Boolean)
  return (
    <button type="button" class={classes.join(' ')} onClick={go}>
      <span class="sr-only">{describeGround(scene, place)}</span>
      <span aria-hidden="true">
        <TerrainArt terrain={terrainAt(s, place)} />
        <b class="frl-number">{place}</b>
        {groups.map((here, side) => (
          <Men key={side} scene={scene} side={side} groups={here} />
        ))}
        {objectiveAt(s, place) && <FlagArt />}
        {marksHere.some(({ canAct }) => canAct) && <u class="frl-can" />}
      </span>
    </button>
  )
}

/** How many men a side has in a card: round for the Allies, square for the Axis. */
function Men(props: {
  readonly scene: Scene
  readonly side: Side
  readonly groups: readonly Group[]
}) {
  const { scene, side, groups } = props
  const count = groups.reduce((sum, { men }) => sum + men.length, 0)
  if (count === 0) return null
  const where = side === scene.below ? 'is-below' : 'is-above'
  return <i class={`${sideClass('frontline', side)} ${where}`}>{count}</i>
}
