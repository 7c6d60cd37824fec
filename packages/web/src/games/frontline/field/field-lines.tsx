import { coverOf, LINE, terrainAt } from '@estafette/frontline/screen'
import { describeGround } from '../card/describe.ts'
import { fieldWords } from './field-words.ts'
import { Firepower } from '../panels/firepower.tsx'
import { Cover, Objective } from './ground.tsx'
import { groundMark } from './marks.ts'
import { Rail } from './rail.tsx'
import { groupsOf, type Scene } from './scene.ts'
import { Tray } from './tray.tsx'
import { frontWords } from '../words.ts'

/** The field where there is room for neither width nor height: a list of cards with sections. */
export function FieldLines({ scene }: { readonly scene: Scene }) {
  const { s, below } = scene
  const groups = [...groupsOf(s, below), ...groupsOf(s, 1 - below)]
  return (
    <>
      <Firepower scene={scene} size="line" />
      <Rail scene={scene} />
      <ol class="frl-lines" aria-label={fieldWords().grounds}>
        {Array.from({ length: LINE }, (_, at) => at + 1).map((place) => (
          <li key={place} class={groundMark(scene, place).isTarget ? 'can-go' : ''}>
            <button
              type="button"
              class="frl-line-ground"
              data-ground={place}
              onClick={() => scene.press({ kind: 'place', place: place - 1 })}
            >
              <span class="sr-only">{describeGround(scene, place)}</span>
              <span aria-hidden="true">
                <b class="frl-number">{place}</b> {frontWords().terrainShort[terrainAt(s, place)]}{' '}
                <Cover level={coverOf[terrainAt(s, place)]! + 1} />
                <Objective scene={scene} place={place} />
                {groundMark(scene, place).pill}
              </span>
            </button>
            {groups
              .filter((group) => group.place === place)
              .map((group) => (
                <Tray key={group.head} scene={scene} group={group} form="rows" />
              ))}
          </li>
        ))}
      </ol>
    </>
  )
}
