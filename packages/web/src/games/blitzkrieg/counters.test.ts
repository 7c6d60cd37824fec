import { battles } from '@estafette/blitzkrieg'
import {
  ALLIED,
  DISRUPTED,
  firstUnit,
  GERMAN,
  NONE,
  REFIT,
  SPENT,
  STEP,
  MOVED,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { languages } from '@estafette/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { NAME_LENGTH, type CounterFace } from '../../counters/model.ts'
import { PROFILES } from '../../counters/profiles.ts'
import { SYMBOLS } from '../../counters/symbols.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { defaults, settings } from '../../store/settings.ts'
import { blitzLabel } from './counter-words.ts'
import { blitzMarks, faceOf, typeOf } from './counters.ts'
import { BARS, barOf } from './panels/formations.ts'

afterEach(() => {
  settings.value = defaults
})

/** A battle before anybody is set up. */
function empty(id: string): BlitzState {
  const game = battles.find((battle) => battle.id === id)!
  const made = game.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(id)
  return made.value
}

const positions = battles.map(({ id }) => [id, empty(id)] as const)
const unitsOf = ({ board }: BlitzState): number[] => [...board.unitCodes.keys()]
const unitOf = ({ board }: BlitzState, name: string): number => board.unitNames.indexOf(name)
const states = [0, DISRUPTED, REFIT, SPENT, DISRUPTED | REFIT, DISRUPTED | SPENT]

/** The face of a unit with flags, on its own or in a transport. */
function faceWith(s: BlitzState, unit: number, flags: number, transport = NONE): CounterFace {
  s.flags[unit] = flags
  s.ride[unit] = transport
  const face = faceOf(s, unit)
  s.flags[unit] = 0
  s.ride[unit] = NONE
  return face
}

const line = ({ factors }: CounterFace): string =>
  factors.map(({ text, raised = '' }) => text + (raised && `(${raised})`)).join('-')

describe.each(positions)('%s', (id, s) => {
  test('a transport has on its counter the number that words call it by', () => {
    const game = battles.find((battle) => battle.id === id)!
    for (const unit of unitsOf(s).filter((one) => s.board.isTransport[one])) {
      const number = ` ${faceOf(s, unit).name} (`
      for (const language of languages) {
        expect(voiceOf(game, language).thing('unit', unit)).toContain(number)
      }
    }
  })

  test('every unit has a face in every state, always the same, each with a key of its own', () => {
    const keys = unitsOf(s).flatMap((unit) =>
      states.map((flags) => {
        const face = faceWith(s, unit, flags)
        expect(faceWith(s, unit, flags)).toBe(face)
        expect(SYMBOLS).toHaveProperty(face.kind)
        if (face.profile) expect(PROFILES).toHaveProperty(face.profile)
        expect(face.name.length).toBeLessThanOrEqual(NAME_LENGTH)
        expect(face.name).not.toBe('')
        return face.key
      }),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('BLZ-UNIT-1 counters show the factors of the data, artillery its range', () => {
    s.board.source.units.units.forEach(({ attack, defense, movement, range, type }, unit) => {
      const first = type === 'transport' ? [] : [`${attack}${range ? `(${range})` : ''}`]
      expect(line(faceOf(s, unit))).toBe([...first, defense, movement].join('-'))
    })
  })

  test('armour is a vehicle and everybody else a symbol, or all are symbols by a setting', () => {
    const { units } = s.board.source.units
    for (const [unit, { armored, type, vehicle }] of units.entries()) {
      const isDrawn = faceOf(s, unit).profile !== undefined
      const what = vehicle ?? type
      expect([what, isDrawn]).toEqual([what, armored || type === 'transport'])
    }
    settings.value = { ...defaults, armourSymbols: true }
    for (const unit of unitsOf(s)) expect(faceOf(s, unit).profile).toBeUndefined()
  })

  test('formations of a side have bars that differ in grey', () => {
    const { formations } = s.board.source.units
    for (const side of ['GERMAN', 'ALLIED']) {
      const own = formations.flatMap((one, index) =>
        one.side === side ? [barOf(s.board, index)] : [],
      )
      const grey = own.map(({ tone, pattern }) => `${DARK.has(tone) ? 'dark' : 'light'} ${pattern}`)
      expect(new Set(grey).size).toBe(own.length)
    }
  })

  test('labels exist for every unit in every state and language, each different', () => {
    for (const language of languages) {
      for (const unit of unitsOf(s)) {
        const labels = states.map((flags) => {
          s.flags[unit] = flags
          const label = blitzLabel(s, unit, language)
          expect(label).not.toMatch(/undefined|null|NaN/)
          return label
        })
        s.flags[unit] = 0
        expect(new Set(labels).size).toBe(labels.length)
      }
    }
  })
})

const DARK: ReadonlySet<string> = new Set(['teal', 'violet', 'brown'])

test('every bar there is differs from the others in grey', () => {
  const grey = BARS.map(({ tone, pattern }) => `${DARK.has(tone)} ${pattern}`)
  expect(new Set(grey).size).toBe(BARS.length)
})

describe('shapes for printed colours', () => {
  const arras = empty('stalled')
  const stonne = empty('met')
  const gold = (s: BlitzState, unit: number) => faceOf(s, unit).factors.map((one) => one.gold)
  const first = (s: BlitzState, test: (unit: number) => boolean): number => unitsOf(s).find(test)!

  test('BLZ-AT-1 BLZ-AT-3 a box for guns and tanks that kill tanks', () => {
    const matilda = first(arras, (unit) => arras.board.vehicles[unit] === 'MatildaII')
    expect(gold(arras, matilda)).toEqual(['box', undefined, undefined])
    expect(faceOf(arras, matilda)).toMatchObject({ heavy: true, nation: 'british' })
    const b1 = first(stonne, (unit) => stonne.board.vehicles[unit] === 'CharB1')
    expect(gold(stonne, b1)[0]).toBe('box')
    expect(faceOf(stonne, b1)).toMatchObject({ heavy: false, nation: 'french' })
  })

  test('BLZ-ASL-1 a roof for assault troops, BLZ-PCR-1 a ring for those who may give way', () => {
    expect(gold(stonne, unitOf(stonne, 'A/43'))).toEqual(['roof', undefined, undefined])
    const car = first(arras, (unit) => arras.board.vehicles[unit] === 'SdKfz222')
    expect(gold(arras, car)).toEqual([undefined, undefined, 'ring'])
  })

  test('SS and Belgian counters have colours of their own', () => {
    const ss = first(arras, (unit) => {
      const { formationNames, unitFormation } = arras.board
      return formationNames[unitFormation[unit]!] === 'SS-T'
    })
    expect(faceOf(arras, ss).nation).toBe('ss')
    const dinant = empty('challenged')
    const belgian = first(dinant, (unit) => dinant.board.unitNations[unit] === 'BE')
    expect(faceOf(dinant, belgian).nation).toBe('belgian')
  })
})

describe('states', () => {
  const s = empty('checked')
  const tank = unitOf(s, '1/5')
  const foot = [...s.board.unitCodes.keys()].find((unit) => s.board.movement[unit] === 2)!
  const truck = [...s.board.isTransport.keys()].find((unit) => s.board.isTransport[unit])!

  test('BLZ-UNIT-6 a refit marker takes one from the attack, which is underlined', () => {
    expect(line(faceOf(s, tank))).toBe('4-4-4')
    const face = faceWith(s, tank, REFIT)
    expect(line(face)).toBe('3-4-4')
    expect(face.factors[0]).toMatchObject({ lowered: true })
    expect(face.refit).toBe(true)
  })

  test('BLZ-MOV-19 whoever rides moves 4', () => {
    const face = faceWith(s, foot, 0, truck)
    expect(face.riding).toBe(true)
    expect(face.factors.at(-1)!.text).toBe('4')
    s.ride[foot] = truck
    expect(blitzLabel(s, foot, 'en')).toContain('movement 4, in a ')
    expect(blitzLabel(s, foot, 'fr')).toContain('mouvement 4, en ')
    s.ride[foot] = NONE
  })

  test('disrupted and fired are told apart', () => {
    expect(faceWith(s, tank, DISRUPTED)).toMatchObject({ disrupted: true, spent: false })
    expect(faceWith(s, tank, SPENT)).toMatchObject({ disrupted: false, spent: true })
  })

  test('BLZ-ROM-7 the units that Rommel is with have his star', () => {
    s.place[tank] = 5
    s.rommel = 5
    expect(faceOf(s, tank).leader).toBe(true)
    expect(blitzLabel(s, tank, 'fr')).toContain('avec Rommel')
    s.rommel = NONE
    expect(faceOf(s, tank).leader).toBe(false)
    s.place[tank] = s.board.waiting
  })

  test('BLZ-MOV-33 those of the phasing side that have moved are ticked', () => {
    s.step = STEP.move
    s.phasing = GERMAN
    s.marks[tank] = MOVED
    expect(blitzMarks(s, tank)).toEqual({ acted: true })
    expect(blitzMarks(s, foot)).toEqual({})
    s.phasing = ALLIED
    expect(blitzMarks(s, tank)).toEqual({})
    s.marks[tank] = 0
  })

  test('units of one type are known by it', () => {
    expect(typeOf(s.board, tank)).toBe(typeOf(s.board, unitOf(s, '2/5')))
    expect(typeOf(s.board, tank)).not.toBe(typeOf(s.board, foot))
    expect(firstUnit(s, GERMAN)).toBe(0)
  })
})
