import type { Meaning } from './grammar.ts'
import type { Hand } from './hand.ts'
import type { Selecting } from './selecting.ts'

/** Does what a press means. */
export function obey(hand: Hand, selecting: Selecting, meaning: Meaning): void {
  const { screen, state, intention, rebuff, selection, inspected } = hand
  switch (meaning.kind) {
    case 'choose':
      selecting.takeFrom(meaning.place)
      break
    case 'add':
      selecting.toggleUnit(hand.usable(meaning.place)[0]!)
      break
    case 'type':
      selecting.takeType(meaning.place)
      break
    case 'ask':
      hand.asked.value = meaning.place
      break
    case 'inspect':
      inspected.value = meaning.place
      break
    case 'note':
      rebuff.value =
        screen.plans?.whyNot(state.value, selection.value?.units ?? [], meaning.place) ?? null
      if (!rebuff.value) inspected.value = meaning.place
      break
    case 'preview':
      inspected.value = selection.value?.place ?? -1
      screen.plans?.aimed?.(hand, meaning.plan)
      intention.value = { kind: 'plan', plan: meaning.plan }
      break
    case 'go':
      intention.value = { kind: 'plan', plan: meaning.plan }
      hand.confirm()
      break
    case 'drop':
      intention.value = null
      inspected.value = selection.value?.place ?? -1
      break
    case 'giveUp':
      selecting.giveUp()
  }
}
