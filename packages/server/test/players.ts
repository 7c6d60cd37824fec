import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Game } from '@estafette/kernel'
import { readTold, type Call, type Command, type ServerMessage } from '@estafette/protocol'
import { CONTRIBUTION } from './house.ts'
import { makePage } from './page.ts'

/** Where a player turns to, and what they do when nobody answers there. */
export interface Reach {
  address(): string
  gone(): void
}

/** Somebody who plays over plain requests, and insists: a server that is gone comes back. */
export interface Player {
  readonly reach: Reach
  readonly cookie: string
}

/** What was acknowledged to those who play, and whether they go on. */
export interface Round {
  readonly acknowledged: {
    readonly table: string
    readonly version: number
    readonly id: string
    readonly time: number
  }[]
  isStopped: boolean
}

/** A round that begins. */
export function newRound(): Round {
  return { acknowledged: [], isStopped: false }
}

/** Sends until there is an answer: what a page does when the server is gone for a while. */
async function insist(reach: Reach, path: string, body: unknown, cookie = ''): Promise<Response> {
  for (;;) {
    try {
      const address = reach.address()
      const headers = { 'content-type': 'application/json', origin: address, cookie }
      const text = JSON.stringify(body)
      const response = await fetch(address + path, { method: 'POST', headers, body: text })
      if (response.status < 500) return response
    } catch {
      reach.gone()
    }
    await sleep(20)
  }
}

async function call({ reach, cookie }: Player, message: Call): Promise<ServerMessage> {
  for (;;) {
    const response = await insist(reach, '/api/call', message, cookie)
    const text = await response.text().catch(() => '') // cut off in the midst of an answer
    const read = readTold(text)
    if (read.ok && read.value.told !== 'busy') return read.value
    await sleep(20)
  }
}

/** Comes in as a guest. */
export async function arrive(reach: Reach, name: string): Promise<Player> {
  const response = await insist(reach, '/api/guest', { name, language: 'en' })
  return { reach, cookie: response.headers.get('set-cookie')!.split(';')[0]! }
}

/** Seats two at a new table, however often the server dies meanwhile. */
async function sitDown(game: Game, [host, other]: readonly [Player, Player]): Promise<string> {
  for (;;) {
    const terms = { game: game.id, scenario: game.scenarios[0]!, options: {}, seat: 0 }
    const more = { pace: { kind: 'none' }, watchable: true, listed: false }
    const body = { ...terms, ...more, contribution: CONTRIBUTION }
    const laid = await insist(host.reach, '/api/table', body, host.cookie)
    const said = (await laid.json().catch(() => null)) as {
      table: string
      invitations: { secret: string }[]
    } | null
    if (!said) continue
    const { table, invitations } = said
    const sitting = { table, invitation: invitations[0]!.secret, contribution: CONTRIBUTION }
    await insist(other.reach, '/api/sit', sitting, other.cookie)
    return table
  }
}

/** Plays one game after another at random until the round is over; notes what was acknowledged. */
export async function playOn(
  game: Game,
  players: readonly [Player, Player],
  below: (count: number) => number,
  round: Round,
): Promise<void> {
  while (!round.isStopped) {
    await playTable(game, await sitDown(game, players), players, below, round)
  }
}

async function playTable(
  game: Game,
  table: string,
  players: readonly [Player, Player],
  below: (count: number) => number,
  round: Round,
): Promise<void> {
  const pages = players.map(() => makePage())
  while (!round.isStopped) {
    for (const [seat, page] of pages.entries()) {
      const player = players[seat]!
      const known = page.standing ? { version: page.standing.version } : {}
      page.hear(await call(player, { v: 1, call: 'open', table, ...known }))
      if (page.standing!.ending) return
      for (let choices = page.choices(game); choices.length > 0; choices = page.choices(game)) {
        if (round.isStopped) return
        const id = randomUUID()
        const { version } = page.standing!
        const command: Command = { do: 'take', choices: [choices[below(choices.length)]!] }
        const told = await call(player, { v: 1, call: 'command', id, table, version, command })
        if (told.told !== 'done') throw new Error(JSON.stringify(told))
        round.acknowledged.push({ table, version: told.version, id, time: Date.now() })
        page.hear(told)
      }
    }
  }
}
