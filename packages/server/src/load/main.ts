import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fetchGame } from '@estafette/registry/shelf'
import { reportOf } from './report.ts'
import { runLoad } from './run.ts'
import { parseTerms } from './terms.ts'

const MIB = 1024 * 1024

/** A server that this program started. */
interface Started {
  readonly address: string
  readonly pid: number
  stop(): void
}

/** Starts the server that was built, on a folder of its own, with limits for one address raised. */
async function startServer(program: string): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'estafette-load-'))
  const most = '1000000'
  const limits = { RATE: most, BURST: most, GUESTS: most, CONNECTIONS: most }
  const args = [program, '--port', '0', '--host', '127.0.0.1', '--data', data]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...limits } })
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
  return {
    address,
    pid: child.pid!,
    stop() {
      child.kill('SIGKILL')
      rmSync(data, { recursive: true })
    },
  }
}

/** What a process holds in memory, where the system says so. */
function memoryOf(pid: number): string {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kib === undefined ? 'not known' : `${((Number(kib) * 1024) / MIB).toFixed(0)} MiB`
  } catch {
    return 'not known'
  }
}

const [program = '', ...args] = process.argv.slice(2)
const terms = parseTerms(args)
if (!terms.ok) {
  console.error(terms.reason)
  process.exitCode = 2
} else {
  const own = terms.value.address === null ? await startServer(program) : null
  const address = terms.value.address ?? own!.address
  const more: [string, string][] = [['Node', process.version]]
  const weigh = (when: string): void => {
    if (own) more.push([`memory of the server, ${when}`, memoryOf(own.pid)])
  }
  try {
    weigh('empty')
    const figures = await runLoad({ ...terms.value, address }, fetchGame, console.log, async () =>
      weigh('all games laid out'),
    )
    weigh('at the end')
    const file = resolve(terms.value.report)
    writeFileSync(file, reportOf(terms.value, figures, more))
    const { all, perSecond, unsent, refused } = figures
    console.log(`${all.done} commands done, ${perSecond.toFixed(0)} per second`)
    console.log(`half within ${all.half.toFixed(1)} ms, 99 % within ${all.late.toFixed(1)} ms`)
    console.log(`due and not sent: ${unsent}; other answers: ${JSON.stringify(refused)}`)
    for (const [name, value] of more) console.log(`${name}: ${value}`)
    console.log(`report: ${file}`)
  } finally {
    own?.stop()
  }
}
