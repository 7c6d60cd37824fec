import { computed, signal, type ReadonlySignal } from '@preact/signals'
import { SPECTATOR } from '@estafette/kernel'
import type { Watching } from '../session/watching.ts'
import type { TableModel } from '../table/model.ts'
import { shownTurn, type EnemyTurn } from '../table/other-turn/enemy-turn.ts'
import type { ReplayScene } from './scenes.ts'

/** Has the map show the step of a scene as it shows that of somebody else's turn. */
export function showScene(
  { session: { log }, page }: TableModel,
  scene: ReadonlySignal<ReplayScene>,
  at: ReadonlySignal<number>,
): void {
  const none = (): void => {}
  const watching: Watching = {
    watch: signal(null),
    told: log,
    isLive: false,
    isOver: signal(true),
    decides: signal(SPECTATOR),
    show: none,
    lookAgain: none,
    finish: none,
  }
  page.of(shownTurn).turn = computed((): EnemyTurn | null => {
    const { step, at: end } = scene.value
    if (!step || end !== at.value || step.last === 0) return null
    const present = { ...step, number: 1 }
    const { seat, side } = step
    return {
      watching,
      steps: [present],
      doer: { seat, side },
      present,
      isComplete: true,
      isLive: false,
      sum: null,
      go: none,
    }
  })
}
