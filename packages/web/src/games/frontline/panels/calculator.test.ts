import { frontline } from '@estafette/frontline'
import { byLoss, NONE, previewFire, STEP } from '@estafette/frontline/screen'
import { hashText } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../../../scripts/lanes.ts'
import { canAttack, fires, positions } from '../../../../test/frontline/fires.ts'
import { inLanguages } from '../../../../test/sitting.ts'
import { valuesOf } from '../../../panels/calculator.tsx'
import { lossesBy, oddsOf } from '../plan/odds.ts'
import { fireFields, fireLines, resultFrom } from './calculator.tsx'

const scenarios = sampleOf(frontline.scenarios, 5)

test.each([
  ['an attack', STEP.action, canAttack],
  ['a counter-attack', STEP.react, ({ attacker }: { attacker: number }) => attacker !== NONE],
] as const)(
  'FRL-FP-7, FRL-EX-1: the calculator says of %s what the panels say of it',
  (_name, step, isWanted) => {
    let met = 0
    for (const s of positions(step, isWanted, scenarios, 2 * scenarios.length)) {
      const before = hashText(s)
      for (const { model, draft } of fires(s)) {
        const values = valuesOf(fireFields(s, draft))
        const found = resultFrom(s, valuesOf(fireFields(s, draft, values), values))
        const preview = previewFire(s, draft)
        expect(found.preview).toEqual({ ...found.preview, fp: preview.fp, terms: preview.terms })
        const [first] = oddsOf(model, draft)
        const { sufferer, left, cover, deaths } = first!.result
        expect(found).toMatchObject({ left, ...(left > 0 && { sufferer, cover, deaths }) })
        if (left > 0) expect(found.losses.vp).toBeCloseTo(lossesBy(model, draft).losses.vp, 9)
        met++
      }
      expect(hashText(s)).toBe(before)
    }
    expect(met).toBeGreaterThan(5)
  },
)

test('an answer comes off, at any range and in any shelter, and each number has its words', () => {
  const [s] = positions(STEP.action, canAttack, ['s05'])
  const { draft } = fires(s!)[0]!
  const of = (set: Record<string, number>) =>
    resultFrom(s!, valuesOf(fireFields(s!, draft, set), set))
  const plain = of({})
  const bare = of({ targetCover: 0, targetGround: 0 })
  expect(bare.left).toBe(plain.preview.fp)
  expect(of({ targetCover: 3, targetGround: 0 }).left).toBe(Math.max(0, bare.left - 3))
  const answered = of({ answer: plain.preview.fp + 9, ownCover: 4 })
  expect(answered).toMatchObject({ sufferer: draft.section, left: 5 })
  expect([...answered.losses.deaths.keys()].sort()).toEqual([...byLoss(s!, draft.section)].sort())
  const ranges = Array.from({ length: 9 }, (_, range) => of({ range }).preview.fp)
  expect(new Set(ranges).size).toBeGreaterThan(1)
  const said = inLanguages(() => [
    ...fireFields(s!, draft, { answer: 5, isCounter: 1 }).map(({ label }) => label),
    ...fireLines(s!, valuesOf(fireFields(s!, draft))).map(({ value }) => value),
  ])
  expect(said.filter((text) => !text || text.includes('['))).toEqual([])
})
