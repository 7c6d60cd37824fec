import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The widths and heights at which pages change, as tokens.css names them. */
const widths = [35, 43.75, 56.25, 68.75, 80, 100]
const heights = [30, 36, 40, 43.75, 56.25]

/** Sheets that fit a row of words to its room, and by which widths besides. */
const finer: Readonly<Record<string, readonly number[]>> = {
  'table/frame/bar.css': [18, 24, 50, 60, 85, 95],
  'games/blitzkrieg/blitzkrieg.css': [50, 95],
  'games/frontline/hand/cards.css': [24],
  'games/frontline/hand/hand.css': [24],
}

const bound = String.raw`[\d.]+em`
const asked = new RegExp(
  String.raw`^(?:${bound} <= (?:width|height) < ${bound}|(?:width|height) (?:<|>=) ${bound})$`,
)

/** What is wrong with a question that a sheet asks about its window. */
function faultOf(question: string, path: string): string {
  if (!/width|height/.test(question)) return ''
  if (!asked.test(question)) return 'another dialect'
  const allowed = question.includes('height') ? heights : [...widths, ...(finer[path] ?? [])]
  const bounds = question.match(/[\d.]+(?=em)/g)!.map(Number)
  return bounds.every((one) => allowed.includes(one)) ? '' : 'no width or height of the house'
}

test('sheets ask for the widths of the house in em, in one dialect; few for finer ones', () => {
  const faults: string[] = []
  let questions = 0
  for (const path of readdirSync(root, { recursive: true }) as string[]) {
    if (!path.endsWith('.css')) continue
    for (const [, query] of readFileSync(root + path, 'utf8').matchAll(/@media ([^{]*)\{/g)) {
      for (const [, question] of query!.matchAll(/\(([^()]*)\)/g)) {
        questions++
        const fault = faultOf(question!, path)
        if (fault) faults.push(`${path}: ${question}: ${fault}`)
      }
    }
  }
  expect(questions).toBeGreaterThan(80)
  expect(faults).toEqual([])
})
