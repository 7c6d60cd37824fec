import {
  ACTED,
  ACTIVATED,
  DISRUPTED,
  INFANTRY,
  ISOLATED,
  OUT_OF_SUPPLY,
  packBoard,
  REDUCED,
  standardBoard,
  unitIndex,
  USED,
} from '@estafette/celles/screen'
import { languages } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { FORMATION_LENGTH, NAME_LENGTH } from '../../counters/model.ts'
import { SYMBOLS } from '../../counters/symbols.ts'
import { cellesLabel } from './counter-words.ts'
import { cellesFace, cellesMarks } from './counters.ts'
import { BADGES } from './panels/formations.ts'

const {
  formationCodes: FORMATION_CODES,
  formationSide,
  unitCodes: UNIT_CODES,
  unitCount: UNIT_COUNT,
  unitSteps,
  unitType,
} = standardBoard
const { units: unitsSource } = standardBoard.source

const units = Array.from({ length: UNIT_COUNT }, (_, unit) => unit)
const sides = [0, USED]
const states = [0, DISRUPTED, OUT_OF_SUPPLY, ISOLATED, DISRUPTED | ISOLATED]
const strengths = (unit: number) => (unitSteps[unit]! > 1 ? [0, REDUCED] : [0])
const flagsOf = (unit: number) =>
  strengths(unit).flatMap((strength) =>
    sides.flatMap((side) => states.map((state) => strength | side | state)),
  )
const face = (code: string, flags = 0, hasTrucks = false) =>
  cellesFace(standardBoard, unitIndex(standardBoard, code), flags, hasTrucks)
const factors = (code: string, flags = 0, hasTrucks = false) =>
  face(code, flags, hasTrucks)
    .factors.map(({ text }) => text)
    .join('-')

