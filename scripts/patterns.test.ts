import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './ensure.mjs'

// What others send is read by patterns that take no longer for a hostile text than for another one:
// none repeats what repeats itself already, and none is made of what somebody sent.
const packages = ['kernel', 'protocol', 'table', 'store', 'server']

const literal =
  /(?<=(?:[=(,:;!&|?[{}\s]|return) *)\/(?![/*+?])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[dgimsuvy]*(?=[.,;)\]}\s])/g

// Between two parts of a name stands a point, which is in none of them.
const linear = ['notices/push.ts: /^(?:[a-z0-9-]+\\.)+[a-z]{2,}$/i']

// Made of the prefixes that a game gives its rules.
const own = ['packages/kernel/src/rule.ts']

/** Sources that run where messages are read, without their tests. */
function sources(): string[] {
  return packages.flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(root, 'packages', name, 'src', file)),
  )
}

/** Whether a group that holds a repetition without an end is repeated without an end itself. */
function repeatsRepetition(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  const open: { repeats: boolean }[] = [{ repeats: false }]
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at]!
    if (letter === '(') open.push({ repeats: false })
    const isEndless = (from: number): boolean => /^(?:[*+]|\{\d+,\})/.test(plain.slice(from))
    if (letter === ')') {
      const { repeats } = open.pop() ?? { repeats: false }
      if (isEndless(at + 1) && repeats) return true
      if (repeats || isEndless(at + 1)) open.at(-1)!.repeats = true
    } else if (isEndless(at) && at > 0) {
      open.at(-1)!.repeats = true
    }
  }
  return false
}

test('a pattern that repeats a repetition is found', () => {
  const bad = ['^(a+)+$', '(?:x*y?)*', '((a|b)+c)*d+', '(\\d+){2,}']
  expect(bad.filter((pattern) => !repeatsRepetition(pattern))).toEqual([])
  const good = ['^a+b*$', '(?:ab)+', '(?:a+){1,3}', '\\(+\\)+', '[(+]+[)*]+']
  expect(good.filter(repeatsRepetition)).toEqual([])
})

test('T26 no pattern where messages are read repeats what repeats itself', () => {
  let seen = 0
  const found = sources().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(literal)].flatMap(([text, pattern]) => {
      seen++
      return repeatsRepetition(pattern!) ? [`${relative(root, file)}: ${text}`] : []
    }),
  )
  expect(found.filter((one) => !linear.some((known) => one.endsWith(known)))).toEqual([])
  expect(found).toHaveLength(linear.length)
  expect(seen).toBeGreaterThan(100)
})

test('T26 no pattern is made of what somebody sent', () => {
  const made = sources().filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')))
  expect(made.map((file) => relative(root, file))).toEqual(own)
})
