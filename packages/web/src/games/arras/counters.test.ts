import {
  LEADER,
  LOCKED,
  makeBoard,
  REDUCED,
  SPENT,
  standardBoard,
  unitsSource,
} from '@estafette/arras/screen'
import { languages } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { MARKER_ICONS } from '../../counters/marker.tsx'
import { NAME_LENGTH } from '../../counters/model.ts'
import { SYMBOLS } from '../../counters/symbols.ts'
import { arrasLabel, arrasMarkerLabel } from './counter-words.ts'
import { arrasFace } from './counters.ts'
import { FORMATIONS, formationOf } from './panels/formations.ts'

const units = Array.from({ length: standardBoard.unitCount }, (_, unit) => unit)
const states = [0, SPENT, REDUCED, REDUCED | SPENT, LOCKED, LOCKED | SPENT]
const unitOf = (code: string) => standardBoard.unitCodes.indexOf(code)
const factorsOf = (unit: number, flags: number) =>
  arrasFace(standardBoard, unit, flags)
    .factors.map(({ text }) => text)
    .join('-')

describe('faces', () => {
  test('every unit has one in every state, always the same object', () => {
    for (const unit of units) {
      for (const flags of states) {
        const face = arrasFace(standardBoard, unit, flags)
        expect(SYMBOLS).toHaveProperty(face.kind)
        expect(face.factors).toHaveLength(3)
        expect(arrasFace(standardBoard, unit, flags)).toBe(face)
      }
    }
    const keys = units.flatMap((unit) =>
      states.map((flags) => arrasFace(standardBoard, unit, flags).key),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('show the printed factors of both sides and of the R counters', () => {
    unitsSource.units.forEach(({ fresh, spent }, unit) => {
      const attack = (value: number | null) => value ?? '•'
      expect(factorsOf(unit, 0)).toBe(`${attack(fresh.attack)}-${fresh.defence}-${fresh.movement}`)
      expect(factorsOf(unit, SPENT)).toBe(
        `${attack(spent.attack)}-${spent.defence}-${spent.movement}`,
      )
    })
    for (const { original, fresh, spent } of unitsSource.reorganisedUnits) {
      const unit = unitOf(original.slice(3))
      expect(factorsOf(unit, REDUCED)).toBe(`${fresh.attack}-${fresh.defence}-${fresh.movement}`)
      expect(factorsOf(unit, REDUCED | SPENT)).toBe(`0-${spent.defence}-0`)
    }
  })

  test('follow a board with other factors', () => {
    const board = makeBoard(standardBoard.source, {
      counters: { rommel: { attack: 0, defence: 9, spentDefence: 1, movement: 8 } },
    })
    expect(arrasFace(board, board.rommel, 0).factors[1]!.text).toBe('9')
    expect(arrasFace(standardBoard, board.rommel, 0).factors[1]!.text).toBe('2')
  })

  test('have an italic attack where the unit can overrun, a letter where it has a group', () => {
    for (const unit of units) {
      const face = arrasFace(standardBoard, unit, 0)
      expect(face.factors[0]!.italic).toBe(unitsSource.units[unit]!.overrun)
      expect(face.letter).toBe(unitsSource.units[unit]!.group)
      expect(arrasFace(standardBoard, unit, REDUCED).letter).toBeNull()
      expect(face.kind === 'leader').toBe(standardBoard.type[unit] === LEADER)
    }
  })

  test('say what they are: spent, reorganised, locked', () => {
    const tank = unitOf('7-royal-tank-a')
    expect(arrasFace(standardBoard, tank, SPENT)).toMatchObject({ spent: true, reduced: false })
    expect(arrasFace(standardBoard, tank, REDUCED)).toMatchObject({ spent: false, reduced: true })
    expect(arrasFace(standardBoard, tank, LOCKED)).toMatchObject({ locked: true })
  })
})

describe('names', () => {
  const names = units.map((unit) => arrasFace(standardBoard, unit, 0).name)

  test('are short, and no two units share one', () => {
    for (const name of names) expect(name.length).toBeLessThanOrEqual(NAME_LENGTH)
    expect(new Set(names).size).toBe(names.length)
    expect(names[unitOf('7-royal-tank-a')]).toBe('7 RTR A')
    expect(names[unitOf('ss-totenkopf-1-3')]).toBe('SS-T 1/3')
    expect(names[unitOf('7th-pz-1-25')]).toBe('1/25 Pz')
  })
})

describe('formations', () => {
  test('hold every unit exactly once', () => {
    for (const code of standardBoard.unitCodes) {
      expect(FORMATIONS.filter(({ codes }) => codes.test(code))).toHaveLength(1)
    }
    for (const { codes } of FORMATIONS) {
      expect(standardBoard.unitCodes.some((code) => codes.test(code))).toBe(true)
    }
  })

  test('are told apart by bar or symbol, also in grey', () => {
    const dark = new Set(['teal', 'violet', 'brown'])
    const looks = FORMATIONS.map(({ codes, bar, kind }) => {
      const unit = standardBoard.unitCodes.findIndex((code) => codes.test(code))
      const { nation } = arrasFace(standardBoard, unit, 0)
      return `${nation} ${kind} ${bar.pattern} ${dark.has(bar.tone) ? 'dark' : 'light'}`
    })
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([])
  })

  test('know no unit of another order of battle', () => {
    expect(formationOf('21-panzer')).toBeUndefined()
  })
})

describe('labels', () => {
  test('tell type, nation, group, state and factors in both languages', () => {
    const tank = unitOf('7-royal-tank-a')
    const label = (flags: number, language: 'en' | 'fr') =>
      arrasLabel(standardBoard, tank, flags, language)
    expect(label(0, 'en')).toBe(
      '7 Royal Tank A, armour, British, group B. Fresh: attack 5, can overrun, defence 6, movement 5.',
    )
    expect(label(0, 'fr')).toBe(
      '7 Royal Tank A, blindé, Britanniques, groupe B. Fraîche\u00a0: attaque 5, peut déborder, défense 6, mouvement 5.',
    )
    expect(label(SPENT | REDUCED, 'en')).toBe(
      '7 Royal Tank A, armour, British, R counter. Spent: no attack, defence 2, no movement.',
    )
    expect(label(LOCKED, 'fr')).toContain('bloquée jusqu’à sa libération')
  })

  test('exist for every unit in every state, each different', () => {
    for (const language of languages) {
      const labels = units.flatMap((unit) =>
        states.map((flags) => arrasLabel(standardBoard, unit, flags, language)),
      )
      expect(new Set(labels).size).toBe(labels.length)
      for (const label of labels) expect(label).not.toMatch(/undefined|null|NaN/)
    }
  })

  test('exist for every marker', () => {
    const labels = languages.flatMap((language) =>
      MARKER_ICONS.flatMap((icon) => [0, 1].map((side) => arrasMarkerLabel(icon, side, language))),
    )
    expect(new Set(labels).size).toBe(labels.length)
  })
})
