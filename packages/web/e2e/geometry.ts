import { LONG } from './harness.ts'

/** How a screen is looked at. */
export interface Screen {
  readonly name: string
  readonly size: readonly [width: number, height: number]
  readonly touch: boolean
}

/** Every layout of the table, and the narrowest phones. */
const everyScreen: readonly Screen[] = [
  { name: 'desk', size: [1366, 768], touch: false },
  { name: 'tablet', size: [820, 1180], touch: true },
  { name: 'phone', size: [390, 844], touch: true },
  { name: 'low', size: [844, 390], touch: true },
  { name: 'tiny', size: [320, 640], touch: true },
  { name: 'short', size: [320, 568], touch: true },
]

/** The layouts that are looked at: all of them when there is time. */
export const screens = everyScreen.filter(
  ({ name }) => LONG || ['desk', 'phone', 'tiny'].includes(name),
)

/** What the decision card looks like to an eye and a finger. */
export interface CardSight {
  readonly shown: readonly number[] // choices on tiles and slots
  readonly listed: readonly number[] // choices in the list
  readonly slots: string // where the three slots are
  readonly confirms: boolean // something is intended already
  readonly faults: readonly string[]
}

/**
 * Looks at every option of the present decision: whether it can be seen, reached within the card,
 * is covered by nothing and large enough. The list is closed, and open again after. Runs in the page.
 */
export async function lookAtCard({
  touch,
  scrolls = false, // as one page, in the smallest windows
}: {
  readonly touch: boolean
  readonly scrolls?: boolean
}): Promise<CardSight> {
  const faults: string[] = []
  const all = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]
  const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
  const nameOf = (element: Element): string =>
    `${element.className} "${(element.textContent ?? '').trim().slice(0, 40)}"`
  const boxes = (): string =>
    all('.slots [data-slot]')
      .map((slot) => {
        const { left, top, width, height } = slot.getBoundingClientRect()
        return [left, top, width, height].map(Math.round).join(' ')
      })
      .join(', ')
  const choices = (found: readonly HTMLElement[]): number[] =>
    found.map(({ dataset }) => Number(dataset['choice']))

  /** Whether a person sees this and can press it. */
  const check = (element: HTMLElement, least: number): void => {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const box = element.getBoundingClientRect()
    const { width, height } = box
    const [x, y] = [box.left + width / 2, box.top + height / 2]
    if (Math.min(width, height) < least - 0.5) {
      faults.push(`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)}`)
    }
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      faults.push(`${nameOf(element)} is out of the window`)
      return
    }
    const top = document.elementFromPoint(x, y)
    if (!top || (!element.contains(top) && !top.contains(element))) {
      faults.push(`${nameOf(element)} is covered by ${top ? nameOf(top) : 'nothing'}`)
    }
    const inner = element.querySelector('.tile-words') ?? element // its check stands over its edge
    const isCut =
      inner.scrollWidth > inner.clientWidth + 2 ||
      (element.matches('.button') && element.scrollHeight > element.clientHeight + 2)
    if (isCut) faults.push(`${nameOf(element)} is cut`)
    const broken = brokenWord(element)
    if (broken !== undefined) faults.push(`${nameOf(element)} breaks "${broken}"`)
  }

  /** A word of usual length that begins on one line and ends on another. */
  const brokenWord = (element: HTMLElement): string | undefined => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]{2,12}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) return word
      }
    }
    return undefined
  }

  const summary = document.querySelector<HTMLElement>('.every-choice summary')
  const list = document.querySelector<HTMLDetailsElement>('.every-choice')
  if (list?.open) summary?.click()
  for (let i = 0; i < 3; i++) await drawn()
  const slots = boxes()
  // What is folded away is drawn when it is opened.
  const folds = all('.decision-body details:not(.every-choice):not([open]) > summary')
  for (const fold of folds) fold.click()
  if (folds.length > 0) for (let i = 0; i < 3; i++) await drawn()
  const shown = choices(all('.decision [data-choice]').filter((one) => !one.closest('.choices')))
  for (const fold of folds) fold.click()
  if (folds.length > 0) for (let i = 0; i < 3; i++) await drawn()

  // On the shortest phones the map gives way a little.
  const view = document.querySelector('.map-view, .field-top')?.getBoundingClientRect()
  const least = Math.min(199.5, scrolls ? 199.5 : 0.315 * innerHeight)
  if ((view?.height ?? 0) < least) faults.push(`the map is ${view?.height} high`)
  const root = document.documentElement
  if (!scrolls && root.scrollHeight > innerHeight)
    faults.push(`the page is ${root.scrollHeight} high`)
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`)
  if (all('.slots [data-slot]').length !== 3) faults.push('there are not three slots')

  // What is folded away is one press away, and that press says what it opens.
  for (const fold of all('.decision-body details:not(.every-choice) > summary')) check(fold, 24)
  for (const tile of all('.decision .tile')) {
    if (tile.closest('details:not([open])')) continue
    check(tile, touch ? 44 : 24)
  }
  for (const slot of all('.slots [data-slot]')) check(slot, touch ? 44 : 24)
  for (const unit of all('.dock button.dock-unit')) if (unit.checkVisibility()) check(unit, 24)
  const names = all('.dock-unit small').map((name) => ({ name, box: name.getBoundingClientRect() }))
  names.forEach(({ name, box }, index) => {
    const next = names[index + 1]?.box
    if (next && box.top === next.top && box.right > next.left + 0.5) {
      faults.push(`${nameOf(name)} in the dock runs into the next name`)
    }
  })

  // What a person reads has letters of 11 pixels at least; counters have their own.
  for (const part of all(':is(.decision, .dock, .tabs-row) *')) {
    const isText = [...part.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!isText || part.closest('svg, .sr-only') || !part.checkVisibility()) continue
    const size = Number.parseFloat(getComputedStyle(part).fontSize)
    if (size < 11) faults.push(`${nameOf(part)} has letters of ${size} pixels`)
  }
  // What is written under a counter stands clear of the ring of a chosen one.
  for (const unit of all('.dock-unit')) {
    const picture = unit.querySelector('.ctr-picture')?.getBoundingClientRect()
    const name = unit.querySelector('small')?.getBoundingClientRect()
    if (!picture || !name || name.height === 0) continue
    if (name.top < picture.bottom + 1.5) faults.push(`${nameOf(unit)} lies under its counter`)
    const row = unit.closest('.dock')!.getBoundingClientRect()
    if (name.bottom > row.bottom + 0.5) faults.push(`${nameOf(unit)} is cut by the dock`)
  }

  // Everything else is one press away, and that press says what it opens.
  let listed: number[] = []
  if (list && summary) {
    check(summary, 24)
    summary.click()
    for (let i = 0; i < 4; i++) await drawn()
    const lines = all('.choices [data-choice]')
    for (const line of lines.length > 12 ? [...lines.slice(0, 6), ...lines.slice(-6)] : lines) {
      check(line, 24)
    }
    listed = choices(lines)
  }
  if (!scrolls && boxes() !== slots)
    faults.push(`the slots moved from ${slots} to ${boxes()} in one look`)
  document.querySelector('.decision-body')?.scrollTo(0, 0)
  const confirms = all('.slots [data-part="confirm"]').length > 0
  return { shown, listed, slots, confirms, faults }
}
