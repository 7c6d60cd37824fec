import { failure, success, type Result } from '@estafette/kernel'
import { fileLines, indentPosition, outdent, type Noted } from './file.ts'
import type { StartLines } from './reading.ts'
import { movesOf } from './record.ts'
import { optionPairs, packText, type Start } from './start.ts'
import type { Table } from './table.ts'
import { cleanText } from './text.ts'
import { printedFaces } from './printed.ts'
import type { Throw } from './throws.ts'

/** One thing a script does or expects. */
export interface Statement extends Noted {
  readonly verb: 'do' | 'expect'
}

/** A script taken apart, before any of it is tried. */
export interface ScriptText extends StartLines {
  readonly title: string
  readonly rules: readonly string[]
  readonly rulesLine: number
  readonly dice: readonly Throw[]
  readonly diceLine: number // the last line with dice or draws
  readonly statements: readonly Statement[]
}

/** What a new script is written from. */
export interface ScriptParts {
  readonly title: string
  readonly rules?: readonly string[]
  readonly game: Table['game']
  readonly start: Start
  readonly dice: readonly number[] // all faces from 1 upwards, in the order asked for
  readonly moves: readonly { readonly seat: string; readonly choice: string }[] // in notation
  readonly expect?: readonly string[] // without the word itself
}

const FIRST_LINE = 'estafette script 1'
const FACES_PER_LINE = 24
const LONGEST_TITLE = 200

/** Writes a script. */
export function makeScript(parts: ScriptParts): string {
  const { game, start, dice, rules = [], moves, expect = [] } = parts
  const lines = [FIRST_LINE, `title ${cleanText(parts.title, LONGEST_TITLE)}`.trimEnd()]
  if (rules.length > 0) lines.push(`rules ${rules.join(' ')}`)
  lines.push(`game ${game.id}`)
  if ('setup' in start) {
    lines.push(`scenario ${start.setup.scenario}`)
    for (const [id, value] of optionPairs(game, start.setup)) lines.push(`option ${id} ${value}`)
    const pack = start.setup.pack === undefined ? null : packText(start.setup.pack)
    if (pack?.ok) lines.push(`pack ${pack.value}`)
  } else {
    lines.push('position', ...indentPosition(start.position))
  }
  const faces = printedFaces(game, start, moves, dice)
  for (let at = 0; at < faces.length; at += FACES_PER_LINE) {
    lines.push(`dice ${faces.slice(at, at + FACES_PER_LINE).join(' ')}`)
  }
  lines.push(...moves.map(({ seat, choice }) => `do ${seat} ${choice}`))
  lines.push(...expect.map((what) => `expect ${what}`))
  return `${lines.join('\n')}\n`
}

/** A script that plays a table's game once more and expects the same end: a bug report. */
export function scriptOf(table: Table, title: string): string {
  const { game, start, opening, entries } = table
  const dice = [opening, ...entries].flatMap((step) => step.faces)
  const { hash } = entries.at(-1) ?? opening
  return makeScript({ title, game, start, dice, moves: movesOf(table), expect: [`hash ${hash}`] })
}

/** Takes a script apart. */
export function parseScript(text: string): Result<ScriptText> {
  const lines = fileLines(text)
  if (!lines.ok) return lines
  const [first, ...rest] = lines.value.filter((line) => !/^ *(#|$)/.test(line.text))
  if (first?.text !== FIRST_LINE)
    return failure(`not a script: the first line must be "${FIRST_LINE}"`, 1)

  const once = new Map<string, Noted>()
  const options: Noted[] = []
  const position: Noted[] = []
  const dice: Throw[] = []
  const statements: Statement[] = []
  let diceLine = 1
  let above = ''
  for (const { line, text: raw } of rest) {
    if (raw.startsWith(' ')) {
      if (above !== 'position')
        return failure('this line must not be indented: only position lines may be', line)
      position.push({ line, text: outdent(raw) })
      continue
    }
    const verb = /^\S+/.exec(raw)![0]
    const isVerbatim = verb === 'title' || verb === 'pack'
    const said = raw.slice(verb.length).trim()
    const noted = { line, text: isVerbatim ? said : said.replace(/(^| +)# .*$/, '') }
    above = verb
    if (verb === 'do' || verb === 'expect') {
      statements.push({ ...noted, verb })
    } else if (verb === 'option') {
      options.push(noted)
    } else if (verb === 'dice') {
      const faces = wordsOf(noted.text)
      const odd = faces.find((word) => !/^(0|[1-9]\d{0,9})$/.test(word))
      if (odd !== undefined) {
        return failure(`no die shows "${odd.slice(0, 40)}"; a thing is drawn by "draw"`, line)
      }
      for (const face of faces) dice.push(Number(face))
      diceLine = line
    } else if (verb === 'draw') {
      dice.push(...wordsOf(noted.text))
      diceLine = line
    } else if (['title', 'rules', 'game', 'scenario', 'pack', 'position'].includes(verb)) {
      if (once.has(verb)) return failure(`duplicate line "${verb}"`, line)
      once.set(verb, noted)
    } else {
      return failure(`unknown line: "${verb.slice(0, 40)}"`, line)
    }
  }
  const game = once.get('game')
  if (!game) return failure('missing line "game": it must name the game', 1)
  return success({
    title: once.get('title')?.text ?? '',
    rules: wordsOf(once.get('rules')?.text ?? ''),
    rulesLine: once.get('rules')?.line ?? 1,
    game,
    scenario: once.get('scenario') ?? null,
    options,
    pack: once.get('pack') ?? null,
    position: once.has('position') ? position : null,
    dice,
    diceLine,
    statements,
  })
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
