import { phrase } from '../../i18n/sentences.ts'
import type { TableModel } from '../model.ts'
import { isShown, showPlaces } from '../../screen/table-state.ts'
import { victoryWords } from '../end/victory-words.ts'

/** Lights places on the map, or puts them out again. */
export function ShowPlaces(props: {
  readonly model: TableModel
  readonly places: readonly number[]
  readonly what: string // they are about
  readonly label?: string
}) {
  const { model, places, what, label } = props
  if (places.length === 0 || !model.screen.map) return null
  const words = victoryWords()
  const isOn = isShown(model.page, places)
  const text = isOn ? words.hide : (label ?? words.show)
  return (
    <button
      type="button"
      class="link"
      aria-pressed={isOn}
      aria-label={`${text}${words.about(phrase(what))}`}
      onClick={() => showPlaces(model.page, places)}
    >
      {text}
    </button>
  )
}
