import type { Context } from './command.ts'

/** A line that tells a person at a terminal how far the work is. */
interface Progress {
  show(done: number, all: number, note?: string): void
  clear(): void
}

const WIDTH = 30
const PAUSE = 100 // milliseconds between two pictures of the bar

/** A progress bar on the error stream, and nothing where nobody looks or a machine reads. */
export function makeProgress(context: Context): Progress {
  const { io } = context
  if (context.json || !io.isTerminal.error) return { show() {}, clear() {} }
  let shown = Number.NEGATIVE_INFINITY
  return {
    show(done, all, note = '') {
      const now = performance.now()
      if (now - shown < PAUSE) return
      shown = now
      const part = Math.min(1, done / all)
      const full = Math.round(part * WIDTH)
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
      io.err(`\r\u001B[K${bar} ${Math.floor(part * 100)} % ${note}`)
    },
    clear() {
      if (shown >= 0) io.err('\r\u001B[K')
    },
  }
}
