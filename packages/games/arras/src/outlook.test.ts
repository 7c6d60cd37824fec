import { looming, playRandomly, type Ending, type GameEvent, type Outlook } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { ALLIED, GERMAN } from './data/board.ts'
import { arras } from './game.ts'
import { outlookOf } from './outlook.ts'
import type { ArrasState } from './state.ts'
import { STEP } from './steps.ts'
import { victories } from './victory.ts'

/** A position of these lines, just before the Allies end the Combat Phase. */
function position(lines: string): ArrasState {
  const head = 'estafette position 1\ngame arras\nreleased-a yes\nlast-passer german'
  const read = arras.read(`${head}\n${lines}\nat 25 4-gr-howard-1\nat 9 7th-pz-7-at\n`)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

function ending(s: ArrasState, key: string): Ending {
  return outlookOf(s)!.endings.find((one) => one.key === key)!
}

const names = (s: ArrasState, places: readonly number[]): string[] =>
  places.map((place) => s.board.locationNames[place]!)

test('ARR-11.1a three of the ringed areas are announced, two are one short', () => {
  expect(ending(position('turn 3\ncontrol allied 2 6 7'), 'areas')).toMatchObject({
    side: ALLIED,
    have: 3,
    need: 3,
    chance: 1,
    rule: 'ARR-11.1a',
  })
  expect(ending(position('turn 3\ncontrol allied 2 6'), 'areas')).toMatchObject({
    have: 2,
    chance: 0,
  })
})

test('ARR-11.1b one of the zones A and B is enough', () => {
  const s = position('turn 3\ncontrol allied A')
  expect(ending(s, 'zone')).toMatchObject({ side: ALLIED, have: 1, need: 1, chance: 1 })
  expect(names(s, ending(s, 'zone').places)).toEqual(['A', 'B'])
})

test('ARR-11.1c below 1 VP the Germans win, and the places that would help have a way home', () => {
  const s = position('turn 3')
  expect(ending(s, 'points')).toMatchObject({ side: GERMAN, have: 0, need: 0, chance: 1 })
  const { places } = ending(s, 'points')
  expect(places.length).toBeGreaterThan(0)
  for (const place of places) {
    const taken = position(`turn 3\ncontrol allied ${s.board.locationNames[place]}`)
    expect(ending(taken, 'points')).toMatchObject({
      have: 1,
      chance: 0,
    })
  }
})

test('ARR-11.1e an Allied condition goes before the German one', () => {
  const s = position('turn 3\ncontrol allied A') // without a path: no VP
  expect(looming(outlookOf(s)!).map(({ key }) => key)).toEqual(['zone'])
})

test('ARR-13.5a Gort is announced from 18:00 with the chance of his die, the last check at 21:00', () => {
  const at = (turn: number): ArrasState => position(`turn ${turn}\ncontrol allied 11 12`)
  expect([3, 4, 6].map((turn) => ending(at(turn), 'gort').chance)).toEqual([0, 1, 1])
  expect(ending(position('turn 4\ncontrol allied 3 5 11 12'), 'gort').chance).toBeCloseTo(2 / 6)
  expect(ending(at(6), 'final').chance).toBe(0)
  expect(ending(at(7), 'final')).toMatchObject({ side: GERMAN, have: 2, need: 10, chance: 1 })
  expect(outlookOf(at(7))!.endings.some(({ key }) => key === 'gort')).toBe(false)
})

test('ARR-11.2b a place without a path counts once it has one', () => {
  const s = position('turn 3\ncontrol allied 7')
  const cutOff = outlookOf(s)!.next.find(({ key }) => key === 'cut-off')!
  expect(names(s, cutOff.places)).toEqual(['7'])
})

test('places that both sides are in, or that Fresh enemies stand next to, are at risk', () => {
  const s = position('turn 3\ncontrol allied 11\nat 11 7-royal-tank-a')
  const contested = position('turn 3\ncontrol allied 11\nat 11 7-royal-tank-a 7th-pz-1-6-rr')
  const risk = (s: ArrasState): string | undefined =>
    outlookOf(s)!.risks.find(({ place }) => s.board.locationNames[place] === '11')?.kind
  expect(risk(contested)).toBe('contested')
  expect(risk(s)).toBe(undefined) // 9 is two places away
  expect(risk(position('turn 3\ncontrol allied 11\nat 10 7th-pz-1-6-rr'))).toBe('near')
})

// Decisions after which the hour can end.
const mayEndTurn = new Set([STEP.impulse, STEP.reorganization, STEP['reorganization-place']])

/** What decides the VP and the automatic victories. */
function ground(s: ArrasState): string {
  return `${s.turn} ${[...s.control].join()} ${s.place[s.board.rommel]}`
}

test('every check does what was announced just before it, over whole games', () => {
  const seen = new Map<string, number>()
  const count = (what: string): unknown => seen.set(what, (seen.get(what) ?? 0) + 1)
  for (let seed = 1; seed <= (process.env['LONG'] ? 200 : 12); seed++) {
    let now: ArrasState | null = null
    let before = ''
    let announced: Outlook | null = null // when the last choice was made
    let atCheck: Outlook | null = null
    const tell = (event: GameEvent): void => {
      if (!now) return
      if (event.type === 'victory-points') {
        atCheck = outlookOf(now)
        expect(atCheck!.isDue).toBe(true)
        if (ground(now) === before) {
          count('unchanged')
          expect(announced!.endings).toEqual(atCheck!.endings)
        }
      }
      const sure = (): Ending[] => atCheck!.endings.filter(({ chance }) => chance === 1)
      if (event.type === 'gort-roll') {
        const modifier = Number(event['modifier'])
        const ends = [1, 2, 3, 4, 5, 6].filter((face) => face + modifier < 7).length
        const gort = atCheck!.endings.find(({ key }) => key === 'gort')!
        expect(gort.chance).toBeCloseTo(ends / 6)
      }
      if (event.type === 'turn-begins' && Number(event['turn']) > 1) {
        count('went on')
        expect(sure()).toEqual([])
      }
      if (event.type !== 'game-over') return
      const victory = victories[Number(event['victory'])]!
      count(victory)
      const found = looming(atCheck!).filter(({ key }) => key === victory)
      expect(found.map(({ side }) => side)).toEqual([event['side']])
      if (victory !== 'gort') expect(sure().map(({ key }) => key)).toEqual([victory])
    }
    playRandomly(arras, { scenario: 'historical', options: {} }, seed, {
      tell,
      onState: (s) => void (now = s),
      onMove: (s) => {
        before = mayEndTurn.has(s.step) ? ground(s) : ''
        announced = before === '' ? null : outlookOf(s)
      },
    })
  }
  for (const what of ['unchanged', 'went on', 'areas', 'gort']) {
    expect(seen.get(what) ?? 0, `${what} of ${[...seen].join('; ')}`).toBeGreaterThan(0)
  }
})
