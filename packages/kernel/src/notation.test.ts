import { describe, expect, test } from 'vitest'
import { makeChoice } from './choice.ts'
import { makeNotation, parseNotation } from './notation.ts'
import { toy } from './toy/index.ts'

describe('notation', () => {
  test.each([
    ['bid 3', makeChoice(0, 3)],
    ['walk k0', makeChoice(1, 0)],
    ['gallop k8', makeChoice(2, 8)],
    ['rest', makeChoice(3)],
  ])('writes and reads "%s"', (text, choice) => {
    expect(makeNotation(toy, choice)).toBe(text)
    expect(parseNotation(toy, text)).toEqual({ ok: true, value: choice })
  })

  test('does not mind spaces', () => {
    expect(parseNotation(toy, '  walk \t k3 ')).toEqual({ ok: true, value: makeChoice(1, 3) })
  })

  test.each([
    ['', 'no such choice: ""'],
    ['fly k3', 'no such choice: "fly k3"'],
    ['rest k3', '"rest" takes no target. Leave it out'],
    ['walk', '"walk" needs a target, and no more than one'],
    ['walk k3 k4', '"walk" needs a target, and no more than one'],
    ['walk k99', 'no such place: "k99"'],
    ['bid lots', '"lots" is not a number'],
    ['bid -1', '"-1" is not a number'],
    ['bid 1.5', '"1.5" is not a number'],
    ['bid 65536', '"65536" is not a number'],
    ['constructor', 'no such choice: "constructor"'],
  ])('refuses "%s"', (text, reason) => {
    expect(parseNotation(toy, text)).toEqual({ ok: false, reason })
  })

  test('does not repeat long rubbish', () => {
    const read = parseNotation(toy, `walk ${'x'.repeat(1000)}`)
    expect(read.ok ? '' : read.reason).toHaveLength('no such place: ""'.length + 40)
  })

  test('has something for choices that do not exist', () => {
    expect(makeNotation(toy, makeChoice(99))).toBe(`#${makeChoice(99)}`)
    expect(makeNotation(toy, makeChoice(1, 99))).toBe('walk #99')
  })
})
