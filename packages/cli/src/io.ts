import type { RuledGame } from '@estafette/kernel'

/** Everything a command touches outside itself, so that tests can hold the other end. */
export interface Io {
  readonly games: readonly RuledGame[]
  readonly workshop?: readonly RuledGame[] // found by their ids, and listed nowhere
  readonly env: Readonly<Record<string, string | undefined>>
  readonly root: string // the repository, for the commands that read its sources
  readonly cwd: string
  readonly worker: URL | null // the bundled worker; null plays everything in this thread
  readonly isTerminal: {
    readonly input: boolean
    readonly output: boolean
    readonly error: boolean
  }
  readonly width: number // columns of the terminal
  out(text: string): void
  err(text: string): void
  /** Asks for a line; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>
  /** Stops reading, so that the process can end. */
  hangUp(): void
}
