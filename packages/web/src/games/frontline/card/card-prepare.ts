import { busyMen, doingsOf, type Doing, type PrepareDraft } from '@estafette/frontline/plans'
import {
  isPinned,
  membersOf,
  NONE,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import type { Tile } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import { cancelAct, offersBy, slots, type OwnCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { positionOf, setDraft } from '../plan/draft.ts'
import { nameOf } from '../told/names.ts'
import { lossHead } from './losses.ts'
import { lossesUnanswered } from '../plan/odds.ts'

/** A Prepare action that is put together, a row for each man, filled with the best. FRL-PREP-2 */
export function prepareCard(model: FrontDesk, draft: PrepareDraft): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const pinned = membersOf(s, draft.section).filter((x) => isPinned(s, x))
  const tiles = [
    ...busyMen(s, model.seat.value, draft.section).flatMap((x) =>
      doingsOf(s, model.seat.value, draft, x).map((doing): Tile => ({
        key: `man${x} ${doing}`,
        name: nameOf(x),
        text: doingText(doing),
        unit: x,
        isChosen: draft.doings.get(x) === doing,
        part: 'doing',
        press: () => setDraft(model, withDoing(draft, x, doing)),
      })),
    ),
    ...pinned.map((x): Tile => ({
      key: `man${x}`,
      name: nameOf(x),
      unit: x,
      closed: words.does.unpin.toLowerCase(),
    })),
  ]
  return {
    title: words.titles.prepare(nameOf(draft.section)),
    note: words.notes.prepare,
    ...chanceUnderFire(s),
    groups: [{ key: 'men', title: words.groups.men, rule: 'FRL-PREP-2', byUnit: true, tiles }],
    primary: {
      label: words.prepareNow,
      icon: 'check',
      shortcut: 'Enter',
      confirms: true,
      press: () => model.confirm(),
    },
    decline: cancelAct(model, words.does.otherAction),
  }
}

function withDoing(draft: PrepareDraft, x: Soldier, doing: Doing): PrepareDraft {
  return { ...draft, doings: new Map(draft.doings).set(x, doing) }
}

const DOINGS: readonly Doing[] = ['reload', 'serve', 'draw', 'nothing']

function doingText(verb: string): string {
  const { does } = cardWords()
  const doing = DOINGS.find((one) => one === verb) ?? 'nothing'
  return doing === 'draw' ? does.drawCard : does[doing]
}

/** The same question man by man, where it was begun without a plan. */
export function preparingCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const tiles = offersBy(model, 'reload', 'serve', 'draw').map((offer): Tile => ({
    key: String(offer.choice),
    name: nameOf(offer.target),
    text: doingText(offer.verb),
    unit: offer.target,
    offer,
    press: () => model.choose(offer),
  }))
  return {
    title: words.titles.preparing(nameOf(s.actor)),
    note: words.notes.prepare,
    ...chanceUnderFire(s),
    groups: [{ key: 'men', title: words.groups.men, rule: 'FRL-PREP-2', byUnit: true, tiles }],
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'done' ? words.does.done : `${nameOf(target)}, ${doingText(verb)}`,
      decline: offersBy(model, 'done')[0],
    }),
  }
}

/** What comes of fire that a section prepares under: it is left unanswered. */
function chanceUnderFire(s: FrontlineState): Pick<OwnCard, 'chance'> {
  if (s.attacker === NONE) return {}
  return { chance: lossHead(lossesUnanswered(s).losses) }
}
