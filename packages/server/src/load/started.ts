import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const MIB = 1024 * 1024

/** A server that was started to be measured. */
export interface Started {
  readonly address: string
  readonly pid: number
  stop(): void
}

/** Starts the server that was built, on a folder, with limits for one address and one seat raised. */
export async function startServer(
  program: string,
  data: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const most = '1000000'
  const limits = { RATE: most, BURST: most, GUESTS: most, CONNECTIONS: most, OFFERS: most }
  const args = [program, '--port', '0', '--host', '127.0.0.1', '--data', data]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...limits, ...env } })
  child.stderr.pipe(process.stderr)
  const address = await new Promise<string>((ready, failed) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += String(text)
      const found = /ready: (http:\S+)\//.exec(said)?.[1]
      if (found !== undefined) ready(found)
    })
    child.once('exit', () => failed(new Error(`the server did not start: ${said}`)))
  })
  return { address, pid: child.pid!, stop: () => void child.kill('SIGKILL') }
}

/** What a process holds in memory, where the system says so. */
export function memoryOf(pid: number): string {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kib === undefined ? 'not known' : `${((Number(kib) * 1024) / MIB).toFixed(0)} MiB`
  } catch {
    return 'not known'
  }
}
