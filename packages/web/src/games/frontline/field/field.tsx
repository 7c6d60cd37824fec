import { FieldLines } from './field-lines.tsx'
import { FieldPhone } from './field-phone.tsx'
import { FieldWide } from './field-wide.tsx'
import { LookedAt } from './looked-at.tsx'
import type { Scene } from './scene.ts'
import { TerrainSymbols } from '../art/terrain-art.tsx'
import { useLayout } from './use-size.ts'
import './field.css'
import './field-phone.css'

/** The battlefield: hand of the opponent, their sections, nine terrain cards, own sections. */
export function Field({ feed: scene }: { readonly feed: Scene }) {
  const layout = useLayout()
  return (
    <div class={`frl over is-${layout}`} data-layout={layout}>
      <TerrainSymbols />
      {layout === 'small' ? (
        <FieldLines scene={scene} />
      ) : layout === 'phone' ? (
        <FieldPhone scene={scene} />
      ) : (
        <FieldWide scene={scene} layout={layout} />
      )}
      <LookedAt scene={scene} />
    </div>
  )
}
