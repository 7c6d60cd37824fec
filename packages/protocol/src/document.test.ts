import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { call, command, readCall, readTold, told } from './index.ts'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text!)

/** What tells the options of a schema apart, of each of them. */
function kindsOf(schema: { options: readonly unknown[]; key: string }): string[] {
  const options = schema.options as { entries: Record<string, { literal: string }> }[]
  return options.map(({ entries }) => entries[schema.key]!.literal)
}

describe('the page about the protocol', () => {
  test.each(examples)('an example is as agreed: %s', (text) => {
    const isCall = text.includes('"call"')
    const read = isCall ? readCall(text) : readTold(text)
    expect(read).toEqual({ ok: true, value: JSON.parse(text) })
  })

  test('every call, and everything that is told, has its example', () => {
    const shown = (key: string): string[] =>
      examples.flatMap((text) => (JSON.parse(text) as Record<string, string>)[key] ?? [])
    expect(kindsOf(call).filter((kind) => !shown('call').includes(kind))).toEqual([])
    expect(kindsOf(told).filter((kind) => !shown('told').includes(kind))).toEqual([])
  })

  test('every command has its line', () => {
    const lines = [...page.matchAll(/^\| `([a-z]+)`/gm)].map(([, name]) => name)
    expect(kindsOf(command).filter((kind) => !lines.includes(kind))).toEqual([])
  })
})
