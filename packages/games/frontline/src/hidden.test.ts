import { fastDice, SPECTATOR, type Viewer } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { frontline } from './game.ts'

const position = [
  'estafette position 1',
  'game frontline',
  'scenario training',
  'step action',
  'window action',
  'decider seat-1',
  'turn-seat seat-1',
  'first allies',
  'acting allies',
  'turn 1',
  'pile rally/1 attack/2',
  `terrain ${Array.from({ length: 9 }, () => 'stream').join(' ')}`,
  'soldier us-walker seat-1 4 pinned wounds:1 1:canteen 2:shovel!',
  'soldier de-lang seat-2 6 empty 1:bandages 2:hand-grenade!',
  'hand seat-1 stay-low:2',
  'hand seat-2 dig-in:3',
].join('\n')

/** What can be asked of a position as a viewer sees it. */
function seenBy(viewer: Viewer): Readonly<Record<string, string>> {
  const read = frontline.read(position)
  if (!read.ok) throw new Error(read.reason)
  return frontline.facts(frontline.view(read.value, viewer).known)
}

test('FRL-GEN-6 hands, deck and face-down counters are hidden from everybody else', () => {
  const allies = seenBy(0)
  expect(allies['has 1 stay-low']).toBe('2')
  expect(allies['has 2 dig-in']).toBe('?')
  expect(allies['us-walker carries']).toBe('canteen shovel!')
  expect(allies['de-lang carries']).toBe('? hand-grenade!')
  const nobody = seenBy(SPECTATOR)
  expect(nobody['has 1 stay-low']).toBe('?')
  expect(nobody['has 2 dig-in']).toBe('?')
  expect(nobody['us-walker carries']).toBe('? shovel!')
})

test('FRL-GEN-6 numbers of cards, the pile, damage and ammunition are open to all', () => {
  for (const viewer of [0, 1, SPECTATOR]) {
    expect(seenBy(viewer)).toMatchObject({
      'hand 1': '2',
      'hand 2': '3',
      deck: '48',
      top: 'attack',
      'us-walker state': 'pinned stopped',
      'de-lang state': 'empty',
    })
  }
})

test('FRL-SOLO-2 while the player chooses, an Automat that sits before them has no force to imagine', () => {
  const created = frontline.create({ scenario: 'battle', options: { automat: 'allies' } })
  if (!created.ok) throw new Error(created.reason)
  const state = created.value
  frontline.start(state, fastDice(1))
  expect(frontline.decision(state, 1)).toMatchObject({ step: 'select', seats: [1] })
  for (const viewer of [0, 1, SPECTATOR]) {
    const imagined = frontline.imagine(frontline.view(state, viewer), fastDice(2))
    expect(frontline.faults(imagined)).toEqual([])
  }
})
