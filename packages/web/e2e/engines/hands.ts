import { loadScreen } from '../../src/games/index.ts'
import { keyedAt, type Way } from '../front.ts'
import { placeInFocus, wayBetween } from '../hands.ts'
import { pointOf } from '../play.ts'
import type { Engine } from './engine.ts'
import { until } from './program.ts'

/** How a hand acts on the table, by mouse or by keyboard. */
export interface Hand {
  /** Presses one of the things that match. */
  readonly press: (selector: string, nth?: number) => Promise<void>
  /** Presses a place of the map. */
  readonly place: (place: number) => Promise<void>
  /** Presses a thing of the field. */
  readonly thing: (way: Way) => Promise<void>
}

const WHOLE_MAP = '.map-buttons > :nth-child(3)'

/** A hand at the mouse: it points at what it sees, and clicks. */
export function mouseOf(engine: Engine): Hand {
  const press: Hand['press'] = async (selector, nth = 0) => {
    const at = await until(`a point of ${selector} that is not covered`, () =>
      engine.evaluate(openPoint, { selector, nth }),
    )
    await engine.click(at.x, at.y)
  }
  return {
    press,
    thing: ({ at, nth }) => press(at, nth),
    async place(place) {
      if (!(await pointOf(engine, place))) await press(WHOLE_MAP)
      const at = await until(`place ${place} in sight`, () => pointOf(engine, place))
      await engine.click(at.x, at.y)
    },
  }
}

/** A hand at the keyboard: Tab, arrows and Enter, and nothing else. */
export async function keyboardOf(engine: Engine, game: string): Promise<Hand> {
  const { map } = (await loadScreen(game))!
  const tabTo = async (selector: string, nth = 0): Promise<void> => {
    for (let tries = 0; tries < 40; tries++) {
      const steps = await engine.evaluate(tabsTo, { selector, nth })
      if (steps === 0) return
      await engine.press(steps < 0 ? 'Shift+Tab' : 'Tab', Math.abs(steps))
    }
    throw new Error(`Tab does not lead to ${selector}`)
  }
  const press: Hand['press'] = async (selector, nth) => {
    await tabTo(selector, nth)
    await engine.press('Enter')
  }
  return {
    press,
    thing: (way) => press(keyedAt(way), way.nth),
    async place(place) {
      await tabTo('.map-view')
      if ((await engine.evaluate(placeInFocus)) < 0) await engine.press('ArrowUp')
      const from = await engine.evaluate(placeInFocus)
      for (const direction of wayBetween(map!.neighbour, from, place)) {
        await engine.press(`Arrow${direction[0]!.toUpperCase()}${direction.slice(1)}`)
      }
      const at = await engine.evaluate(placeInFocus)
      if (at !== place) throw new Error(`arrows lead to ${at} instead of ${place}`)
      await engine.press('Enter')
    },
  }
}

interface Which {
  readonly selector: string
  readonly nth: number
}

/** The middle of an element, scrolled into sight; null where something covers it. Runs in the page. */
function openPoint({ selector, nth }: Which): { x: number; y: number } | null {
  const element = document.querySelectorAll(selector)[nth]
  if (!element) return null
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = element.getBoundingClientRect()
  const at = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
  return element.contains(document.elementFromPoint(at.x, at.y)) ? at : null
}

/**
 * How many presses of Tab lead to an element by the order of the page; one in its direction where
 * the focus is on nothing that this order knows, as in an engine that stops at what can be scrolled,
 * or after what had the focus has gone. Runs in the page.
 */
function tabsTo({ selector, nth }: Which): number {
  const target = document.querySelectorAll<HTMLElement>(selector)[nth]
  if (!target) throw new Error(`there is no ${selector}`)
  if (!document.hasFocus()) throw new Error('the focus has left the page')
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  const at = stops.indexOf(target)
  if (at < 0) throw new Error(`${selector} cannot be reached by Tab`)
  const { activeElement, body } = document
  const from = stops.indexOf(activeElement as HTMLElement)
  if (from >= 0) return at - from
  if (!activeElement || activeElement === body) return 1
  return activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1
}
