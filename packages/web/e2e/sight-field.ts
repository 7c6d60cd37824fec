/**
 * Looks whether what is decided can be seen on a field of cards: what is chosen or aimed at and
 * whom a question is about, whole and under nothing, and of those who can act one at least. What
 * stands elsewhere is marked in the strip of all cards where the field has one. A chosen card of
 * the hand is in sight, too. Runs in the page.
 */
export function lookAtField(few: number): readonly string[] {
  const faults: string[] = []
  const view = document.querySelector('.field-top')
  if (!view) return ['there is no field']
  const all = (selector: string, within: Element = view): Element[] =>
    [...within.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const nameOf = (element: Element | null): string =>
    element
      ? `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`
      : 'nothing'

  /** What is the matter with the sight of something, '' where it stands whole and under nothing. */
  const faultOf = (element: Element): string => {
    const box = element.getBoundingClientRect()
    const { left, top, right, bottom } = box
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const room = around.getBoundingClientRect()
      const out = {
        left: room.left - left,
        top: room.top - top,
        right: right - room.right,
        bottom: bottom - room.bottom,
      }
      const [side, by] = Object.entries(out).toSorted((a, b) => b[1] - a[1])[0]!
      if (by > 1) return `is out of ${nameOf(around)}, at its ${side} by ${Math.round(by)}`
    }
    if (right > innerWidth + 1 || bottom > innerHeight + 1) return 'is out of the window'
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    for (const [dx, dy] of [
      [0, 0],
      [-0.6, -0.6],
      [0.6, -0.6],
      [-0.6, 0.6],
      [0.6, 0.6],
    ] as const) {
      const under = document.elementFromPoint(
        middle.x + (dx * box.width) / 2,
        middle.y + (dy * box.height) / 2,
      )
      if (!under || !element.contains(under)) return `lies under ${nameOf(under)}`
    }
    return ''
  }
  const idOf = (element: Element): string =>
    ['section', 'soldier', 'ground', 'card']
      .map((kind) => [kind, element.getAttribute(`data-${kind}`)] as const)
      .flatMap(([kind, id]) => (id === null ? [] : [`${kind} ${id}`]))
      .join()
  const check = (element: Element, as: string): void => {
    const fault = faultOf(element)
    if (fault) faults.push(`${idOf(element)}, ${as}, ${fault}`)
  }

  for (const tray of all('.frl-tray.is-chosen')) check(tray, 'chosen')
  for (const tray of all('.frl-tray.is-aimed')) check(tray, 'aimed at')
  for (const ground of all('.frl-ground.is-aimed')) check(ground, 'where it goes')
  for (const card of all('.frl-strip button')) check(card, 'a card of the strip')
  const asked = all('.is-eligible[data-soldier], .frl-ground.can-go')
  if (asked.length <= few) for (const one of asked) check(one, 'asked about')
  const isSomebody = all('.frl-tray:is(.is-chosen, .is-aimed)').length > 0
  const able = all('.frl-tray.can-act')
  if (!isSomebody && able.length > 0) {
    const hidden = able.map(faultOf).filter((fault) => fault !== '')
    if (hidden.length === able.length) faults.push(`nobody who can act is in sight: ${hidden[0]}`)
  }
  const isMarked = view.querySelector('.frl-strip .frl-can') !== null
  if (!isSomebody && able.length === 0 && isMarked) faults.push('nobody who can act is in focus')
  // Where cards are left out, the strip says who stands there.
  const strip = view.querySelector('.frl-strip')
  if (strip && isSomebody) {
    const isTold = strip.querySelector(':is(.is-from, .is-aimed)') !== null
    if (!isTold) faults.push('the strip does not say where those are')
  }
  for (const card of document.querySelectorAll('.dock .frl-card.is-chosen')) {
    if (card.checkVisibility()) check(card, 'of the hand, chosen')
  }
  return faults
}
