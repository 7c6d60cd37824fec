import { arras } from '@estafette/arras'
import { arrasPlans, BY_AIR, type ArrasState } from '@estafette/arras/screen'
import { stateOf, take, type Table } from '@estafette/table'
import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { legalChoices } from '@estafette/table'
import { settled, tableOf } from '../../../../test/sitting.ts'
import { openSession } from '../../../session/local.ts'
import { makeModel, type TableModel } from '../../../table/model.ts'
import { chanceOf, fightOf, underWay } from './fights.ts'
import { arrasScreen } from '../screen.tsx'

/** Plays at random until an assault with air support can be planned against units with a choice. */
function openAssault(seed: number): { readonly model: TableModel; readonly table: Table } | null {
  const table = tableOf(arras as never, { scenario: 'historical', options: {} }, seed)
  const dice = fastDice(seed)
  for (let moves = 0; moves < 400 && arras.acting(stateOf(table) as ArrasState) !== 0; moves++) {
    const s = stateOf(table) as ArrasState
    const seat = arras.toAct(s)
    if (arrasPlans.canPlan(s) && planOf(s)) {
      const session = openSession('test', table, ['human', 'human'])
      return { table, model: makeModel(session, arrasScreen as never) }
    }
    const legal = legalChoices(arras as never, s, seat)
    take(table, seat, legal[dice.pick(legal.length)]!)
  }
  return null
}

function planOf(s: ArrasState) {
  for (let place = 0; place < s.board.locationCount; place++) {
    for (const plan of arrasPlans.plansFor(s, arrasPlans.usable(s, place))) {
      const fight = fightOf(s, plan)
      const hasChoice = fight && fight.leaders.length > 1 && fight.forwards.length > 1
      if (hasChoice && fight.attackSupport.air > 0) return plan
    }
  }
  return null
}

test('an assault is declared with the point unit and the support that were tried out', async () => {
  let kept = 0
  for (let seed = 1; seed < 60 && kept < 3; seed++) {
    const found = openAssault(seed)
    if (!found) continue
    const { model } = found
    const s = model.state.value as ArrasState
    const plain = planOf(s)!
    const lead = fightOf(s, plain)!.leaders.at(-1)!
    const plan = { ...plain, lead, support: BY_AIR }
    expect(chanceOf(s, plan)).toBeGreaterThan(chanceOf(s, { ...plain, lead })!)
    model.selectUnits(plain.units)
    model.adjust(plan)
    model.confirm()
    await settled()
    const declared = (): ArrasState => model.state.value as ArrasState
    expect(declared().point).toBe(lead)
    // The defender answers with what they like, and the attacker is asked for what they meant anyway.
    for (let answers = 0; answers < 3 && declared().decider !== declared().initiative; answers++) {
      model.choose(model.offers.value.all[0]!)
      if (model.intention.value) model.confirm()
      await settled()
    }
    const now = model.intention.value
    expect(now?.kind === 'offer' && now.offer.verb).toBe('air')
    model.confirm()
    await settled()
    expect(declared().attackSupport === 0 && declared().assault !== 0).toBe(false)
    kept++
  }
  expect(kept).toBe(3)
})

test('an assault that both sides decide on can be shown: who makes it, and on which place', () => {
  let shown = 0
  for (let seed = 1; shown < 20; seed++) {
    const table = tableOf(arras as never, { scenario: 'historical', options: {} }, seed)
    const dice = fastDice(seed)
    for (let moves = 0; moves < 300 && arras.acting(stateOf(table) as ArrasState) !== 0; moves++) {
      const s = stateOf(table) as ArrasState
      const plan = underWay(s)
      const { step } = arras.decision(s, arras.toAct(s))
      expect(plan !== null).toBe(
        ['group', 'point', 'forward', 'support', 'counter-support'].includes(step),
      )
      if (plan) {
        expect(plan.place).toBe(s.target)
        expect(new Set(plan.units.map((unit) => s.board.unitSide[unit]))).toEqual(
          new Set([s.initiative]),
        )
        shown++
      }
      const seat = arras.toAct(s)
      const legal = legalChoices(arras as never, s, seat)
      take(table, seat, legal[dice.pick(legal.length)]!)
    }
  }
})
