import { coverOf, terrainAt } from '@estafette/frontline/screen'
import { describeGround, holdingOf, objectiveAt } from '../card/describe.ts'
import { dropTarget } from './drag.ts'
import { fieldWords } from './field-words.ts'
import { useLook } from './look.ts'
import { FlagArt } from '../art/piece-art.tsx'
import { groundMark } from './marks.ts'
import type { Scene } from './scene.ts'
import { TerrainArt } from '../art/terrain-art.tsx'
import { frontWords } from '../words.ts'

interface Props {
  readonly scene: Scene
  readonly place: number // 1 to 9
  readonly style?: string
}

/** A card of the line: its ground, its number, its cover, who holds it. */
export function GroundCard({ scene, place, style }: Props) {
  const { s } = scene
  const terrain = terrainAt(s, place)
  const mark = groundMark(scene, place)
  const holding = holdingOf(s, place)
  const look = useLook(scene, { kind: 'ground', place })
  const classes = [
    'frl-ground',
    mark.isChosen && 'is-from',
    mark.isAimed && 'is-aimed',
    mark.isTarget && 'can-go',
  ].filter(Boolean)
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-ground={place}
      style={style}
      onClick={() => scene.press({ kind: 'place', place: place - 1 })}
      {...look}
      {...dropTarget(scene, { kind: 'place', place: place - 1 })}
    >
      <span class="sr-only">{describeGround(scene, place)}</span>
      <span aria-hidden="true">
        <TerrainArt terrain={terrain} />
        <b class="frl-number">{place}</b>
        <Objective scene={scene} place={place} />
        {mark.pill !== undefined && <span class="frl-pill">{mark.pill}</span>}
        <span class="frl-ground-name line">
          <b>{frontWords().terrainShort[terrain]}</b>
          <Cover level={coverOf[terrain]! + 1} />
        </span>
        <span class="frl-ground-note">{fieldWords().notes[terrain]}</span>
        {holding && <i class={`frl-held is-${holding}`} />}
      </span>
    </button>
  )
}

/** How much the ground covers: one, two or three bars. */
export function Cover({ level }: { readonly level: number }) {
  return (
    <span class="frl-cover">
      {[1, 2, 3].map((bar) => (
        <i key={bar} class={bar <= level ? 'is-full' : ''} />
      ))}
    </span>
  )
}

/** The flag of an objective with the turns it was held. */
export function Objective({ scene, place }: Props) {
  const objective = objectiveAt(scene.s, place)
  if (!objective) return null
  return (
    <span class="frl-objective line">
      <FlagArt />
      <span>{`${objective.turns}/${objective.of}`}</span>
    </span>
  )
}
