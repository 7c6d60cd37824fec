import { STEP, type FrontlineState } from '@estafette/frontline/screen'
import type { ComponentType } from 'preact'
import type { Desk } from '../../../screen/desk.ts'
import { ForceBody } from './force-body.tsx'
import { ForceField } from './force-field.tsx'
import { FormField } from './form-field.tsx'
import { OutfitField } from './outfit-field.tsx'
import './forces.css'

type View = ComponentType<{ readonly model: Desk }>

function stepOf({ state }: Desk): number {
  return (state.value as FrontlineState).step
}

/** The battlefield, or in its place whatever the set-up is about. */
export function withSetupField(Field: View): View {
  return function FieldOrSetup({ model }) {
    switch (stepOf(model)) {
      case STEP.select:
      case STEP.draft:
        return <ForceField model={model} />
      case STEP.form:
        return model.seat.value < 0 ? <Field model={model} /> : <FormField model={model} />
      case STEP.outfit:
        return model.seat.value < 0 ? <Field model={model} /> : <OutfitField model={model} />
      default:
        return <Field model={model} />
    }
  }
}

const before: ReadonlySet<number> = new Set([STEP.select, STEP.draft, STEP.form, STEP.outfit])

/** The hand, once there can be one. */
export function withSetupDock(Dock: View): View {
  return function DockOrNothing({ model }) {
    return before.has(stepOf(model)) ? null : <Dock model={model} />
  }
}

/** What stands in the card of a force that is chosen. */
export function SetupLead({ model }: { readonly model: Desk }) {
  if (stepOf(model) !== STEP.select || model.seat.value < 0) return null
  return <ForceBody model={model} />
}
