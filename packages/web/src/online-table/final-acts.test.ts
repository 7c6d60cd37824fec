import { languages } from '@estafette/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { defaults, settings } from '../store/settings.ts'
import { endingActs, lateActs, type SlotsOf } from './final-acts.ts'

afterEach(() => {
  settings.value = defaults
})

/** A card whose choice is kept, and what it did. */
function cardWith(
  make: (isMeant: { value: boolean }, did: (what: string) => () => void) => SlotsOf,
) {
  const isMeant = { value: false }
  const done: string[] = []
  const card = (): SlotsOf => make(isMeant, (what) => () => void done.push(what))
  return { card, done }
}

const late = () =>
  cardWith((isMeant, did) =>
    lateActs(isMeant, '10 minutes', { grant: did('grant'), claim: did('claim') }),
  )
const draw = () =>
  cardWith((isMeant, did) =>
    endingActs('draw', isMeant, { accept: did('accept'), refuse: did('refuse') }),
  )

/** Everything of a card that can be pressed now. */
function pressesOf({ primary, decline, groups = [] }: SlotsOf): (() => void)[] {
  const tiles = groups.flatMap((group) => group.tiles)
  return [...tiles, primary, decline].flatMap(({ press, closed }) =>
    press && closed === undefined ? [press] : [],
  )
}

describe.each(languages)('what ends a game online, in %s', (language) => {
  test('no first press ends it, whichever it is', () => {
    settings.value = { ...defaults, language }
    for (const make of [late, draw]) {
      const count = pressesOf(make().card()).length
      expect(count).toBeGreaterThan(1)
      for (let at = 0; at < count; at++) {
        const { card, done } = make()
        pressesOf(card())[at]!()
        expect(done).not.toContain('claim')
        expect(done).not.toContain('accept')
      }
    }
  })

  test('the game is claimed by the choice and then slot A, which says so before', () => {
    settings.value = { ...defaults, language }
    const { card, done } = late()
    const { label } = card().decline
    card().decline.press()
    expect(card().primary).toMatchObject({ label, confirms: true })
    expect(card().caution).toMatch(/\w+ .*\.$/)
    card().primary.press()
    expect(done).toEqual(['claim'])
  })

  test('the choice can be let go of, and then slot A grants time again', () => {
    settings.value = { ...defaults, language }
    const { card, done } = late()
    card().decline.press()
    card().decline.press()
    card().primary.press()
    expect(done).toEqual(['grant'])
  })

  test('a draw is accepted by its tile and then slot A, and declined at once', () => {
    settings.value = { ...defaults, language }
    const accepting = draw()
    expect(accepting.card().primary.closed).toBeDefined()
    accepting.card().groups![0]!.tiles[0]!.press!()
    expect(accepting.card().groups![0]!.tiles[0]!.isChosen).toBe(true)
    accepting.card().primary.press()
    expect(accepting.done).toEqual(['accept'])
    const refusing = draw()
    refusing.card().decline.press()
    expect(refusing.done).toEqual(['refuse'])
  })
})
