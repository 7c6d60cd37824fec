import { forceOf, lostBy, sealing, vpOf } from '@estafette/frontline/plans'
import {
  limitOf,
  mateOf,
  NONE,
  STEP,
  vp,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import { offersBy, option, type OwnCard } from '../../../panels/question.ts'
import type { Tile } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import { weaponName } from '../hand/card-faces.ts'
import { nameOf } from '../told/names.ts'
import { settings } from '../../../store/settings.ts'
import { meanForce, meantForce } from './force-meant.ts'
import { forceWords } from './force-words.ts'
import { formCard } from './form-card.ts'
import { outfitCard } from './outfit-card.ts'
import { setupSteps } from './setup-steps.ts'

/** The cards of the set-up: force, sections, equipment; null once it is over. */
export function setupCard(model: FrontDesk): OwnCard | null {
  const s = model.state.value
  const steps: readonly number[] = [STEP.select, STEP.draft, STEP.form, STEP.outfit]
  // One of the choices is put again by itself: the table words it, but for a card of a draft.
  if (model.intention.value?.kind === 'offer' && s.step !== STEP.draft) {
    return steps.includes(s.step) ? {} : null
  }
  switch (s.step) {
    case STEP.select:
      return selectCard(model, s)
    case STEP.draft:
      return draftCard(model, s)
    case STEP.form:
      return formCard(model)
    case STEP.outfit:
      return outfitCard(model)
    default:
      return null
  }
}

/** A force is put together on the page and sealed with one press. FRL-SET-5 */
function selectCard(model: FrontDesk, s: FrontlineState): OwnCard {
  const words = forceWords()
  const seat = model.seat.value
  const meant = meantForce(model)
  const force = forceOf(s, seat, meant.value)
  const [points, limit] = [vpOf(force), limitOf(s, seat)]
  const row = model.intention.value
  if (row?.kind === 'row') return sealCard(model, force, points)
  const name = nameOf(s.item)
  const tiles = model.offers.value.all.map((offer): Tile => ({
    key: String(offer.choice),
    name: offer.target === 1 ? words.take(name) : words.leave(name),
    offer,
  }))
  return {
    steps: setupSteps(0),
    title: words.title,
    note: force.length === 0 ? words.empty : priceNote(s, seat, force),
    chance: { value: NEUTRAL, text: words.of(points, limit), label: words.left(limit - points) },
    groups: [{ key: 'one', folded: words.oneByOne, tiles }],
    caution: words.caution,
    primary: {
      label: words.seal(points),
      icon: 'next',
      shortcut: 'Enter',
      press: () => {
        model.intention.value = { kind: 'row', choices: sealing(s, seat, meant.value) }
        if (!settings.value.confirm.bid) model.confirm()
      },
      ...(force.length === 0 && { closed: words.sealClosed }),
    },
    decline: {
      label: words.clear,
      icon: 'close',
      press: () => meanForce(model, []),
    },
  }
}

/** What the loss of a force would mean. FRL-VIC-1, FRL-TEAM-6 */
function priceNote(s: FrontlineState, seat: number, force: readonly Soldier[]): string {
  const words = forceWords()
  const needed = lostBy(s, seat, force)
  if (needed === null) return words.openNote(force.length)
  return mateOf(s, seat) === NONE
    ? words.note(force.length, needed)
    : words.sideNote(force.length, needed)
}

/** A force that is about to be sealed is put again, so that nobody leaves believing that it is. */
function sealCard(model: FrontDesk, force: readonly Soldier[], points: number): OwnCard {
  const words = forceWords()
  return {
    steps: setupSteps(0),
    title: words.sealAsk(force.length),
    note: force.map((x) => nameOf(x)).join(', '),
    caution: words.caution,
    primary: {
      label: words.sealNow(points),
      icon: 'check',
      shortcut: 'Enter',
      confirms: true,
      press: () => model.confirm(),
    },
    decline: { label: words.sealBack, icon: 'close', shortcut: 'Esc', press: () => model.back() },
  }
}

const NEUTRAL = 0.3 // neither good nor bad

/** Forces are taken openly, in turn. FRL-OPT-5 */
function draftCard(model: FrontDesk, s: FrontlineState): OwnCard {
  const words = forceWords()
  const seat = model.seat.value
  const points = vpOf(forceOf(s, seat, new Set()))
  const left = limitOf(s, seat) - points
  return {
    steps: setupSteps(0),
    title: words.draftTitle,
    note: words.draftNote(left),
    chance: { value: NEUTRAL, text: words.of(points, limitOf(s, seat)), label: words.left(left) },
    groups: [
      {
        key: 'draft',
        folded: words.oneByOne,
        tiles: offersBy(model, 'draft').map((offer) =>
          option(model, offer, undefined, {
            name: words.take(nameOf(offer.target)),
            text: weaponName(offer.target),
            value: words.points(vp[offer.target]!),
          }),
        ),
      },
    ],
  }
}
