import { battles, everyBattle } from '@estafette/blitzkrieg'
import type { BlitzState } from '@estafette/blitzkrieg/screen'
import { playRandomly, type GameEvent } from '@estafette/kernel'
import type { ComponentChild, VNode } from 'preact'
import { afterEach, describe, expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../../../../scripts/lanes.ts'
import { inLanguages, sitAt } from '../../../../test/sitting.ts'
import { CounterPicture } from '../../../counters/counter.tsx'
import { Calculator } from '../../../panels/calculator.tsx'
import type { BlitzDesk } from '../desk.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { faceOf } from '../counters.ts'
import { phaseOf, phasesOf } from './phase.ts'
import { Phases } from './phases.tsx'
import { Status } from './status.tsx'
import { blitzStory } from '../told/story.ts'
import { Tables } from './tables.tsx'
import { Units } from './units.tsx'
import { victory } from '../told/victory.ts'
import { sideName } from '../words.ts'

const EVERY = 20 // choices between two positions
const MOST = isLong ? 200 : 10 // that are looked at, whether the battle is long or short

afterEach(() => {
  settings.value = defaults
})

/** What components without hooks would write. */
function written(node: ComponentChild): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node !== 'object') return String(node)
  if (Array.isArray(node)) return node.map(written).join(' ')
  const { type, props } = node as VNode<Record<string, unknown>>
  const tips = ['data-tip', 'aria-label', 'label'].map((name) => String(props[name] ?? ''))
  if (([CounterPicture, Calculator] as readonly unknown[]).includes(type)) return tips.join(' ')
  const inside =
    typeof type === 'function'
      ? written((type as (props: unknown) => ComponentChild)(props))
      : written(props['children'] as ComponentChild)
  return `${typeof type === 'string' ? tips.join(' ') : ''} ${inside}`
}

/** A table with the panels of a battle only. */
function sit(game: (typeof battles)[number], state: BlitzState): BlitzDesk {
  const screen = { game, Status, Units, Tables, victory }
  return sitAt(screen as unknown as GameScreen, state, Math.max(0, game.toAct(state))).model
}

describe.each(sampleOf(battles, 2).map((game) => [game.id, game] as const))('%s', (_, game) => {
  const passed: BlitzState[] = []
  playRandomly(game, { scenario: 'battle', options: {} }, 3, {
    onState(s, count) {
      if (count % EVERY === 0) passed.push(game.clone(s))
    },
  })
  const states = passed.filter((_, index) => index % Math.ceil(passed.length / MOST) === 0)

  test('the panels have words for everything, in both languages', () => {
    for (const s of states) {
      const model = sit(game, s)
      const texts = inLanguages(() => [
        written(<Status state={s} />),
        written(<Phases state={s} />),
        written(<Units model={model} />),
        written(<Tables model={model} />),
      ])
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|null|\[object|\{/)
    }
  })

  test('every decision has a phase among those of its player turn', () => {
    for (const s of states) {
      const phase = phaseOf(s)
      if (phase !== null) expect(phasesOf(s)).toContain(phase)
    }
  })

  test('every unit has a face wherever it is', () => {
    for (const s of states) {
      for (let unit = 0; unit < s.board.unitCount; unit++) expect(faceOf(s, unit).key).not.toBe('')
    }
  })

  test('victory is told in both languages: endings, what counts, what would', () => {
    const said = new Set<string>()
    for (const s of states) {
      const outlook = victory.outlook(s)
      if (!outlook) continue
      const texts = inLanguages(() => [
        victory.scale(s).meaning,
        ...outlook.endings.flatMap((ending) => {
          const { title, text, short } = victory.alarm(s, ending)
          return [title, text, short, victory.ending(s, ending), victory.winner(s, ending)]
        }),
        ...outlook.scores.map((one) => victory.score(s, one)),
        ...outlook.next.map((one) => victory.next(s, one)),
      ])
      for (const text of texts) said.add(text)
    }
    expect(said.size).toBeGreaterThan(20)
    const bad = [...said].filter((text) => /undefined|NaN|: $|^$|\{/.test(text))
    expect(bad).toEqual([])
  })

  test('the story gives every fight its chance, and knows the losses', () => {
    const [first] = states
    const story = blitzStory(game.id)
    const read = story.reader()
    let before = first!
    let fights = 0
    const follow = {
      tell(event: GameEvent) {
        const { fight } = read(event, before)
        if (!fight) return
        fights++
        expect(fight.chance).toBeGreaterThanOrEqual(0)
        expect(fight.chance).toBeLessThanOrEqual(1)
        if (fight.won) expect(fight.chance).toBeGreaterThan(0)
        expect(fight.place).toBeLessThan(before.board.hexCount)
      },
      onState(s: BlitzState) {
        before = game.clone(s)
      },
    }
    // In a short game by chance nobody may attack.
    for (let seed = 4; seed < 12; seed++) {
      playRandomly(game, { scenario: 'battle', options: {} }, seed, follow)
      if (fights > 0) break
    }
    expect(fights).toBeGreaterThan(0)
    const { scores, out } = story.standing(before)
    expect([...scores, ...out].every((value) => value >= 0)).toBe(true)
    for (const text of inLanguages(() => [story.words().fight('X', true, 1, '')])) {
      expect(text).not.toMatch(/undefined/)
    }
  })
})

test.each(everyBattle.map((game) => [game.id, game] as const))(
  'the bar of %s counts the air units of those who have any',
  (_, game) => {
    const made = game.create({ scenario: 'battle', options: {} })
    if (!made.ok) throw new Error(made.reason)
    const s = { ...made.value, turn: 1 }
    const grounded = {
      ...s,
      airPlace: s.airPlace.slice(0, 0),
      board: { ...s.board, airSides: s.board.airSides.slice(0, 0) },
    }
    for (const state of [s, grounded]) {
      for (const text of inLanguages(() => [written(<Status state={state} />)]))
        expect(text).not.toMatch(/\b0 (?:of|sur) 0\b/)
    }
  },
)

test('a side that a battle does not name is the French', () => {
  const made = everyBattle[0]!.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(made.reason)
  const { board } = made.value
  const { name: _name, ...nameless } = board.source.scenario.sides.ALLIED
  const scenario = {
    ...board.source.scenario,
    sides: { ...board.source.scenario.sides, ALLIED: nameless },
  }
  const unnamed = { ...board, source: { ...board.source, scenario } }
  expect([sideName(unnamed, 1, 'en'), sideName(unnamed, 1, 'fr')]).toEqual(['French', 'Français'])
})
