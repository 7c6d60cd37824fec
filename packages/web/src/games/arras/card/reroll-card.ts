import { numbersIn } from '../../../screen/events.ts'
import { arras } from '@estafette/arras'
import {
  ALLIED,
  ASSAULT_ROLL,
  BOMBARDMENT_ROLL,
  GORT_ROLL,
  gortModifier,
  INITIATIVE_ROLL,
  releaseNeeded,
  releaseSide,
  type ArrasState,
} from '@estafette/arras/screen'
import { chancesOf, type GameEvent } from '@estafette/kernel'
import type { ArrasDesk } from '../desk.ts'
import { stepsOf } from './assault-card.ts'
import {
  declining,
  forward,
  intendedOf,
  offersBy,
  sideName,
  waiting,
  type WordedCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { oncePer } from '../../../screen/once.ts'

/** What a roll comes to for the side that may repeat it, and what it is called. */
interface Result {
  readonly isGood: boolean
  readonly text: string
}

const chancesIn = oncePer<ArrasState, Map<number, number>>(() => new Map())

/** The chance that rolling again ends well for the holder of the Advantage, by the rules themselves. */
export function rerollChance(s: ArrasState, choice: number): number {
  const known = chancesIn(s)
  const found = known.get(choice)
  if (found !== undefined) return found
  const results = chancesOf(arras, s, arras.toAct(s), choice, (event) => {
    const good = goodRoll(s, event)
    return good === null ? null : String(good)
  })
  const chance = results.get('true') ?? 0
  known.set(choice, chance)
  return chance
}

/** Whether a roll that is told ends well for the holder; null for anything but that roll. */
function goodRoll(s: ArrasState, event: GameEvent): boolean | null {
  const number = (field: string): number => Number(event[field])
  switch (event.type) {
    case 'assault-roll':
    case 'bombardment-roll':
      return number('attackTotal') > number('defenceTotal') === (s.decider === s.initiative)
    case 'initiative-roll':
      return number('alliedTotal') > number('germanTotal') === (s.decider === ALLIED)
    case 'gort-roll':
      return number('total') >= 7 === (s.decider === ALLIED)
    case 'release-roll':
      return (
        Number(numbersIn(event['faces'])[0]) >= number('needed') === (s.decider === number('side'))
      )
    default:
      return null
  }
}

/** What the roll on the table comes to. */
function resultNow(s: ArrasState, totals: { attack: number; defence: number }): Result {
  const words = cardWords()
  const mine = s.decider === s.initiative
  switch (s.window) {
    case ASSAULT_ROLL:
    case BOMBARDMENT_ROLL: {
      const margin = totals.attack - totals.defence
      const isSuccess = margin > 0
      return {
        isGood: isSuccess === mine,
        text: isSuccess ? words.winText(margin) : words.failText,
      }
    }
    case INITIATIVE_ROLL: {
      const isMine = s.roll > s.counterRoll === (s.decider === ALLIED)
      return { isGood: isMine, text: isMine ? words.mine : words.theirs }
    }
    case GORT_ROLL: {
      const goesOn = s.roll + gortModifier(s) >= 7
      return {
        isGood: goesOn === (s.decider === ALLIED),
        text: goesOn ? words.goesOn : words.gameEnds,
      }
    }
    default: {
      const isFree = s.roll >= (releaseNeeded(s) ?? 0)
      const isGood = isFree === (s.decider === releaseSide(s))
      return { isGood, text: isFree ? words.released : words.notReleased }
    }
  }
}

/** Two answers, each with its price: roll again by the Advantage, or let the roll stand. */
export function rerollCard(model: ArrasDesk, s: ArrasState): WordedCard {
  const words = cardWords()
  const [reroll] = offersBy(model, 'reroll')
  const [accept] = offersBy(model, 'accept')
  if (!reroll || !accept) return {}
  const args: Readonly<Record<string, number>> = arras.decision(s, model.seat.value).args ?? {}
  const totals = { attack: args['attackTotal'] ?? 0, defence: args['defenceTotal'] ?? 0 }
  const result = resultNow(s, totals)
  const chosen = intendedOf(model)
  const isStanding = chosen ? chosen.choice === accept.choice : result.isGood
  const isCombat = s.window === ASSAULT_ROLL || s.window === BOMBARDMENT_ROLL
  const title = isCombat
    ? words.reroll.combat
    : s.window === INITIATIVE_ROLL
      ? words.reroll.initiative
      : s.window === GORT_ROLL
        ? words.reroll.gort
        : words.reroll.release
  const note = isCombat
    ? words.rerollNote(
        totals.attack,
        totals.defence,
        totals.attack > totals.defence,
        sideName(s.initiative),
      )
    : s.window === INITIATIVE_ROLL
      ? words.initiativeNote(s.roll, s.counterRoll)
      : s.window === GORT_ROLL
        ? words.dieNote(s.roll, Math.max(1, 7 - gortModifier(s)))
        : words.dieNote(s.roll, releaseNeeded(s) ?? 0)
  return {
    title,
    note,
    ...(isCombat && { steps: stepsOf('roll') }),
    groups: [
      {
        key: 'options',
        rule: 'ARR-9.1a',
        tiles: [
          {
            key: 'reroll',
            name: words.rerollTile,
            text: words.rerollPrice(sideName(1 - s.decider)),
            chance: rerollChance(s, reroll.choice),
            offer: reroll,
            isChosen: chosen?.choice === reroll.choice,
          },
          {
            key: 'accept',
            name: words.standTile,
            text: result.text,
            chance: result.isGood ? 1 : 0,
            offer: accept,
            isChosen: chosen?.choice === accept.choice,
          },
        ],
      },
    ],
    primary:
      chosen?.choice === reroll.choice
        ? forward(model, words.rerollTile, reroll, 'die')
        : isStanding
          ? forward(model, words.standTile, accept, 'check')
          : waiting(),
    decline: declining(model, words.standTile, isStanding ? undefined : accept),
  }
}
