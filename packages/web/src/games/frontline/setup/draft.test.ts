import { frontline } from '@estafette/frontline'
import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { inLanguages, sitAt } from '../../../../test/sitting.ts'
import { choosingWords } from '../../../pages/new-game/frontline/words.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { frontScreen } from '../screen.tsx'

const screen = frontScreen() as unknown as GameScreen

test('FRL-OPT-5 a draft asks the same question while a card is meant', () => {
  const made = frontline.create({ scenario: 'battle', options: { draft: 'on' } })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  frontline.start(s, fastDice(7))
  const { model } = sitAt(screen, s as never, s.decider)
  const asked = () =>
    inLanguages(() => {
      const { title, note, chance } = cardOf(model)
      return [title, note, chance?.text]
    })
  const before = asked()
  model.choose(model.offers.value.all[0]!)
  expect(model.intention.value?.kind).toBe('offer')
  expect(asked()).toEqual(before)
})

test('FRL-OPT-5 nothing that is said of a free battle promises secrets that a draft does not keep', () => {
  const texts = inLanguages((language) => [
    choosingWords().ownText,
    frontline.words[language].scenarios['battle']!.text,
  ])
  expect(texts.filter((text) => /secret/.test(text ?? ''))).toEqual([])
})
