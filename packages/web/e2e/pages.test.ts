import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../../scripts/lanes.ts'
import { atLength, overflow, ready, useHouse, violations, violationsInAllLooks } from './harness.ts'

const house = useHouse()

const paths = [
  '/',
  '/new/arras',
  '/new/celles',
  '/new/met',
  '/rules/arras',
  '/rules/celles',
  '/rules/met',
  '/new/frontline',
  '/new/frontline/training',
  '/new/frontline/airborne',
  '/new/frontline/own',
  '/new/frontline/teams',
  '/rules/frontline',
  '/new/blitzkrieg',
  '/settings',
  '/help',
  '/boards',
  '/nowhere',
]
const languages = ['en', 'fr'] as const

const headings: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: [
    'The map is out. Your move.',
    'Counter-Attack: Arras',
    'Battles of the Bulge: Celles',
    'Blitzkrieg Met — Stonne, 15–16 May 1940',
    'Rules: Counter-Attack: Arras',
    'Rules: Battles of the Bulge: Celles',
    'Rules: France 1940: Blitzkrieg',
    ...Array(5).fill('Frontline: D-Day'),
    'Rules: Frontline: D-Day',
    'France 1940: Blitzkrieg in the West',
    'Settings',
    'Help and keyboard',
    'About the boards',
    'No such page',
  ],
  fr: [
    'La carte est dépliée. À vous.',
    'Counter-Attack\u00A0: Arras',
    'Battles of the Bulge\u00A0: Celles',
    'Blitzkrieg Met — Stonne, 15 et 16 mai 1940',
    'Règles\u00A0: Counter-Attack\u00A0: Arras',
    'Règles\u00A0: Battles of the Bulge\u00A0: Celles',
    'Règles\u00A0: France 1940\u00A0: Blitzkrieg',
    ...Array(5).fill('Frontline\u00A0: D-Day'),
    'Règles\u00A0: Frontline\u00A0: D-Day',
    'France 1940\u00A0: Blitzkrieg in the West',
    'Réglages',
    'Aide et clavier',
    'À propos des cartes',
    'Page introuvable',
  ],
}

const tried = sampleOf(languages, 1)

const some = sampleOf(paths, 4)
test.each(some)('%s is shown, and axe has nothing against it', async (path) => {
  for (const language of tried) {
    const page = await house.open(path, { language, theme: 'dark' })
    const heading = await page.locator('h1').textContent()
    expect(heading).toBe(headings[language][paths.indexOf(path)])
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.title()).toContain('Estafette')
    expect(await violations(page)).toEqual([])
  }
})

atLength.each(paths)('%s has nothing that axe minds, in every look', async (path) => {
  const page = await house.open(path, { language: 'fr', theme: 'dark' })
  expect(await violationsInAllLooks(page)).toEqual([])
})

describe.each(languages)('on a phone, in %s', (language) => {
  const lane = language === 'fr' ? test : atLength
  atLength.each(paths)('%s does not scroll sideways', async (path) => {
    const page = await house.open(path, { language, size: [390, 844], touch: true })
    expect(await overflow(page)).toBe(0)
  })

  lane('main controls are large enough for a finger', async () => {
    for (const path of [
      '/',
      '/new/arras',
      '/new/celles',
      '/new/met',
      '/new/frontline',
      '/settings',
    ]) {
      const page = await house.open(path, { language, size: [390, 844], touch: true })
      const small = await page
        .locator('main .button, main .icon-button, .bar button:visible, main .choice, main .switch')
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { width, height } = element.getBoundingClientRect()
            const isHidden = element.getClientRects().length === 0 // on a sheet that is shut
            return isHidden || (width >= 44 && height >= 44)
              ? []
              : [`${element.textContent} ${width}x${height}`]
          }),
        )
      expect(small).toEqual([])
    }
  })
})

test('the help page names keys as French keyboards do', async () => {
  const page = await house.open('/help', { language: 'fr' })
  const keys = await page.locator('kbd').allTextContents()
  for (const key of ['Entrée', 'Échap', 'Espace', 'Maj U', 'Début', 'Fin'])
    expect(keys).toContain(key)
  expect(keys.filter((key) => /Enter|Esc|Space|Shift|Home|End/.test(key))).toEqual([])
})

test('at 320 pixels nothing is lost', async () => {
  for (const path of some) {
    const page = await house.open(path, { size: [320, 640], language: 'fr' })
    expect(`${path} ${await overflow(page)}`).toBe(`${path} 0`)
  }
})

/** Lines of text that lie over each other, in pairs. Runs in the page. */
function overlapping(): string[] {
  const main = document.querySelector('main')!
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const staysOf = (one: Element | null): boolean =>
    one !== null &&
    (/sticky|fixed/.test(getComputedStyle(one).position) || staysOf(one.parentElement))
  const lines: { readonly text: string; readonly at: DOMRect }[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement!
    if (text === '' || !parent.checkVisibility() || parent.closest('svg, .sr-only')) continue
    if (staysOf(parent)) continue // the page is scrolled under it
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const at of range.getClientRects()) lines.push({ text, at })
  }
  // Lines that follow each other closely touch by their boxes, not by their letters.
  const cross = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => other.text !== one.text && cross(one.at, other.at))
      .map((other) => `${one.text} | ${other.text}`),
  )
}

test('with text of twice the size no line of a page lies over another at 1280 pixels', async () => {
  const faults: string[] = []
  for (const path of sampleOf(paths, 6)) {
    const page = await house.open(path, { size: [1280, 800] })
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.reload()
    await ready(page)
    if ((await overflow(page)) > 0) faults.push(`${path}: wider than its window`)
    for (const fault of (await page.evaluate(overlapping)).slice(0, 3)) {
      faults.push(`${path}: ${fault}`)
    }
    await page.close()
  }
  house.forgive(/No such page|404/)
  expect(faults).toEqual([])
})
