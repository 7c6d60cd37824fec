import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/ensure.mjs'
import { bundleServer } from '../../../scripts/server.mjs'

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly address: string
  readonly child: ChildProcess
  kill(): Promise<void>
}

/** Lays a server out in a folder, with a page and nothing else; returns its program. */
export async function layOutServer(folder: string): Promise<string> {
  const program = join(folder, 'server/dist/server.mjs')
  await bundleServer(program)
  mkdirSync(join(folder, 'web/dist'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'web/dist/index.html'), '<!doctype html><title>Estafette</title>')
  return program
}

/** Starts a server on a folder of data and waits until it serves. */
export async function startServer(
  program: string,
  data: string,
  environment: Readonly<Record<string, string>> = {},
  port = 0,
): Promise<ServerProcess> {
  const { DATABASE_URL: _url, ...env } = process.env
  const args = [program, '--port', String(port), '--host', '127.0.0.1', '--data', data]
  const child = spawn(process.execPath, args, { env: { ...env, ...environment } })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += String(text)))
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += String(text)
      const found = /ready: (http:\S+)\//.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)))
  })
  return {
    address,
    child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

const MOST = '1000000'

/** Limits that let one machine be many players. */
export const generous = { RATE: MOST, BURST: MOST, GUESTS: MOST, CONNECTIONS: MOST }
