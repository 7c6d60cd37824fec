import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { existsSync } from 'node:fs'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import type { Io } from './io.ts'

/** The real terminal, or the pipes in its place. */
export function makeTerminal(home: URL): Io {
  const { stdin, stdout, stderr } = process
  const worker = new URL('packages/cli/dist/worker.mjs', home)
  const waiting: string[] = []
  let wake: ((line: string | undefined) => void) | undefined
  let reader: Interface | undefined
  let ended = false

  // Lines that arrive while nobody asks are kept: a pipe delivers them all at once.
  const open = (): Interface => {
    const made = createInterface({ input: stdin, output: stdout, terminal: isTTY(stdin, stdout) })
    made.on('line', (line) => {
      if (!wake) return void waiting.push(line)
      wake(line)
      wake = undefined
    })
    made.on('SIGINT', () => made.close())
    made.on('close', () => {
      ended = true
      wake?.(undefined)
    })
    return made
  }

  return {
    games,
    workshop,
    env: process.env,
    root: fileURLToPath(home),
    cwd: process.cwd(),
    worker: existsSync(worker) ? worker : null,
    isTerminal: { input: isTTY(stdin), output: isTTY(stdout), error: isTTY(stderr) },
    width: stdout.columns || 80,
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    ask(prompt) {
      reader ??= open()
      const line = waiting.shift()
      if (line !== undefined || ended) {
        stdout.write(prompt)
        return Promise.resolve(line)
      }
      reader.setPrompt(prompt)
      reader.prompt()
      return new Promise((resolve) => (wake = resolve))
    },
    hangUp: () => reader?.close(),
  }
}

function isTTY(...streams: readonly { readonly isTTY?: boolean }[]): boolean {
  return streams.every((stream) => stream.isTTY === true)
}
