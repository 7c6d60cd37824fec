import { languages, type Game } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { signal } from '@preact/signals'
import { afterEach, expect, test } from 'vitest'
import { sampleOf } from '../../../../../scripts/lanes.ts'
import { tableOf } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import { openSession } from '../../session/local.ts'
import type { Hold } from '../../session/session.ts'
import { defaults, settings } from '../../store/settings.ts'
import { makeModel } from '../model.ts'
import { cardOfTurn } from '../other-turn/enemy-card.tsx'
import type { EnemyTurn } from '../other-turn/enemy-turn.ts'
import { cardOf } from './decision.ts'
import { promptText } from './prompt.ts'

afterEach(() => {
  settings.value = defaults
})

test.each(sampleOf(games, 1).map((game): [string, Game] => [game.id, game]))(
  'slot A of %s makes a computer that thinks for long move now, and says Enter',
  async (id, game) => {
    const near = openSession(id, tableOf(game), Array(game.seats).fill('think'))
    const hurry = signal<(() => void) | null>(null)
    const model = makeModel({ ...near, hurry }, (await loadScreen(id))!)
    const labels = { en: ['Wait', 'Move now'], fr: ['Patientez', 'Jouer maintenant'] }
    for (const language of languages) {
      settings.value = { ...defaults, language }
      hurry.value = null
      expect(cardOf(model).primary).toMatchObject({ label: labels[language][0] })
      expect(cardOf(model).primary.closed).toBeDefined()
      let pressed = 0
      hurry.value = () => pressed++
      const { primary } = cardOf(model)
      expect(primary).toMatchObject({ label: labels[language][1], shortcut: 'Enter' })
      expect(primary.closed).toBeUndefined()
      primary.press()
      expect(pressed).toBe(1)
    }
    near.close()
  },
)

test.each(sampleOf(games, 1).map((game): [string, Game] => [game.id, game]))(
  'slot C of %s holds a computer that thinks for long, and slot A lets it go on',
  async (id, game) => {
    const near = openSession(id, tableOf(game), Array(game.seats).fill('think'))
    const hold = signal<Hold | null>(null)
    const held: boolean[] = []
    const set = (isOn: boolean): void => {
      held.push(isOn)
      hold.value = { isOn, set }
    }
    const model = makeModel({ ...near, hold }, (await loadScreen(id))!)
    const labels = { en: ['Pause', 'Go on', 'paused'], fr: ['Pause', 'Continuer', 'en pause'] }
    for (const language of languages) {
      settings.value = { ...defaults, language }
      const [pause, goOn, paused] = labels[language]
      hold.value = null
      expect(cardOf(model).decline.label).not.toBe(pause)
      hold.value = { isOn: false, set }
      const { decline } = cardOf(model)
      expect(decline).toMatchObject({ label: pause, shortcut: 'Esc' })
      expect(decline.closed).toBeUndefined()
      expect(promptText(model)).not.toContain(paused)
      decline.press()
      const { primary, decline: again } = cardOf(model)
      expect(primary).toMatchObject({ label: goOn, shortcut: 'Enter' })
      expect(again.closed).toBeDefined() // a second press of Escape changes nothing
      expect(promptText(model)).toContain(paused)
      primary.press()
    }
    expect(held).toEqual([true, false, true, false])
    near.close()
  },
)

test('slot C of a turn that is shown has its computer move now while the next step is awaited', () => {
  const [first, last] = [{ number: 1 }, { number: 2 }]
  const shown = (present: object, isComplete: boolean): EnemyTurn =>
    ({
      steps: [first, last],
      present,
      isComplete,
      watching: { watch: signal(null), finish() {} },
    }) as unknown as EnemyTurn
  let pressed = 0
  const hurry = { label: 'Move now', press: () => pressed++ }
  const slotC = (turn: EnemyTurn, now?: typeof hurry) => cardOfTurn(turn, '', true, now).decline
  expect(slotC(shown(last, false)).closed).toBeDefined()
  expect(slotC(shown(last, false), hurry)).toMatchObject({ label: 'Move now' })
  expect(slotC(shown(last, false), hurry).closed).toBeUndefined()
  slotC(shown(last, false), hurry).press()
  expect(pressed).toBe(1)
  // The look goes on as it does without it.
  expect(slotC(shown(first, false), hurry).label).not.toBe('Move now')
  expect(slotC(shown(last, true), hurry).label).not.toBe('Move now')
  expect(cardOfTurn(shown(last, false), '', true, hurry).primary.label).not.toBe('Move now')
})
