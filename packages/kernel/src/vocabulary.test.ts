import { expect, test } from 'vitest'
import { makeChoice } from './choice.ts'
import { FIRST_OWN_REASON, NOT_NOW, type Verb } from './game.ts'
import { defineReasons, defineVerbs, numbered } from './vocabulary.ts'

test('names have their numbers, from 0 or from another', () => {
  expect(numbered(['a', 'b'])).toEqual({ a: 0, b: 1 })
  expect(numbered(['a', 'b'], 5)).toEqual({ a: 5, b: 6 })
})

test('verbs are numbered as they are listed, and one without target is a choice by its name', () => {
  const verbs = [
    { name: 'move', target: 'unit' },
    { name: 'pass', target: 'none' },
  ] as const satisfies readonly Verb[]
  const { VERB, plain } = defineVerbs(verbs)
  expect(VERB).toEqual({ move: 0, pass: 1 })
  expect(plain('pass')).toBe(makeChoice(1))
})

test('a game has the shared reasons by its sequence of play, then its own by their rules', () => {
  const { reasons, WHY } = defineReasons('TOY-1', { full: 'TOY-7', far: 'TOY-8' })
  expect(reasons[NOT_NOW]).toEqual({ key: 'not-now', rule: 'TOY-1' })
  expect(reasons.slice(FIRST_OWN_REASON)).toEqual([
    { key: 'full', rule: 'TOY-7' },
    { key: 'far', rule: 'TOY-8' },
  ])
  expect(reasons[WHY.far]).toEqual({ key: 'far', rule: 'TOY-8' })
})
