import { effect, useSignal, type ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../store/settings.ts'
import type { TableModel } from '../table/model.ts'
import { afterPicture } from '../table/unhurried.ts'
import { words } from '../table/words.ts'

/** The place under the keyboard, for those who do not see it; the picture does not wait for it. */
export function Spoken(props: {
  readonly model: TableModel
  readonly said: ReadonlySignal<string>
}) {
  const { model, said } = props
  const place = useSignal('')
  useEffect(
    () =>
      effect(() => {
        void [model.state.value, model.plans.value, model.offers.value, language.value]
        const tell = (): string => (model.focus.peek() < 0 ? '' : describe(model))
        if (model.focus.value < 0) place.value = ''
        else afterPicture(() => (place.value = tell()))
      }),
    [model],
  )
  return (
    <p class="sr-only" aria-live="polite">
      {place.value} {said.value}
    </p>
  )
}

/** The place under the keyboard in words, with what can be done there. */
export function describe(model: TableModel): string {
  const place = model.focus.value
  const acts =
    (model.offers.value.places.get(place)?.length ?? 0) +
    [...model.offers.value.units].filter(
      ([unit]) => model.screen.placeOf(model.state.value, unit) === place,
    ).length
  const plan = model.plans.value.find((candidate) => candidate.place === place)
  const told = model.screen.describePlace(model.state.value, place, language.value)
  const extra = plan ? ` ${model.screen.planWords().confirm(plan)}` : ''
  return `${told} ${words().legalActions(acts + (plan ? 1 : 0))}.${extra}`
}
