import type { CardAct, TileGroup } from '../screen/card.ts'
import { words as tableWords } from '../table/words.ts'
import { words } from './words.ts'

/** What is in the slots of a card, and above them. */
export interface SlotsOf {
  readonly groups?: readonly TileGroup[]
  readonly primary: CardAct
  readonly decline: CardAct
  readonly caution?: string
}

/** Whether the end of the game is chosen and waits for slot A. */
interface Meant {
  value: boolean
}

/** Time that is granted is one press; the game is claimed by a choice and then slot A. */
export function lateActs(
  isMeant: Meant,
  granted: string,
  acts: { grant(): void; claim(): void },
): SlotsOf {
  if (!isMeant.value) {
    return {
      primary: { label: words().grant(granted), icon: 'plus', press: acts.grant },
      decline: { label: words().claim, press: () => (isMeant.value = true) },
    }
  }
  return {
    caution: words().claimText,
    primary: carryingOut(isMeant, words().claim, acts.claim),
    decline: {
      label: tableWords().cancel,
      icon: 'close',
      press: () => (isMeant.value = false),
    },
  }
}

/** What would end the game is declined by one press, and accepted by a choice and then slot A. */
export function endingActs(
  what: 'draw' | 'resign',
  isMeant: Meant,
  acts: { accept(): void; refuse(): void },
): SlotsOf {
  const label = words().accept[what]
  const tile = {
    key: 'accept',
    name: label,
    part: `accept-${what}`,
    isChosen: isMeant.value,
    press: () => void (isMeant.value = true),
  }
  return {
    groups: [{ key: what, tiles: [tile] }],
    ...(isMeant.value && {
      caution: what === 'draw' ? words().drawText : words().askedText.resign,
    }),
    primary: isMeant.value
      ? carryingOut(isMeant, label, acts.accept)
      : { label: tableWords().choose, closed: tableWords().chooseAbove, press: () => {} },
    decline: { label: words().refuse, icon: 'close', press: acts.refuse },
  }
}

function carryingOut(isMeant: Meant, label: string, act: () => void): CardAct {
  return {
    label,
    icon: 'check',
    shortcut: 'Enter',
    confirms: true,
    press() {
      isMeant.value = false
      act()
    },
  }
}
