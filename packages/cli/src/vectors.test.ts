import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { parseScript, runScript } from '@estafette/table'
import { describe, expect, test } from 'vitest'
import { say } from './narrate.ts'

const folders = new URL('../../games/', import.meta.url)
const all = [...games, ...workshop]

const gameById = (id: string) => all.find((game) => game.id === id)

/** The scripts of a game, by their path in its folder of vectors. */
function vectorsOf(id: string) {
  const folder = new URL(`${id}/vectors/`, folders)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.script'))
  return files.sort().map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const script = parseScript(text)
    if (!script.ok) return { file, text, title: file, rules: [], expectations: 0 }
    const { title, rules, statements } = script.value
    const expectations = statements.filter(({ verb }) => verb === 'expect').length
    return { file, text, title: title || file, rules, expectations }
  })
}

const ids = readdirSync(folders).filter((id) => existsSync(new URL(`${id}/vectors/`, folders)))

test('some game has vectors', () => {
  expect(ids).not.toEqual([])
})

describe.each(ids)('vectors of %s', (id) => {
  const vectors = vectorsOf(id)

  test('there are some; each has a title of its own, cites rules that exist and expects something', () => {
    const known = new Set(
      all
        .filter((game) => (game.series ?? game.id) === id)
        .flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules.map((rule) => rule.id))),
    )
    const titles = new Set<string>()
    const faults = vectors.flatMap(({ file, title, rules, expectations }) => {
      const found = rules.filter((rule) => !known.has(rule)).map((rule) => `no rule ${rule}`)
      if (rules.length === 0) found.push('cites no rule')
      if (expectations === 0) found.push('expects nothing')
      if (titles.has(title)) found.push(`another one is called "${title}"`)
      titles.add(title)
      return found.map((fault) => `${file}: ${fault}`)
    })
    expect(vectors).not.toEqual([])
    expect(faults).toEqual([])
  })

  for (const { file, text, title, rules } of vectors) {
    test(`${title} (${rules.join(' ')})`, () => {
      const { game, state, failures, errors } = runScript(gameById, text, say)
      const faults = [...failures, ...errors].map((fault) => `${file}:${fault.line}: ${fault.text}`)
      expect(faults.join('\n')).toBe('')
      expect(game!.faults(state!)).toEqual([])
    })
  }
})
