import { signal } from '@preact/signals'
import type { CardDesk } from '../screen/desk.ts'
import { offersTo } from '../session/offers.ts'
import type { Handle, Part } from './handle.ts'
import { nextOf } from './press/next.ts'

/** A person's hand of cards: which one is looked at, and what a tap on one means. */
export function cardHand(handle: Handle): { readonly desk: CardDesk; readonly part: Part } {
  const { screen, offers } = handle
  const { cards } = screen
  const card = signal(-1)
  const playable = () => offersTo(offers.value, cards?.kind)
  return {
    desk: {
      card,
      tapCard(tapped, isCareful = false) {
        handle.rebuff.value = null
        const here = playable().get(tapped) ?? []
        card.value = tapped
        if (here.length === 1) handle.choose(here[0]!, isCareful)
        else handle.intention.value = null
      },
      nextCard(step) {
        card.value = nextOf([...playable().keys()], card.value, step)
      },
    },
    part: {
      clear() {
        card.value = -1
      },
    },
  }
}
