import { TerrainSymbols } from '../art/terrain-art.tsx'
import type { Scene } from '../field/scene.ts'
import { FacedForces } from './faced-forces.tsx'
import { facedWords } from './faced-words.ts'
import { Ground } from './force-field.tsx'

/** Secret forces when they are opened: the ground, and both of them face to face. */
export function FacedField({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  return (
    <div class="frc-field stack" data-part="faced">
      <TerrainSymbols />
      <Ground s={scene.s} seat={seat} />
      <h2 class="frc-faced-title">{facedWords().title}</h2>
      <FacedForces scene={scene} />
    </div>
  )
}
