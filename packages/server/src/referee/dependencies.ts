import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Game } from '@estafette/kernel'
import type { Engine } from '@estafette/store'

/** What the referee needs of the world: handed in, so that tests can be the world. */
export interface Dependencies {
  readonly store: Engine
  readonly gameOf: (id: string) => Promise<Game | undefined>
  readonly now: () => number
  readonly random: (bytes: number) => Buffer
  readonly pause: (milliseconds: number) => Promise<void>
  readonly since: number // when this process began to serve
  readonly stamp: string // of this program, on what another one would work out anew
  readonly trouble: (what: string, error: unknown) => void // for whoever runs the server
}

/** The world as it is. */
export function realDependencies(
  store: Engine,
  gameOf: Dependencies['gameOf'],
  trouble: Dependencies['trouble'],
): Dependencies {
  const since = Date.now()
  const pause = async (milliseconds: number): Promise<void> => void (await setTimeout(milliseconds))
  const [now, random, stamp] = [Date.now, randomBytes, stampOf()]
  return { store, gameOf, trouble, now, random, pause, since, stamp }
}

/** What tells a program from every other: its own file, which holds the rules of all games. */
export function stampOf(file = fileURLToPath(import.meta.url)): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16)
}

/** What is kept of a secret. */
export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
