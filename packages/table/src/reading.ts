import { failure, success, type Game, type Result, type Setup } from '@estafette/kernel'
import type { Noted } from './file.ts'
import { parsePack, type Start } from './start.ts'

/** The lines of a file that say how play begins. */
export interface StartLines {
  readonly game: Noted
  readonly scenario: Noted | null
  readonly options: readonly Noted[]
  readonly pack: Noted | null
  readonly position: readonly Noted[] | null
}

/** Reads how play begins: a scenario with its options, or a position. */
export function readStart(game: Game, lines: StartLines): Result<Start> {
  const { scenario, options, pack, position } = lines
  if (position) {
    const extra = scenario ?? options[0] ?? pack
    if (extra)
      return failure(
        'a scenario, option or pack must not be given beside a position: write it inside',
        extra.line,
      )
    const read = readPosition(game, position)
    return read.ok
      ? success({ position: read.value })
      : failure(read.reason, read.line ?? lines.game.line)
  }
  if (!scenario) return failure('missing start: a scenario or a position expected', lines.game.line)
  return readSetup(game, scenario, options, pack)
}

/** Reads a scenario, its options and its pack out of the lines of a file. */
function readSetup(
  game: Game,
  scenario: Noted,
  options: readonly Noted[],
  pack: Noted | null,
): Result<Start> {
  if (!game.scenarios.includes(scenario.text)) {
    return failure(`no such scenario: "${scenario.text.slice(0, 40)}"`, scenario.line)
  }
  const chosen: Record<string, string> = {}
  for (const { line, text } of options) {
    const [id = '', value = '', ...more] = text.split(/ +/)
    const option = game.options.find((candidate) => candidate.id === id)
    if (!option) return failure(`no such option: "${id.slice(0, 40)}"`, line)
    if (Object.hasOwn(chosen, id)) return failure(`duplicate option ${id}`, line)
    if (!option.values.includes(value) || more.length > 0) {
      return failure(`option ${id} must be one of ${option.values.join(', ')}`, line)
    }
    chosen[id] = value
  }
  const setup: Setup = { scenario: scenario.text, options: chosen }
  if (!pack) return success({ setup })
  const parsed = parsePack(pack.text)
  if (!parsed.ok) return failure(parsed.reason, pack.line)
  const packed = { ...setup, pack: parsed.value }
  const made = game.create(packed)
  return made.ok ? success({ setup: packed }) : failure(made.reason, pack.line)
}

/** Reads a position out of a file, where its first two lines may be left out. */
function readPosition(game: Game, lines: readonly Noted[]): Result<string> {
  const attempt = (head: readonly string[]): Result<string> => {
    const text = [...head, ...lines.map((line) => line.text), ''].join('\n')
    const read = game.read(text)
    if (read.ok) return success(game.write(read.value))
    const at = lines[(read.line ?? 0) - 1 - head.length] ?? lines[0]
    return failure(read.reason, at?.line)
  }
  const whole = attempt([])
  if (whole.ok) return whole
  const headed = attempt(['estafette position 1', `game ${game.id}`])
  // The attempt that came further is the one that was meant.
  return headed.ok || (headed.line ?? 0) >= (whole.line ?? 0) ? headed : whole
}
