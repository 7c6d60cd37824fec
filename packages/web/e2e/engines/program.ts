import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const PATIENCE = 60_000 // milliseconds until a program says that it is ready

/** A program that the tests started, with a folder of its own that goes when it ends. */
export interface Program {
  readonly said: string // what it printed that was waited for
  readonly end: () => Promise<void>
}

export interface Start {
  /** The variable that names the program; scripts/engines.mjs sets it. */
  readonly variable: string
  readonly args: (folder: string) => readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** What it prints when it is ready, its first group is what is wanted; none for no waiting. */
  readonly ready?: RegExp
}

/** Starts a program and waits until it is ready. */
export async function start({ variable, args, env, ready }: Start): Promise<Program> {
  const path = process.env[variable]
  if (!path) throw new Error(`${variable} is not set: run the tests by npm run test:browsers`)
  const folder = mkdtempSync(join(tmpdir(), 'estafette-engine-'))
  const child = spawn(path, args(folder), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, ...env },
  })
  const orphaned = (): boolean => child.kill()
  process.once('exit', orphaned) // whatever ends the tests ends what they started
  const end = async (): Promise<void> => {
    process.off('exit', orphaned)
    await ended(child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    return { said: ready ? await line(child, ready, path) : '', end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Waits until a program prints something, on its error output or on the third. */
function line(child: ChildProcess, pattern: RegExp, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const late = setTimeout(() => reject(new Error(`${name} is not ready: ${text}`)), PATIENCE)
    for (const stream of [child.stdio[2], child.stdio[3]]) {
      ;(stream as Readable).on('data', (data: Buffer) => {
        text += data.toString()
        const found = pattern.exec(text)
        if (!found) return
        clearTimeout(late)
        resolve(found[1] ?? '')
      })
    }
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${text}`)))
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  const late = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(late)
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Tries something until it holds. */
export async function until<T>(
  what: string,
  attempt: () => Promise<T | null | undefined | false>,
  patience = 20_000,
): Promise<T> {
  const end = Date.now() + patience
  let failure = ''
  do {
    try {
      const found = await attempt()
      if (found !== undefined && found !== null && found !== false) return found
    } catch (error) {
      failure = `: ${String(error)}`
    }
    await new Promise((resolve) => setTimeout(resolve, 40))
  } while (Date.now() < end)
  throw new Error(`${what} did not come${failure}`)
}
