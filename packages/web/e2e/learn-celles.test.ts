import { expect } from 'vitest'
import { look, openLesson } from './coach.ts'
import { atLength, useHouse } from './harness.ts'
import { testLesson } from './lesson.ts'
import { slot } from './play.ts'

const house = useHouse()

testLesson(house, {
  id: 'celles',
  name: 'the guided game of Celles',
  first: '.map-view',
  bubbles: ['unit', 'odds', 'yours'],
  end: 'yours',
  ends: 'played on',
  last: /Vous savez l’essentiel/,
})

atLength('a march of the own choice is held back with a kind word', async () => {
  const page = await openLesson(house, 'celles', {}, 'stop')
  await slot(page, 'b').click()
  expect(await look(page)).toMatchObject({ step: 6 })
  const again = await openLesson(house, 'celles', {}, 'chit')
  await again.locator('.dock [data-stack]').filter({ hasText: '2611' }).click() // where KG Böhm is
  await again.getByText('But two units are better than one').waitFor()
  await again.getByRole('button', { name: 'Français' }).click()
  await again.getByText('Mais deux valent mieux qu’une').waitFor()
  expect(await look(again)).toMatchObject({ step: 3 })
})
