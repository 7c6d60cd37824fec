import { fastDice, languages, type Choice, type Language } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { legalChoices, stateOf } from '@estafette/table'
import { signal } from '@preact/signals'
import { beforeEach, describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { settled, sitAt, sitDown, tableOf } from '../../../test/sitting.ts'
import { sentences } from '../../i18n/sentences.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { loadScreen } from '../../games/index.ts'
import type { Card } from '../../screen/card.ts'
import type { Where } from '../../screen/table-state.ts'
import { openSession } from '../../session/local.ts'
import { defaults, settings } from '../../store/settings.ts'
import { announce } from './announcer.tsx'
import { cardOf, isPlanning } from '../card/decision.ts'
import { mapFeed } from '../map/map-feed.tsx'
import { makeModel, type TableModel } from '../model.ts'
import { cardSentence } from './speech.ts'
import { planAt } from '../press/grammar.ts'
import { isSlotByEnter } from '../press/where.ts'
import { percentText } from '../card/tiles.tsx'

const DOUBLED = /[.;:,]\s*[.;,]|[!?]\.|\s[.,]|\[|undefined|NaN| {2}/
const PLAYED = isLong ? 2000 : 200 // choices of a game
const EVERY = isLong ? 13 : 43 // one of so many is listened to
const ROLLED = isLong ? 2000 : 400 // choices of a game that is listened to for its dice
const LONGEST = 420 // characters about a place, before its units are asked for

/** Spaces as they are typed. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

beforeEach(() => {
  settings.value = { ...defaults, language: 'en' }
})

test('sentences end with one mark, and empty ones are left out', () => {
  expect(sentences('Where to?', '', '9 units', false, 'Cost 2.', undefined)).toBe(
    'Where to? 9 units. Cost 2.',
  )
})

/** Wherever the keyboard is, Enter is said to press slot A just where the slot wears its sign. */
function saidOfEnter(model: ReturnType<typeof makeModel>, card: Card): string[] {
  const { where } = model.page
  const now = model.intention.value
  const own = now?.kind === 'offer' ? String(now.offer.choice) : '-1'
  const places: Where[] = [
    { at: 'page' },
    { at: 'slot' },
    { at: 'map' },
    { at: 'control' }, // a tile of a place, say
    { at: 'control', choice: own },
    { at: 'control', choice: '-2' },
  ]
  const wrong = places.flatMap((at) => {
    where.value = at
    const said = cardSentence(model, card)
    const isSaid = /(^|\s)(Enter|Entrée)\s?:/.test(said)
    return isSaid === isSlotByEnter(model, at) ? [] : [`at ${at.at} ${at.choice ?? ''}: ${said}`]
  })
  where.value = { at: 'page' }
  return wrong
}

/** A text in which names of units that end with a stop of their own ("4 RTR cr.") have none. */
function withoutShortNames(text: string, units: readonly string[]): string {
  const short = units.map((unit) => unit.split(',')[0]!).filter((name) => name.endsWith('.'))
  return short.reduce((rest, name) => rest.replaceAll(name, name.slice(0, -1)), text)
}

/** What a move costs, and what is left to use after it. */
function costsOn({ facts = [] }: Card): string[] {
  return facts.slice(0, 2).map(({ value }) => value)
}

/** The names of units on the map, of those in one place or of all. */
function namesOf(
  { screen, state }: TableModel,
  place: number | null,
  language: Language,
): string[] {
  const piles = screen.map?.piles(state.value) ?? []
  const units = piles.filter((one) => place === null || one.place === place)
  return units.flatMap((pile) =>
    pile.units.map((unit) => screen.counters?.describe(state.value, unit, language) ?? ''),
  )
}

const today = gamesOfTheDay(games).map((game) => [game.id, game] as const)

describe.each(today)('what is said in %s', (id, game) => {
  /** Positions of a game at random, through the eyes of who decides. */
  const positions = async function* () {
    const screen = (await loadScreen(id))!
    const state = game.clone(stateOf(tableOf(game, undefined, 3)))
    const dice = fastDice(3)
    for (let number = 0; number < PLAYED && !game.outcome(state); number++) {
      const seat = game.toAct(state)
      const legal = legalChoices(game, state, seat)
      if (number % EVERY === 0) yield sitAt(screen, game.clone(state), seat).model
      game.play(state, seat, legal[fastDice(number).pick(legal.length)]!, dice)
    }
  }

  test('what is meant or aimed at is said with its chance, its price, what is left and what Enter does', async () => {
    const wrong: string[] = []
    let heard = 0
    const listen = (model: ReturnType<typeof makeModel>): void => {
      const card = cardOf(model)
      const said = cardSentence(model, card)
      const { chance, caution, title, primary } = card
      const parts = [title, caution ?? '', chance ? (chance.text ?? percentText(chance.value)) : '']
      parts.push(...costsOn(card))
      if (model.intention.value && primary.closed === undefined) {
        parts.push(primary.label)
        wrong.push(...saidOfEnter(model, card))
      }
      for (const part of parts)
        if (!plain(said).includes(plain(part))) wrong.push(`${part} is not in: ${said}`)
      if (DOUBLED.test(said)) wrong.push(`marks: ${said}`)
      heard++
    }
    for await (const model of positions()) {
      for (const language of languages) {
        settings.value = { ...defaults, language }
        listen(model)
        for (const offer of model.offers.value.all.slice(0, 2)) {
          model.choose(offer, true)
          listen(model)
          model.back()
        }
        if (!isPlanning(model) || !model.screen.plans) continue
        const place = model.able.value.find(
          (one) => model.screen.plans!.usable(model.state.value, one).length > 0,
        )
        if (place === undefined) continue
        model.back()
        model.tapPlace(place)
        listen(model)
        for (const kind of ['move', 'attack']) {
          const plan = model.plans.value.find((one) => one.kind === kind)
          if (!plan) continue
          const { map } = model.screen
          const isFirst = planAt(model.plans.value, plan.place) === plan
          const aimed = map && isFirst ? mapFeed(model, map).describe(plan.place, false) : undefined
          model.adjust(plan)
          listen(model)
          const left = costsOn(cardOf(model)).filter((cost) => aimed?.includes(cost) === false)
          if (left.length > 0) wrong.push(`${left.join(', ')} is not in: ${aimed}`)
        }
        model.back()
        model.back()
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(heard).toBeGreaterThan(10)
  })

  test('a place is its name, how many are there and what can be done; units come when asked for', async () => {
    const wrong: string[] = []
    for await (const model of positions()) {
      const { map } = model.screen
      if (!map) return
      const feed = mapFeed(model, map)
      for (const language of languages) {
        settings.value = { ...defaults, language }
        const places = [...model.able.value.slice(0, 3), model.state.value.legal.length % 7]
        const names = namesOf(model, null, language) // who stays behind stands elsewhere
        for (const place of places) {
          const said = feed.describe(place, false)
          const full = feed.describe(place, true)
          if (said.length > LONGEST) wrong.push(`long: ${said}`)
          const name = namesOf(model, place, language)[0]
          for (const text of [said, full])
            if (DOUBLED.test(withoutShortNames(text, names))) wrong.push(`marks: ${text}`)
          if (name && !full.includes(name.replace(/\.$/, ''))) wrong.push(`${name}: ${full}`)
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('a roll is told once, and the last one of a choice is never left out', async () => {
    const { model } = await sitDown(id)
    const { session, screen } = model
    const dice = fastDice(8)
    let [said, heard] = [announce(model, null), 0]
    for (let number = 0; number < ROLLED && !session.outcome(); number++) {
      session.arrive()
      const { length } = session.log.value
      const choices = legalChoices(game, session.known(), session.deciding())
      await session.take([choices[dice.pick(choices.length)]!], session.version.peek())
      settings.value = { ...defaults, language: languages[number % languages.length]! }
      const before = said
      said = announce(model, said)
      const events = session.log.value.slice(length).flatMap((entry) => entry.events)
      const rolls = events.filter((event) => screen.rolls?.isRoll(event))
      const lines = rolls.map((event) => voiceOf(game).event(event).replace(/\.$/, ''))
      const text = said === before ? '' : said.text
      for (const line of lines) {
        const [times, told] = [lines.filter((one) => one === line).length, text.split(line).length]
        expect(line).not.toBe('')
        expect(told - 1).toBeLessThanOrEqual(times)
      }
      const [last] = lines.slice(-1)
      if (last !== undefined) expect(text).toContain(last)
      heard += rolls.length
    }
    settings.value = defaults
    if (screen.rolls) expect(heard).toBeGreaterThan(0)
  })

  test('an undo is said to be one, of several entries all are told, and the set-up is not', async () => {
    const screen = (await loadScreen(id))!
    const table = tableOf(game)
    const model = makeModel(
      openSession(
        'test',
        table,
        Array.from({ length: game.seats }, () => 'human'),
      ),
      screen,
    )
    const first = announce(model, null)
    expect(first.text).toBe('')
    let said = first
    const { session } = model
    for (let number = 0; number < 60 && session.undoable().count === 0; number++) {
      if (session.awaited.value >= 0) session.arrive()
      const choices: readonly Choice[] = legalChoices(game, session.known(), session.deciding())
      await session.take([choices[fastDice(number).pick(choices.length)]!], session.version.peek())
      await settled()
      said = announce(model, said)
    }
    expect(session.undoable().count).toBeGreaterThan(0)
    const before = said
    await session.undo(1, session.version.peek())
    await settled()
    said = announce(model, said)
    expect(said.number).toBeGreaterThan(before.number)
    expect(said.text).toMatch(/^Undone[:.]/)
  })
})

test('the turn of a computer is silent until it has ended, and then told in a few sentences', async () => {
  const { model } = await sitDown()
  const thinking = signal(true)
  const log = signal(model.session.log.value)
  const session = { ...model.session, log, thinking, sitters: ['human', 'greedy'] }
  const computer = { ...model, session }
  const before = announce(computer, null)
  await model.session.take([model.offers.value.all.find(({ verb }) => verb === 'pass')!.choice], 0)
  const dice = fastDice(1)
  let said = before
  for (let number = 0; number < 9; number++) {
    const choices = legalChoices(model.session.game, model.session.known(), model.seat.value)
    if (model.seat.value !== 1) break
    await model.session.take(
      [choices[dice.pick(choices.length - 1)]!],
      model.session.version.peek(),
    )
    log.value = model.session.log.value
    said = announce(computer, said)
    expect(said.text).toBe('')
  }
  expect(log.value.length).toBeGreaterThan(5)
  thinking.value = false
  said = announce(computer, said)
  expect(said.text).not.toBe('')
  expect(said.text.split('. ').length).toBeLessThan(12)
})
