import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fetchGame } from '@estafette/registry/shelf'
import { reportOf } from './report.ts'
import { runLoad } from './run.ts'
import { memoryOf, startServer, type Started } from './started.ts'
import { parseTerms } from './terms.ts'

/** A server on a folder of its own, which is gone with it. */
async function startAnew(program: string): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'estafette-load-'))
  const started = await startServer(program, data)
  return {
    ...started,
    stop() {
      started.stop()
      rmSync(data, { recursive: true })
    },
  }
}

const [program = '', ...args] = process.argv.slice(2)
const terms = parseTerms(args)
if (!terms.ok) {
  console.error(terms.reason)
  process.exitCode = 2
} else {
  const own = terms.value.address === null ? await startAnew(program) : null
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
