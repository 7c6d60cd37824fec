import { frontline } from '@estafette/frontline'
import {
  byLoss,
  deathChances,
  isSniper,
  NONE,
  previewFire,
  STEP,
} from '@estafette/frontline/screen'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../../../scripts/lanes.ts'
import { canAttack, fires, positions } from '../../../../test/frontline/fires.ts'
import { dropDraft, setDraft } from '../plan/draft.ts'
import { firstOdds } from '../plan/odds.ts'
import { columnLit } from './tables.tsx'

test('FRL-COV-1, FRL-WPN-5: the column that is lit is what the counters of drafted fire would cost', () => {
  const scenarios = sampleOf(frontline.scenarios, 3)
  const lit = new Set<number>()
  for (const s of positions(STEP.action, canAttack, scenarios)) {
    for (const { model, draft } of fires(s)) {
      expect(columnLit(model)).toBe(NONE)
      setDraft(model, draft)
      const column = columnLit(model)
      lit.add(column)
      expect([0, 1, 2]).toContain(column)
      const { sufferer, left, deaths } = firstOdds(model, draft)
      if (left > 0 && !isSniper(draft.section)) {
        const { hasAntiArmor } = previewFire(s, draft)
        const men = byLoss(s, sufferer)
        expect(deathChances(s, men, left, column, hasAntiArmor)).toEqual(deaths)
      }
      dropDraft(model)
    }
  }
  expect(lit.size).toBeGreaterThan(1)
})
