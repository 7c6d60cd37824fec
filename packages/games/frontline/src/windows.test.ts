import { fastDice, parseNotation, positionFrom, SPECTATOR } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { frontline } from './game.ts'
import { windowKind } from './windows.ts'

const line = `terrain ${Array<string>(9).fill('stream').join(' ')}`

/** The start of a turn of the Allies, one of whom has a marker or none. */
function startOfTurn(marker: string, hand: string) {
  return positionFrom(
    frontline,
    `scenario training\nfirst allies\nacting allies\nturn 1\nturn-seat seat-1\nstep rally
window rally\ndecider seat-1\n${line}\nsoldier us-walker seat-1 3 ${marker}
soldier us-smith seat-1 3\nsoldier de-brandt seat-2 4 pinned\n${hand}\nhand seat-2 attack:1`,
  )
}

test.each([
  ['', 'anyTime'],
  ['pinned', 'rally'],
  ['morale:1', 'rally'],
  ['wounds:1', 'rally'],
])('FRL-ACT-RAL-1 the start of a turn with a man "%s" is a window about %s', (marker, kind) => {
  for (const hand of ['hand seat-1 rally:1', 'hand seat-1 attack:2', 'hand seat-1 fall-back:1']) {
    expect(windowKind(startOfTurn(marker, hand))).toBe(kind)
  }
})

test('FRL-TIME-8 what the start of a turn is about tells nothing of a hand', () => {
  for (const marker of ['', 'pinned']) {
    const s = startOfTurn(marker, 'hand seat-1 rally:1 attack:1')
    const told = JSON.stringify(frontline.decision(s, SPECTATOR))
    for (let seed = 1; seed <= 20; seed++) {
      const other = frontline.disguise(s, SPECTATOR, fastDice(seed))
      expect(JSON.stringify(frontline.decision(other, SPECTATOR))).toBe(told)
    }
  }
})

test('FRL-ACT-RAL-1 where it is about Rally, Rally can be played', () => {
  const rally = parseNotation(frontline, 'rally')
  if (!rally.ok) throw new Error(rally.reason)
  for (const marker of ['', 'pinned', 'wounds:1']) {
    const s = startOfTurn(marker, 'hand seat-1 rally:1')
    expect(frontline.verdict(s, 0, rally.value) === 0).toBe(windowKind(s) === 'rally')
  }
})
