import { useContext } from 'preact/hooks'
import type { Desk } from '../../../screen/desk.ts'
import { ShownStep } from '../../../screen/field.ts'
import { FieldLines } from './field-lines.tsx'
import { FieldPhone } from './field-phone.tsx'
import { FieldWide } from './field-wide.tsx'
import { LookedAt } from './looked-at.tsx'
import { sceneOf } from './scene.ts'
import { TerrainSymbols } from '../art/terrain-art.tsx'
import { useLayout } from './use-size.ts'
import './field.css'
import './field-phone.css'

/** The battlefield: hand of the opponent, his sections, nine terrain cards, own sections. */
export function Field({ model }: { readonly model: Desk }) {
  const step = useContext(ShownStep)
  const layout = useLayout()
  const scene = sceneOf(model, layout, step)
  return (
    <div class={`frl is-${layout}`} data-layout={layout}>
      <TerrainSymbols />
      {layout === 'small' ? (
        <FieldLines scene={scene} />
      ) : layout === 'phone' ? (
        <FieldPhone scene={scene} />
      ) : (
        <FieldWide scene={scene} />
      )}
      <LookedAt scene={scene} />
    </div>
  )
}
