import { signal } from '@preact/signals'
import { playerNames } from '@estafette/bots/names'
import type { Consideration, Seat } from '@estafette/kernel'
import { stateAt } from '@estafette/table'
import type { Session } from '../session/session.ts'
import type { Asked, Explanation } from './asked.ts'
import { hidesSomething } from './secrets.ts'

/** What has been explained so far, in no language yet. */
const known = signal<ReadonlyMap<string, readonly Consideration[]>>(new Map())

let worker: Worker | null = null
let asked: (() => Asked | null)[] = [] // positions are looked up one at a time, so nothing freezes
const wanted = new Set<string>()

/** Names one act of one game; an act taken back and replaced by another has another name. */
function keyOf({ table }: Session, number: number): string {
  return `${table.gameId} ${number} ${table.entries[number - 1]?.hash}`
}

/** Whether a computer player sits there, and not a person or the script of a lesson. */
export function isComputer({ sitters }: Session, seat: Seat): boolean {
  return playerNames.includes(sitters[seat] ?? '')
}

/** Asks why the computer took choices, by their numbers; the answers come when they come. */
export function askWhy(session: Session, numbers: readonly number[]): void {
  const { game, table, sitters } = session
  for (const number of numbers) {
    const key = keyOf(session, number)
    const entry = table.entries[number - 1]
    if (!entry || !isComputer(session, entry.seat) || wanted.has(key)) continue
    wanted.add(key)
    const { seat, choice } = entry
    asked.push(() =>
      keyOf(session, number) === key
        ? {
            key,
            game: game.id,
            position: game.write(stateAt(table, number - 1)),
            seat,
            choice,
            player: sitters[seat]!,
          }
        : null,
    )
  }
  if (asked.length > 0 && !worker) start()
}

/** Why the computer took these choices, as far as it is known; silent while there are secrets. */
export function reasonsFor(session: Session, numbers: readonly number[]): readonly Consideration[] {
  const found = numbers.flatMap((number) => known.value.get(keyOf(session, number)) ?? [])
  return found.length > 0 && hidesSomething(session.game, session.state()) ? [] : found
}

/** Whether an answer to all of these is there, be it that there are no reasons. */
export function isExplained(session: Session, numbers: readonly number[]): boolean {
  const { entries } = session.table
  return numbers.every(
    (number) =>
      !isComputer(session, entries[number - 1]?.seat ?? -1) ||
      known.value.has(keyOf(session, number)),
  )
}

/** Forgets what is still to be asked, when the table is left. */
export function stopAsking(): void {
  worker?.terminate()
  worker = null
  asked = []
  wanted.clear()
  known.value = new Map()
}

function start(): void {
  worker = new Worker(new URL('./why.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Explanation>) => {
    known.value = new Map(known.value).set(data.key, data.reasons)
    askNext()
  })
  askNext()
}

function askNext(): void {
  for (;;) {
    const next = asked.shift()
    if (!next) {
      worker?.terminate() // another is started when there is something to ask
      worker = null
      return
    }
    const question = next()
    if (question) return worker?.postMessage(question)
  }
}
