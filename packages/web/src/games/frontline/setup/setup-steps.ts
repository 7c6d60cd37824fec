import type { Choice } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import type { OwnCard } from '../../../panels/question.ts'
import { questionWords } from '../../../panels/question-words.ts'
import type { Card, CardAct, Tile } from '../../../screen/card.ts'
import { asksAgainFor } from '../../../screen/confirmation.ts'
import type { FrontDesk } from '../desk.ts'
import { forceWords } from './force-words.ts'

/** Where the set-up has got to: force, sections, equipment. */
export function setupSteps(now: number): NonNullable<Card['steps']> {
  return forceWords().steps.map((name, at) => ({ name, isNow: at === now }))
}

/** What a page of the set-up calls its ways to begin. */
interface WayWords {
  readonly ways: string
  readonly usual: string
  readonly usualText: string
  readonly none: string
  readonly noneText: string
  readonly oneByOne: string
}

/** The ways to begin a page of the set-up, and its choices one by one. */
export function setupGroups(
  model: FrontDesk,
  words: WayWords,
  begin: { readonly usual: () => void; readonly none: () => void },
): NonNullable<OwnCard['groups']> {
  const voice = voiceOf(model.session.game)
  const way = (key: 'usual' | 'none', name: string, text: string): Tile => ({
    key,
    name,
    text,
    press: begin[key],
    part: key,
  })
  return [
    {
      key: 'ways',
      title: words.ways,
      tiles: [way('usual', words.usual, words.usualText), way('none', words.none, words.noneText)],
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
  ]
}

/** Slot A of a page of the set-up: all that was put together on it, at once. */
export function carryOutAct(
  model: FrontDesk,
  label: string,
  row: () => readonly Choice[],
): CardAct {
  const now = model.intention.value
  const isMeant = now?.kind === 'row' && now.choices.join() === row().join()
  return {
    label: isMeant ? questionWords().forGood(label) : label,
    icon: 'check',
    shortcut: 'Enter',
    ...(isMeant && { confirms: true }),
    press: () => {
      const choices = row()
      const isAsked = !isMeant && asksAgainFor(model, choices)
      model.intention.value = { kind: 'row', choices }
      if (!isAsked) model.confirm()
    },
  }
}
