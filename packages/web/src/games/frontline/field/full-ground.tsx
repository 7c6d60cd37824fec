import { frontline } from '@estafette/frontline'
import { coverOf, terrainAt } from '@estafette/frontline/screen'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { sentence } from '../../../panels/question.ts'
import { Cover } from './ground.tsx'
import { groundName, terrainName } from '../told/names.ts'
import type { Scene } from './scene.ts'
import { groundRules } from './terrain-rules.ts'
import { frontWords } from '../words.ts'

/** A card of the line with all that its ground does. FRL-TER-5 */
export function FullGround({ scene, place }: { readonly scene: Scene; readonly place: number }) {
  const words = frontWords()
  const terrain = terrainAt(scene.s, place)
  const level = coverOf[terrain]!
  return (
    <article class="frl-soldier frl-full-ground">
      <header>
        <div>
          <b>{terrainName(terrain)}</b>
          <span>{sentence(groundName(place))}</span>
        </div>
      </header>
      <p>
        <Cover level={level + 1} /> {sentence(words.cover[level]!)}{' '}
        <RuleLink game={frontline.id} rule="FRL-TER-5" />
      </p>
      <p>
        {sentence(words.terrainText[terrain]!)}.{' '}
        <RuleLink game={frontline.id} rule={groundRules[terrain]!} />
      </p>
    </article>
  )
}
