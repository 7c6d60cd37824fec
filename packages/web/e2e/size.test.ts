import { expect, test } from 'vitest'
import { packText } from '../../../scripts/pack.mjs'
import { ready, useHouse } from './harness.ts'

const house = useHouse()

const KIB = 1024
const MOST = 300 * KIB

test('the first page and the first table need at most 300 KiB', async () => {
  const page = await house.open('/')
  const asked = new Set(['/index.html'])
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL(/\/table\/arras-/)
  await ready(page)
  await page.waitForLoadState('networkidle')
  // As well as they are packed where they are published, whatever they are packed like here.
  const sizes = await Promise.all(
    [...asked]
      .filter((path) => house.site.has(path))
      .map(async (path) => {
        const { body, packed } = house.site.get(path)!
        return { path, size: (packed.br ? await packText(body, 'best') : body).length }
      }),
  )
  sizes.sort((a, b) => b.size - a.size)
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  const table = sizes.map(({ path, size }) => `${(size / KIB).toFixed(1).padStart(7)}  ${path}`)
  console.log([`${(total / KIB).toFixed(1).padStart(7)} KiB in all`, ...table].join('\n'))
  expect(total).toBeLessThanOrEqual(MOST)
})
