import type { ArrasState } from '@estafette/arras/screen'
import { previewPlan, type CellesState } from '@estafette/celles/screen'
import { hashText } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sitDown } from '../../test/sitting.ts'
import type { TableModel } from '../table/model.ts'
import { assaultLines } from './arras/panels/calculator.tsx'
import { fightOf } from './arras/told/fights.ts'
import { percent as tenths } from './arras/words.ts'
import { combatLines } from './celles/panels/calculator.tsx'
import { percent } from './celles/words.ts'

/** Attacks that can be planned in the first positions of a game, one after another. */
async function attacks(model: TableModel, meet: () => void): Promise<number> {
  const { plans } = model.screen
  const { session } = model
  let met = 0
  for (let i = 0; i < 400 && met < 20 && !session.outcome(); i++) {
    const state = model.state.value
    for (const place of plans!.canPlan(state, model.seat.value) ? model.able.value : []) {
      model.selectUnits(plans!.usable(state, place))
      for (const plan of model.plans.value) {
        if (plan.kind !== 'attack') continue
        model.intend(plan)
        meet()
        met++
      }
    }
    model.back()
    const { all } = model.offers.value
    await session.take([all[(i * 7) % all.length]!.choice], session.version.value)
    session.arrive()
  }
  return met
}

test('the calculator of Arras says of the numbers of an assault what its preview says', async () => {
  const { model } = await sitDown('arras')
  const met = await attacks(model, () => {
    const now = model.intention.value
    const s = model.state.value as ArrasState
    const before = hashText(s)
    const fight = now?.kind === 'plan' ? fightOf(s, now.plan)! : null
    const [success] = assaultLines({
      attack: fight!.attackValue,
      defence: fight!.defenceValue,
      attackDice: fight!.attackDice,
      defenceDice: fight!.defenceDice,
    })
    expect(success!.value).toBe(tenths(fight!.outlook.success))
    expect(hashText(s)).toBe(before)
  })
  expect(met).toBeGreaterThan(5)
})

test('the calculator of Celles says of the numbers of an attack what its preview says', async () => {
  const { model } = await sitDown('celles')
  const met = await attacks(model, () => {
    const now = model.intention.value
    const s = model.state.value as CellesState
    const fight = now?.kind === 'plan' ? previewPlan(s, now.plan) : null
    if (!fight) return
    const [column, ...results] = combatLines(s, {
      attack: fight.attackTotal,
      defence: fight.defenceTotal,
      modifier: fight.modifier(false, false),
    })
    expect(column!.value).not.toBe('')
    const told = fight.forecast(false, false).results.map(({ probability }) => percent(probability))
    expect(results.map(({ value }) => value)).toEqual(told)
  })
  expect(met).toBeGreaterThan(0)
})
