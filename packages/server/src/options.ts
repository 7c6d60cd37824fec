import { failure, success, type Result } from '@estafette/kernel'

/** Where to serve. */
export interface Options {
  readonly port: number
  readonly host: string | undefined // all addresses of this machine unless told
}

const DEFAULT_PORT = 8080
const HIGHEST_PORT = 65535

/** Reads --port and --host, or PORT and HOST from the environment; an argument wins. */
export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<Options> {
  let port = environment['PORT'] || undefined
  let host = environment['HOST'] || undefined
  for (let at = 0; at < args.length; at++) {
    const [name = '', joined] = splitOnce(args[at]!)
    if (name !== '--port' && name !== '--host') return failure(`no such option: ${name}`)
    const value = joined ?? args[++at]
    if (value === undefined || value === '') return failure(`${name} needs a value`)
    if (name === '--port') port = value
    else host = value
  }
  if (port === undefined) return success({ port: DEFAULT_PORT, host })
  const number = /^\d{1,5}$/.test(port) ? Number(port) : -1
  if (number < 0 || number > HIGHEST_PORT) {
    return failure(`a port is a number from 0 to ${HIGHEST_PORT}, not "${port.slice(0, 40)}"`)
  }
  return success({ port: number, host })
}

function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('=')
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
