import { afterAll, beforeAll, describe } from 'vitest'
import type { Engine } from '../src/index.ts'
import type { Extent, Hand } from './hand.ts'
import { sampleGame } from './samples.ts'
import { exportSuite } from './suite-export.ts'
import { movesSuite } from './suite-moves.ts'
import { peopleSuite } from './suite-people.ts'
import { tablesSuite } from './suite-tables.ts'
import { talkSuite } from './suite-talk.ts'
import { writingSuite } from './suite-writing.ts'

/** What every engine has to do, whichever it is. */
export function storeSuite(name: string, open: () => Promise<Engine>, extent: Extent): void {
  describe(`${name} keeps what it is told`, () => {
    let engine: Engine
    let made = 0
    const hand: Hand = {
      engine: () => engine,
      async fresh() {
        const id = `t${made++}`
        await sampleGame(engine, id)
        return id
      },
    }
    beforeAll(async () => {
      engine = await open()
    })
    afterAll(() => engine.close())

    writingSuite(hand)
    peopleSuite(hand)
    tablesSuite(hand)
    movesSuite(hand, extent)
    talkSuite(hand)
    exportSuite(hand)
  })
}
