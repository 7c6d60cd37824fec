import type { FrontlineState } from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Card, Tile } from '../../../screen/card.ts'
import type { Desk } from '../../../screen/desk.ts'
import {
  asTheyStand,
  canLead,
  formingRow,
  meantSections,
  ownSoldiers,
  usualSections,
  type Arrangement,
} from './form-plan.ts'
import { forceWords } from './force-words.ts'
import { formWords } from './form-words.ts'

/** The sections as they are meant; the usual ones until something is changed. */
export function sectionsNow(model: Desk): Arrangement {
  const s = model.state.value as FrontlineState
  return meantSections(model).value ?? firstProposal(s, model.seat.value)
}

/** Where sections are laid out they are kept, else the usual ones are proposed. */
function firstProposal(s: FrontlineState, seat: number): Arrangement {
  const own = ownSoldiers(s, seat)
  const isFormed = own.some((x) => s.head[x] !== x)
  return isFormed ? asTheyStand(s, seat) : usualSections(s, seat)
}

/** Sections are put together on the page and formed with one press. FRL-SET-6 */
export function formCard(model: Desk): Partial<Omit<Card, 'key' | 'when'>> {
  const words = formWords()
  const s = model.state.value as FrontlineState
  const seat = model.seat.value
  const meant = meantSections(model)
  const now = sectionsNow(model)
  const own = ownSoldiers(s, seat)
  const heads = own.filter((x) => now.heads.get(x) === x)
  const led = heads.filter((x) => canLead(s, x))
  const alone = new Map(own.map((x) => [x, x]))
  const voice = voiceOf(model.session.game)
  return {
    steps: forceWords().steps.map((name, at) => ({ name, isNow: at === 1 })),
    title: words.title,
    note: words.note(led.length, heads.length - led.length),
    groups: [
      {
        key: 'ways',
        title: words.ways,
        tiles: [
          tile('usual', words.usual, words.usualText, () => {
            meant.value = usualSections(s, seat)
          }),
          tile('none', words.none, words.noneText, () => {
            meant.value = { heads: alone, places: new Map() }
          }),
        ],
      },
      {
        key: 'one',
        folded: words.oneByOne,
        tiles: model.offers.value.all.map((offer) => ({
          key: String(offer.choice),
          name: voice.choice(offer.choice),
          offer,
        })),
      },
    ],
    primary: {
      label: words.done,
      icon: 'check',
      shortcut: 'Enter',
      press: () => {
        model.intention.value = { kind: 'row', choices: formingRow(s, now, true) }
        model.confirm()
      },
    },
    decline: {
      label: words.back,
      icon: 'undo',
      press: () => {
        meant.value = asTheyStand(s, seat)
      },
    },
  }
}

function tile(key: string, name: string, text: string, press: () => void): Tile {
  return { key, name, text, press, part: key }
}
