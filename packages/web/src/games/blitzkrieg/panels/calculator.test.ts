import { battles } from '@estafette/blitzkrieg'
import {
  attackChance,
  fill,
  numbersOf,
  openHexes,
  planAll,
  previewAttack,
} from '@estafette/blitzkrieg/screen'
import { expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../../../../scripts/lanes.ts'
import { hashText } from '@estafette/kernel'
import { declarations } from '../../../../test/blitzkrieg/declarations.ts'
import { inLanguages } from '../../../../test/sitting.ts'
import { valuesOf } from '../../../panels/calculator.tsx'
import { percent } from '../words.ts'
import { fightFields, fightLines } from './calculator.tsx'

test.each(battles.map((game) => [game.id, game] as const))(
  '%s: the calculator says of the numbers of an attack what its preview says',
  (_id, game) => {
    let met = 0
    for (const s of declarations(game, isLong ? 40 : 3)) {
      const before = hashText(s)
      const sketches = [...planAll(s, []), ...openHexes(s, []).map((hex) => fill(s, hex, []))]
      for (const { units, targets } of sketches) {
        const preview = previewAttack(s, units, targets)
        if (!preview?.isEnough) continue
        const values = valuesOf(fightFields(s, numbersOf(s, units, targets)))
        const [odds, column, effect, ...rest] = fightLines(s, values).map(({ value }) => value)
        const { crtColumns } = s.board
        expect(odds).toBe(
          `${preview.attackTotal} : ${preview.defenceTotal} → ${crtColumns[preview.column]}`,
        )
        expect(column).toBe(crtColumns[preview.finalColumn])
        expect(effect).toBe(percent(attackChance(preview)))
        expect(rest.slice(0, -1)).toEqual(
          preview.results.map(({ probability }) => percent(probability)),
        )
        met++
      }
      expect(hashText(s)).toBe(before)
    }
    expect(met).toBeGreaterThan(0)
  },
)

test.each(sampleOf(battles, 2).map((game) => [game.id, game] as const))(
  '%s: every number that can be set changes something, and each has its words',
  (_id, game) => {
    const [s] = declarations(game, 1)
    const fields = fightFields(s!, null)
    const said = (set: Record<string, number>) =>
      JSON.stringify(
        fightLines(s!, valuesOf(fields, { main: 8, ...set })).map(({ value }) => value),
      )
    for (const { key, value, most } of fields) {
      const others = key === 'isRail' || key === 'units' ? { terrain: 4, defence: 4 } : {}
      const set = [value + 1, most].map((number) => said({ ...others, [key]: number }))
      expect([key, ...set]).not.toEqual([key, said(others), said(others)])
    }
    expect(inLanguages(() => fightFields(s!, null).map(({ label }) => label))).not.toContain(
      undefined,
    )
  },
)
