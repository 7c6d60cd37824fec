/** A browser with one window, as far as the tests in other engines need it. */
export interface Engine {
  /** Goes to an address and waits until it is loaded. */
  readonly goto: (url: string) => Promise<void>
  /** Runs a function in the page, which sees nothing but its argument, and returns what it returns. */
  readonly evaluate: Evaluate
  /** Moves the mouse to a point of the window and clicks: what the page gets is what a hand makes. */
  readonly click: (x: number, y: number) => Promise<void>
  /** Presses keys one after another: 'Tab', 'Shift+Tab', 'a'. */
  readonly press: (key: string, times?: number) => Promise<void>
  /** The window as a PNG. */
  readonly picture: () => Promise<Buffer>
  /** What the engine's own log has complained of since the last time; WebKit's cannot be read. */
  readonly takeComplaints: () => string[]
  readonly close: () => Promise<void>
}

export type Evaluate = <R, A>(fn: (argument: A) => R | Promise<R>, argument?: A) => Promise<R>

/** The size of the page in the window. */
export const SIZE = { width: 1366, height: 768 }

/** The source of a function that takes and gives JSON, so that engines need agree on nothing else. */
export function asJson<R, A>(fn: (argument: A) => R): string {
  return `async (given) => JSON.stringify((await (${fn.toString()})(JSON.parse(given))) ?? null)`
}

/** Keys that are no character, as WebDriver writes them. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** A source of input and what it does, the same in WebDriver and in WebDriver BiDi. */
export interface Source {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly object[]
}

/** A click as actions. */
export function clickAt(x: number, y: number): Source {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}

/** Presses of a key as actions: what is held with it is pressed first and let go last. */
export function pressOf(key: string, times: number): Source {
  const codes = key.split('+').map((name) => keyCodes[name] ?? name)
  const down = codes.map((value) => ({ type: 'keyDown', value }))
  const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }))
  const once = [...down, ...up]
  return { type: 'key', id: 'keys', actions: Array.from({ length: times }, () => once).flat() }
}
