import { expect, test } from 'vitest'
import { useHouse } from './harness.ts'
import { UNTOLD } from './told.ts'

const house = useHouse()

test.each([
  '[en side ]',
  '[fr event walk {to}]',
  '[landing.title]',
  '0 of 0',
  '0 sur 0',
  'die NaN',
  'undefined units',
  'two  spaces',
  'Hit The Dirt!.',
  'The end..',
])('a page that shows "%s" even for a moment fails its test', async (text) => {
  const page = await house.open('/help')
  await page.evaluate((text) => {
    const line = document.createElement('p')
    document.body.append(line)
    line.append(text)
  }, text)
  await expect
    .poll(() => page.evaluate(() => document.body.lastElementChild?.textContent))
    .toBe(text)
  await page.evaluate(() => document.body.lastElementChild?.remove())
  expect(UNTOLD.test(text)).toBe(true)
  expect(house.forgive(/the page shows/)).toBe(1)
})

test.each(['1 of 3', 'thinking…', 'e.g. 0.5', 'a [b] c', 'Well...'])(
  '"%s" may be shown',
  (text) => {
    expect(UNTOLD.test(text)).toBe(false)
  },
)
