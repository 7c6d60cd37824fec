import { effect, type Signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Camera } from '../../map-view/camera.ts'
import type { MapWindow } from '../../map-view/view.ts'
import { enemyTurn } from '../other-turn/enemy-turn.ts'
import type { TableModel } from '../model.ts'

/** Follows the scale of the map, and looks back to where one looked before a turn was shown. */
export function CameraOfTurn(props: {
  readonly model: TableModel
  readonly view: MapWindow
  readonly scale: Signal<number>
}) {
  const { model, view, scale } = props
  const isOn = enemyTurn(model) !== null
  const before = useRef<Camera | null>(null)
  useEffect(
    () =>
      effect(() => {
        scale.value = view.sharp.value
      }),
    [view],
  )
  useEffect(() => {
    if (isOn) before.current = view.camera.peek()
    else if (before.current) {
      view.put(before.current)
      before.current = null
    }
  }, [isOn])
  return null
}

/** Places of the step that is shown, for the map to bring into sight. */
export function placesToFollow(model: TableModel): readonly number[] {
  const present = enemyTurn(model)?.present
  if (!present) return []
  return [...present.trails.flatMap(({ path }) => [path[0]!, path.at(-1)!]), present.place].filter(
    (place) => place >= 0,
  )
}

/** Whether a turn is summed up, with a line of it shown on the map. */
export function isSummedUp(model: TableModel): boolean {
  return !!enemyTurn(model)?.sum
}

/** Places of a line of the sum that was pressed. */
export function lineToShow(model: TableModel): readonly number[] {
  return enemyTurn(model)?.sum?.isPicked ? placesToFollow(model) : []
}
