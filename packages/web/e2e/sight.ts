/** What is wrong with the sight of a decision, and what was looked at. */
export interface DecidedSight {
  readonly looked: number
  readonly faults: readonly string[]
}

/**
 * Looks whether what is decided can be seen: the stacks and identifiers of some places, what is
 * chosen or aimed at, and the end of the way, all in the window of the map and under nothing. Pills
 * lie neither over one another nor out of sight where their place is in it. Runs in the page.
 */
export function lookAtDecided(places: readonly number[]): DecidedSight {
  const faults: string[] = []
  const view = document.querySelector('.map-view')
  const window = view?.getBoundingClientRect()
  if (!view || !window) return { looked: 0, faults: ['there is no map'] }
  const all = (selector: string): Element[] => [...view.querySelectorAll(selector)]
  const nameOf = (element: Element | null): string =>
    element
      ? `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
      : 'nothing'
  const own = new Set(places)
  for (const area of all('.area:is(.is-selected, .is-aimed)[data-place]')) {
    own.add(Number(area.getAttribute('data-place')))
  }

  /** Whether a part of the screen is in the window of the map and under nothing. */
  const check = (what: string, { left, top, right, bottom }: DOMRect, most = Infinity): void => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const half = { x: Math.min((right - left) / 2, most), y: Math.min((bottom - top) / 2, most) }
    const isOut =
      x - half.x < window.left - 1 ||
      y - half.y < window.top - 1 ||
      x + half.x > window.right + 1 ||
      y + half.y > window.bottom + 1
    const at = `at ${[x - window.left, y - window.top].map(Math.round).join()}`
    if (isOut) {
      faults.push(`${what} is out of sight, ${at} of ${window.width} by ${window.height}`)
      return
    }
    for (const [dx, dy] of [
      [0, 0],
      [-0.6, -0.6],
      [0.6, -0.6],
      [-0.6, 0.6],
      [0.6, 0.6],
    ] as const) {
      const top = document.elementFromPoint(x + dx * half.x, y + dy * half.y)
      if (top && view.contains(top)) continue
      faults.push(`${what} lies under ${nameOf(top)}, ${at}`)
      return
    }
  }
  let looked = 0
  for (const place of own) {
    const piles = all(`.pile[data-place="${place}"] > g`)
    const shape = view.querySelector(`.hits [data-place="${place}"]`)
    for (const pile of piles) check(`the stack in ${place}`, pile.getBoundingClientRect(), 20)
    if (piles.length === 0 && shape) check(`${place}`, shape.getBoundingClientRect(), 10)
    looked++
  }
  // Of those who can act one at least stands in sight, where nothing else is meant.
  const able = all('.pile:has(.ctr-mark-can-act) > g')
  if (own.size === 0 && able.length > 0) {
    const before = faults.length
    for (const pile of able) check('who can act', pile.getBoundingClientRect(), 20)
    const hidden = faults.splice(before)
    if (hidden.length === able.length) faults.push(hidden.join('; '))
    looked++
  }
  for (const head of all('.path .path-head')) {
    check('the end of the way', head.getBoundingClientRect(), 8)
    looked++
  }

  // A mark of what is out of sight can be pressed.
  for (const mark of document.querySelectorAll('.edge-marks button')) {
    const { left, top, width, height } = mark.getBoundingClientRect()
    const under = document.elementFromPoint(left + width / 2, top + height / 2)
    if (under?.closest('.map-buttons')) faults.push('a mark at the edge lies under the buttons')
    looked++
  }

  const pills = all('.pill, .danger-plate').map((pill) => ({
    place: pill.getAttribute('data-place'),
    box: pill.getBoundingClientRect(),
  }))
  pills.forEach(({ place, box }, index) => {
    for (const other of pills.slice(index + 1)) {
      const over = {
        x: Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left),
        y: Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top),
      }
      if (over.x > 0.5 && over.y > 0.5) {
        faults.push(`the pill of ${place} lies over that of ${other.place}`)
      }
    }
  })
  return { looked, faults }
}