describe('faces', () => {
  test('every unit has one in every state, always the same object, each with a key of its own', () => {
    const keys = units.flatMap((unit) =>
      flagsOf(unit).map((flags) => {
        const one = cellesFace(standardBoard, unit, flags)
        expect(cellesFace(standardBoard, unit, flags)).toBe(one)
        expect(SYMBOLS).toHaveProperty(one.kind)
        return one.key
      }),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(face('84Inf-1-333', 0, true)).not.toBe(face('84Inf-1-333'))
  })

  test('show the printed factors of all four sides; a used one has no movement', () => {
    for (const { id, unused, used, reducedUnused, reducedUsed, movement } of unitsSource.units) {
      expect(factors(id)).toBe(`${unused}-${movement}`)
      expect(factors(id, USED)).toBe(used)
      if (reducedUnused === undefined) continue
      expect(factors(id, REDUCED)).toBe(`${reducedUnused}-${movement}`)
      expect(factors(id, REDUCED | USED)).toBe(reducedUsed)
    }
    expect(factors('2Arm-a1')).toBe('15-12-9')
    expect(factors('3Arm-hotton')).toBe('0-4-0')
  })

  test('follow a board with other factors', () => {
    const board = packBoard(standardBoard, {
      counters: new Map([
        [
          unitIndex(standardBoard, '2Pz-coch'),
          { attack: [13, 7, 6, 3], defence: [9, 5, 4, 2], movement: 8 },
        ],
      ]),
    })
    expect(
      cellesFace(board, unitIndex(standardBoard, '2Pz-coch'), 0).factors.map(({ text }) => text),
    ).toEqual(['13', '9', '8'])
  })

  test('say what they are: used, reduced, disrupted, out of supply, isolated', () => {
    expect(face('2Pz-coch', USED)).toMatchObject({ spent: true })
    expect(face('2Pz-coch')).toMatchObject({ spent: false, steps: { left: 2, of: 2 } })
    expect(face('2Pz-coch', REDUCED)).toMatchObject({ steps: { left: 1, of: 2 } })
    expect(face('2Pz-recon')).toMatchObject({ steps: { left: 1, of: 1 } })
    expect(face('2Pz-coch', DISRUPTED)).toMatchObject({ disrupted: true })
    expect(face('2Pz-coch', OUT_OF_SUPPLY).supply).toBe('out')
    expect(face('2Pz-coch', ISOLATED).supply).toBe('isolated')
    expect(face('2Pz-coch').supply).toBeUndefined()
  })

  test('CEL-8.3.1: with trucks an infantry unit is motorized and moves 9', () => {
    expect(factors('84Inf-1-333')).toBe('5-7-3')
    expect(factors('84Inf-1-333', 0, true)).toBe('5-7-9')
    expect(factors('84Inf-1-333', USED, true)).toBe('2-4')
    expect(face('84Inf-1-333', 0, true)).toMatchObject({ kind: 'infantry-motorised', trucks: true })
  })

  test('have the symbol of their type and the colour of their nation', () => {
    const looks = ['84Inf-1-333', '2Pz-coch', '2Pz-recon', '2Pz-at', '29Bde-3rtr'].map((code) => {
      const { nation, kind } = face(code)
      return `${nation} ${kind}`
    })
    expect(looks).toEqual([
      'us infantry',
      'wehrmacht armour',
      'wehrmacht recon',
      'wehrmacht anti-tank-armoured',
      'british-brown armour',
    ])
    for (const unit of units)
      expect(cellesFace(standardBoard, unit, 0).kind === 'infantry').toBe(
        unitType[unit] === INFANTRY,
      )
  })
})

describe('names', () => {
  test('are short, and no two units of a formation share one', () => {
    const names = units.map((unit) => cellesFace(standardBoard, unit, 0))
    for (const { name, formation } of names) {
      expect(name.length).toBeLessThanOrEqual(NAME_LENGTH)
      expect(formation!.length).toBeLessThanOrEqual(FORMATION_LENGTH)
    }
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
    expect(face('2Pz-coch')).toMatchObject({ name: 'Cochenhausen', formation: '2 Pz' })
    expect(face('84Inf-1-333').name).toBe('1/333 Inf')
  })
})

describe('formations', () => {
  test('each has a badge, and those of a side differ by pattern', () => {
    expect(Object.keys(BADGES)).toEqual(FORMATION_CODES)
    for (const side of [0, 1]) {
      const patterns = FORMATION_CODES.filter((_, n) => formationSide[n] === side).map(
        (code) => BADGES[code]!.bar.pattern,
      )
      expect(new Set(patterns).size).toBe(patterns.length)
    }
  })
})

test('marks tell who is still to move and who has moved', () => {
  expect(cellesMarks(0)).toEqual({})
  expect(cellesMarks(ACTIVATED)).toEqual({ activated: true })
  expect(cellesMarks(ACTIVATED | ACTED)).toEqual({ acted: true })
})

describe('labels', () => {
  test('tell type, nation, formation, side, factors and state in both languages', () => {
    const label = (code: string, flags: number, trucks: boolean, language: 'en' | 'fr') =>
      cellesLabel(standardBoard, unitIndex(standardBoard, code), flags, trucks, language)
    expect(label('2Pz-coch', 0, false, 'en')).toBe(
      'KG Cochenhausen (304 PzGren), armour, German, 2nd Panzer Division. Unused: attack 11, defence 8, movement 9, two steps.',
    )
    expect(label('2Pz-coch', USED | REDUCED | DISRUPTED | ISOLATED, false, 'fr')).toBe(
      'KG Cochenhausen (304 PzGren), blindé, Allemands, 2.\u00a0Panzer. Utilisée\u00a0: attaque 3, défense 2, sans mouvement, puissance réduite, un pas, désorganisée, isolée.',
    )
    expect(label('84Inf-1-333', 0, true, 'en')).toContain('movement 9, one step, with trucks')
  })

  test('exist for every unit in every state, each different', () => {
    for (const language of languages) {
      const labels = UNIT_CODES.flatMap((_, unit) =>
        flagsOf(unit).map((flags) => cellesLabel(standardBoard, unit, flags, false, language)),
      )
      expect(new Set(labels).size).toBe(labels.length)
      for (const label of labels) expect(label).not.toMatch(/undefined|null|NaN/)
    }
  })
})
