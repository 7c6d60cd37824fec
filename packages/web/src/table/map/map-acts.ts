import type { MapActs } from '../../map-view/feed.ts'
import { keyHit } from '../../map-view/hits.ts'
import { endAt } from '../ahead/drawing.ts'
import type { TableModel } from '../model.ts'
import { enemyTurn, isFollowed } from '../other-turn/enemy-turn.ts'
import { escape } from '../press/escape.ts'
import { nextOf } from '../press/next.ts'
import { isMeantAt } from '../press/targets.ts'
import { goToCard } from '../speech/focus.tsx'

/** What a person in front of the map does to the table. */
export function mapActs(model: TableModel, planning: () => boolean): MapActs {
  const { screen, offers, plans, intention, able, focus } = model

  /** Whether the decision is one that nothing on the map can answer. */
  const isOnCard = (): boolean =>
    offers.value.all.length > 0 && able.value.length === 0 && !planning()

  /** The keyboard goes to a place: what was about to be confirmed elsewhere is not asked any more. */
  const goTo = (place: number): void => {
    focus.value = place
    model.isLeft.value = false
    model.asked.value = -1
    if (intention.value && !isMeantAt(model, screen, place)) intention.value = null
  }

  return {
    tap(hit) {
      focus.value = hit.place
      if (endAt(model, hit.place)) return
      model.press(hit)
    },
    goTo,
    point(place) {
      model.pointed.value = place
    },
    next(step) {
      goTo(nextOf(able.value, focus.value, step))
    },
    nextTarget(step) {
      const fights = plans.value.filter(({ kind }) => kind === 'attack')
      const moves = plans.value.filter(({ kind }) => kind === 'move')
      const targets = [...fights, ...moves].map(({ place }) => place)
      goTo(nextOf(targets.length === 0 ? able.value : targets, focus.value, step))
    },
    choose() {
      const turn = enemyTurn(model)
      if (endAt(model, focus.value)) return
      if (turn && !isFollowed(turn)) turn.watching.finish()
      else if (isMeantAt(model, screen, focus.value)) model.confirm()
      else if (isOnCard()) goToCard()
      else if (focus.value < 0) goTo(nextOf(able.value, -1, 1))
      else model.press(keyHit(focus.value))
    },
    back: () => escape(model),
    undo: () => model.undo(),
    undoAll: () => model.undoAll(),
    uses(input) {
      model.byKeyboard.value = input === 'keyboard'
    },
  }
}
