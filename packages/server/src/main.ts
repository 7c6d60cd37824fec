import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { failureText } from '@estafette/kernel'
import type { Games } from './games.ts'
import { strictHeaders } from './headers.ts'
import { logLine, type Answered } from './logger.ts'
import { OPTIONS_HELP, parseOptions, type ServerOptions } from './options.ts'
import { serve, type Serving } from './serve.ts'
import { shown, waysIn } from './ways-in.ts'
import { readSite, type Site } from './site.ts'
import { buildName } from './version.ts'

const BAD_START = 2

/** The screen: beside this server in a release, else where `npm run build` leaves it. */
const beside = fileURLToPath(new URL('pages', import.meta.url))
const dist = existsSync(beside) ? beside : fileURLToPath(new URL('../../web/dist', import.meta.url))

async function main(): Promise<void> {
  const [first, ...more] = process.argv.slice(2)
  if (first === 'host') return hostCommand(more)
  if (first === '--help' || first === '-h') return help()
  const options = parseOptions(process.argv.slice(2), process.env)
  if (!options.ok) return end(failureText(options))
  let site: Site
  try {
    site = readSite(dist)
  } catch {
    return end('the pages are not built: run npm start, or npm run build')
  }
  let games: Games
  try {
    const { openGames } = await import('./games.ts') // all games: not before they are needed
    games = await openGames(options.value)
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    return end(
      `cannot open the database in ${options.value.database ? 'PostgreSQL' : options.value.data}: ${why}`,
    )
  }
  try {
    const { port, host, origin, isAtHome } = options.value
    const more = origin?.startsWith('https:') ? strictHeaders : {}
    const note = (answered: Answered): void => console.log(logLine(answered))
    const noted = options.value.logRequests ? note : undefined
    const serving = await serve(site, port, host, games.door, more, noted)
    console.log(`Estafette ${buildName}`)
    console.log(`Online games are stored in ${games.where}`)
    console.log(
      `Estafette is ready: http://${isAtHome ? 'localhost' : shown(host)}:${serving.port}/ (press Ctrl+C to stop)`,
    )
    for (const line of waysIn({ host, isAtHome, origin, port: serving.port })) console.log(line)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop(serving, games))
    }
  } catch (error) {
    await games.close()
    end(explain(error, options.value))
  }
}

/** Milliseconds that may pass between the last answer and the end of the process. */
const LINGERS = 2000

/** Ends in good order, also where the database is away. */
async function stop(serving: Serving, games: Games): Promise<void> {
  await serving.close()
  await games.close().catch((error: unknown) => {
    console.error(`estafette: ${error instanceof Error ? error.message : String(error)}`)
  })
  setTimeout(() => process.exit(), LINGERS).unref() // a connection that nobody answers on
}

async function help(): Promise<void> {
  const { hostUsage } = await import('./host.ts')
  const commands = hostUsage.map((line) => `  ${line}`).join('\n')
  console.log(`${OPTIONS_HELP}\n\nFor whoever runs the server, after npm start --:\n\n${commands}`)
}

/** A command of whoever runs the server: options come last. */
async function hostCommand(args: readonly string[]): Promise<void> {
  const at = args.findIndex((arg) => arg.startsWith('--'))
  const words = at < 0 ? args : args.slice(0, at)
  const options = parseOptions(at < 0 ? [] : args.slice(at), process.env)
  if (!options.ok) return end(failureText(options))
  try {
    const { host } = await import('./host.ts')
    const done = await host(words, options.value, (line) => console.log(line))
    if (done.ok) console.log(done.value)
    else end(done.reason)
  } catch (error) {
    end(error instanceof Error ? error.message : String(error))
  }
}

/** What keeps the server from its port, and what to do about it. */
function explain(error: unknown, { port, host }: ServerOptions): string {
  const code = (error as NodeJS.ErrnoException).code
  const other = `npm start -- --port ${port < 1024 ? 8080 : port + 1}`
  if (code === 'EADDRINUSE') {
    return `port ${port} is in use: stop the program that has it, or take another port: ${other}`
  }
  if (code === 'EACCES') return `port ${port} is not allowed here: take another one: ${other}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `this machine has no address ${host}: leave --host out`
  }
  throw error
}

function end(line: string): void {
  console.error(`estafette: ${line}`)
  process.exitCode = BAD_START
}

await main()
