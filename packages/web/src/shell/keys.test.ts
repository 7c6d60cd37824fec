import { expect, test } from 'vitest'
import { change, defaults, settings } from '../store/settings.ts'
import { commandOf, keyCommands, keyGroups, shortcutOf } from './keys.ts'

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

test('no key means two things in one group', () => {
  for (const group of keyGroups) {
    const keys = keyCommands
      .filter((command) => command.group === group)
      .flatMap(({ keys }) => keys)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('keys mean what the help says, in their group', () => {
  expect(commandOf(press('u'), ['game'])).toBe('undo')
  expect(commandOf(press('U'), ['game'])).toBe('undoAll')
  expect(commandOf(press('ArrowLeft'), ['map'])).toBe('go')
  expect(commandOf(press('ArrowLeft'), ['replay'])).toBe('earlier')
  expect(commandOf(press('u'), ['replay'])).toBeUndefined()
})

test('keys that belong to the browser are left to it', () => {
  expect(commandOf(press('u', { ctrlKey: true }), ['game'])).toBeUndefined()
})

test('single letters can be switched off, the others stay', () => {
  change({ letterKeys: false })
  expect(commandOf(press('u'), ['game'])).toBeUndefined()
  expect(commandOf(press('?'), ['anywhere'])).toBeUndefined()
  expect(commandOf(press('Enter'), ['map'])).toBe('choose')
  expect(commandOf(press(' '), ['map'])).toBe('choose')
  change({ letterKeys: true })
})

test('a command can be given another key, which then means nothing else', () => {
  settings.value = { ...defaults, keys: { undo: 'g' } }
  expect(commandOf(press('g'), ['view', 'game'])).toBe('undo')
  expect(commandOf(press('u'), ['view', 'game'])).toBeUndefined()
  expect(shortcutOf('undo')).toBe('G')
  settings.value = { ...defaults, keys: { undo: 'g', log: 'u' } }
  expect(commandOf(press('u'), ['view', 'game'])).toBe('log')
  settings.value = defaults
  expect(commandOf(press('g'), ['view', 'game'])).toBe('log')
})
