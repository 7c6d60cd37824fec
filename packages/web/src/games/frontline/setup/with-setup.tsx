import { STEP } from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import { Field } from '../field/field.tsx'
import type { Scene } from '../field/scene.ts'
import { ForceBody } from './force-body.tsx'
import { FacedField } from './faced-field.tsx'
import { ForceField } from './force-field.tsx'
import { FormField } from './form-field.tsx'
import { OutfitField } from './outfit-field.tsx'
import './forces.css'

/** The battlefield, or in its place whatever the set-up is about. */
export function FieldOrSetup({ feed }: { readonly feed: Scene }) {
  const { setUp } = feed
  switch (setUp?.kind) {
    case 'force':
      return <ForceField scene={feed} seat={setUp.seat} />
    case 'faced':
      return <FacedField scene={feed} seat={setUp.seat} />
    case 'form':
      return <FormField scene={feed} setUp={setUp} />
    case 'outfit':
      return <OutfitField scene={feed} setUp={setUp} />
    default:
      return <Field feed={feed} />
  }
}

/** What stands in the card of a force that is chosen. */
export function SetupLead({ model }: { readonly model: FrontDesk }) {
  const { step } = model.state.value
  if (step !== STEP.select || model.seat.value < 0) return null
  return <ForceBody model={model} />
}
