import { expect, test } from 'vitest'
import { settled, sitDown } from '../../../test/sitting.ts'
import type { TableModel } from '../model.ts'

/** Takes the first choice with a verb. */
async function takeFirst(model: TableModel, verb: string): Promise<boolean> {
  const offer = model.offers.value.all.find((one) => one.verb === verb)
  if (!offer) return false
  await model.session.take([offer.choice], model.session.version.value)
  return true
}

test.each([
  { id: 'arras', begin: ['activate', 'move'] },
  { id: 'celles', begin: ['move'] },
])('a unit of $id can be led place by place, by another way than the cheapest', async (how) => {
  const { model } = await sitDown(how.id)
  const { session } = model
  for (let i = 0; i < 200; i++) {
    if (model.offers.value.all.some(({ verb }) => verb === how.begin[0])) break
    await session.take([model.offers.value.all[0]!.choice], session.version.value)
    session.arrive()
  }
  for (const verb of how.begin) expect(await takeFirst(model, verb)).toBe(true)
  const way: number[] = []
  for (let step = 0; step < 2; step++) {
    const next = model.offers.value.all.filter(({ verb }) => verb === 'to')
    // Any neighbour that the rules allow, not only the one on the cheapest way.
    const chosen = next.find(({ target }) => !way.includes(target))
    if (!chosen) break
    expect(model.able.value).toContain(chosen.target)
    model.choose(chosen)
    if (model.intention.value) model.confirm()
    await settled()
    way.push(chosen.target)
  }
  expect(way.length).toBeGreaterThan(1)
  expect(session.undoable().count).toBeGreaterThan(1)
})
