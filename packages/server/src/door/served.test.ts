import { readBody, servedGame } from '@estafette/protocol'
import { games } from '@estafette/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../scripts/lanes.ts'
import { openVisit, type Visit } from '../../test/visit.ts'

let visit: Visit
beforeAll(async () => {
  visit = await openVisit({ rate: { burst: 1e6, perSecond: 1e6 } })
})
afterAll(() => visit.close())

interface Named {
  readonly version: number
  readonly step: string
  readonly choices: readonly { readonly choice: number; readonly notation: string }[]
}

async function choicesAt(table: string, cookie: string): Promise<Named> {
  const response = await visit.post('/api/call', { v: 1, call: 'choices', table }, cookie)
  return (await response.json()) as Named
}

test('a server tells which games it has, and each can be begun as told', async () => {
  const told = (await (await fetch(`${visit.address}/api/games`)).json()) as { game: string }[]
  expect(told.map(({ game }) => game)).toEqual(games.map(({ id }) => id))
  for (const one of told) expect(readBody(servedGame, one)).toMatchObject({ ok: true })
})

test.each(gamesOfTheDay(games))(
  '$id: whoever knows no rule plays by what can be chosen',
  async ({ id }) => {
    const [table, ...people] = await visit.tableOfTwo(id)
    let taken = 0
    for (let round = 0; round < 8; round++) {
      for (const cookie of people) {
        const { version, choices, step } = await choicesAt(table, cookie)
        expect(choices.length > 0).toBe(step !== '')
        const last = choices.at(-1)
        if (!last) continue
        expect(last.notation).toMatch(/^[a-z][\w-]*(?: \S+)?$/)
        const command = { do: 'take', choices: [last.choice] }
        const call = { v: 1, call: 'command', id: crypto.randomUUID(), table, version, command }
        const answer = await visit.post('/api/call', call, cookie)
        expect(await answer.json()).toMatchObject({ told: 'done' })
        taken++
      }
    }
    expect(taken).toBeGreaterThan(0)
    expect(await choicesAt(table, '')).toMatchObject({ told: 'unknown' }) // who watches has none
  },
)
