import type { Seat } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { joinIn, nameOf, seeOtherwise, tellNews } from './audience.ts'
import { takeBack } from './orders.ts'
import type { Sitting } from './sitting.ts'

const CLEAR = '\u001B[2J\u001B[3J\u001B[H' // the screen, what has scrolled away, and home

/**
 * Brings the person to the screen who is to choose. Where the one before sees something else, the
 * screen is cleared and waits; false where the question has changed meanwhile, or nobody came.
 */
export async function handOver(session: Sitting, seat: Seat): Promise<boolean> {
  const before = session.viewer
  if (before === seat) return true
  if (!seeOtherwise(session, before, seat)) {
    joinIn(session, seat)
    return true
  }
  const { io, texts } = session.context
  // Whoever leaves the screen has not read what came of their choice: they hear it again.
  if (io.isTerminal.output) {
    io.out(CLEAR)
    session.told.set(before, Math.min(session.asked, session.told.get(before) ?? -1))
  }
  const prompt = texts.play.handOver(nameOf(session, stateOf(session.table), seat))
  if (!io.isTerminal.input) io.out(`\n${prompt}\n`)
  else if (!(await isThere(session, prompt))) return false
  session.viewer = seat
  session.status = ''
  tellNews(session)
  return true
}

/** Waits for the next person; the one before may end it all, or hears why nothing is undone. */
async function isThere(session: Sitting, prompt: string): Promise<boolean> {
  for (;;) {
    const line = await session.context.io.ask(`${prompt} `)
    if (line === undefined || line.trim() === 'quit') {
      session.isOver = true
      return false
    }
    if (line.trim() === '') return true
    if (line.trim() === 'undo' && takeBack(session)) return false
  }
}
