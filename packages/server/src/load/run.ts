import { setTimeout as sleep } from 'node:timers/promises'
import type { Game } from '@estafette/kernel'
import { takeNotes, type Figures } from './figures.ts'
import { arrive, doorAt, seatTwo, type LiveGame } from './table.ts'
import type { LoadTerms } from './terms.ts'

const TICK = 2
const AT_ONCE = 10 // games that are laid out at a time
const PATIENCE = 15_000 // milliseconds for the last answers
const letters = 'abcdefghkmnpqrtuvwxyz'

/** Says now and then how far a run is. */
export type RunProgress = (line: string) => void

/**
 * Plays against a server, and does not wait for answers before it sends on: a command is due at its
 * time whether the server keeps up or not, and what it is answered late counts from then.
 */
export async function runLoad(
  terms: LoadTerms & { readonly address: string },
  gameOf: (id: string) => Promise<Game | undefined>,
  progress: RunProgress,
  settled: () => Promise<void> = async () => {},
): Promise<Figures> {
  const ready: LiveGame[] = []
  const waiting = new Set<LiveGame>()
  const games = await layOutAll(terms, gameOf, progress, (game) => {
    if (waiting.has(game)) return
    waiting.add(game)
    ready.push(game)
  })
  for (let at = 0; at < terms.watchers; at++) await games[at % games.length]!.watch()
  await settled()
  progress(`${games.length} games, ${terms.watchers} watchers; playing for ${terms.seconds} s`)

  const start = performance.now()
  const end = start + terms.seconds * 1000
  const notes = takeNotes(start)
  const due: number[] = []
  let made = 0
  const sent = { under: 0 }
  let said = 0
  const send = (): void => {
    while (ready.length > 0 && (terms.rate === Infinity || due.length > 0)) {
      const game = ready.shift()!
      waiting.delete(game)
      const at = terms.rate === Infinity ? performance.now() : due[0]!
      const isSent = game.play((told) => {
        sent.under--
        if (told.told === 'done') notes.answered(at, performance.now())
        else notes.other(told.told)
      })
      if (!isSent) continue
      sent.under++
      due.shift()
    }
  }
  for (let now = start; now < end; now = performance.now()) {
    const wanted = terms.rate === Infinity ? 0 : ((now - start) / 1000) * terms.rate
    for (; made < wanted; made++) due.push(start + (made / terms.rate) * 1000)
    send()
    if (Math.floor((now - start) / 5000) > said) {
      said++
      progress(`${said * 5} s: ${sent.under} under way, ${due.length} behind`)
    }
    await sleep(TICK)
  }
  const stopped = performance.now()
  while (sent.under > 0 && performance.now() - stopped < PATIENCE) await sleep(TICK)
  for (let at = 0; at < sent.under; at++) notes.other('nothing')
  for (const game of games) game.close()
  return notes.figures(stopped, due.length)
}

async function layOutAll(
  terms: LoadTerms & { readonly address: string },
  gameOf: (id: string) => Promise<Game | undefined>,
  progress: RunProgress,
  canGoOn: (game: LiveGame) => void,
): Promise<LiveGame[]> {
  const door = doorAt(terms.address)
  const titles: Game[] = []
  for (const id of terms.titles) {
    const game = await gameOf(id)
    if (!game) throw new Error(`no such game: ${id}`)
    titles.push(game)
  }
  const games: LiveGame[] = []
  const one = async (number: number): Promise<void> => {
    const guests = [
      await arrive(door, `load ${spelled(number)} one`),
      await arrive(door, `load ${spelled(number)} two`),
    ] as const
    const game = titles[number % titles.length]!
    games.push(await seatTwo(door, game, guests, terms.play, canGoOn))
  }
  for (let at = 0; at < terms.games; at += AT_ONCE) {
    const some = Math.min(AT_ONCE, terms.games - at)
    await Promise.all(Array.from({ length: some }, (_, index) => one(at + index)))
    if ((at / AT_ONCE) % 10 === 9) progress(`${at + some} of ${terms.games} games laid out`)
  }
  return games
}

/** A number in letters that are not taken for each other; no two names look alike. */
function spelled(number: number): string {
  let text = ''
  for (
    let rest = number + letters.length ** 3;
    rest > 0;
    rest = Math.floor(rest / letters.length)
  ) {
    text += letters[rest % letters.length]
  }
  return `${Date.now()
    .toString(36)
    .replaceAll(/[0-9il]/g, 'x')}${text}`
}
