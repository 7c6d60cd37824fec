import { readdirSync, readFileSync } from 'node:fs'
import { hashText, parseNotation, type Choice } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { legalChoices, stateOf, take } from '@estafette/table'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../scripts/lanes.ts'
import { useHouse } from './harness.ts'
import { savedTable, untilListed } from './play.ts'
import { prepare, type Prepared } from './prepare.ts'

const house = useHouse()
const folder = new URL('../../games/blitzkrieg/vectors/', import.meta.url)
const SEEDS = 3000

/** An example of the ledger: a position, what is chosen, and the dice it tells of. */
interface Example {
  readonly game: string
  readonly position: string
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

function exampleIn(file: string): Example {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n')
  const after = (word: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []))
  const game = gameById(after('game')[0]!)!
  const position = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim())
  return {
    game: game.id,
    position: ['estafette position 1', `game ${game.id}`, ...position, ''].join('\n'),
    dice: after('dice').flatMap((row) => row.split(' ').map(Number)),
    choices: after('do').flatMap((row) => {
      const notation = row
        .replace(/ # .*$/, '')
        .split(' ')
        .slice(1)
        .join(' ')
      const read = parseNotation(game, notation)
      if (!read.ok) throw new Error(`${file}: ${read.reason}`)
      return [read.value]
    }),
  }
}

/** Takes the choices that are to be made; those that were forced are taken already. */
function playOut({ table }: Prepared, choices: readonly Choice[]): Choice[] {
  const { game } = table
  return choices.filter((choice) => {
    const seat = game.toAct(stateOf(table))
    return take(table, seat, choice).ok
  })
}

/** The example with dice that fall as it tells. */
function prepared({ game, position, choices, dice }: Example): readonly [Prepared, Choice[]] {
  const settings = { confirm: { roll: false, phase: false, bid: false, final: false } }
  for (let seed = 1; seed < SEEDS; seed++) {
    const trial = prepare({ game, position, seed })
    const taken = playOut(trial, choices)
    const fallen = trial.table.entries.flatMap(({ faces }) => faces)
    if (dice.some((face, at) => fallen[at] !== face)) continue
    return [prepare({ game, position, seed, settings }), taken]
  }
  throw new Error('the dice never fall so')
}

const examples = readdirSync(folder).filter((name) => name.endsWith('.script'))
const some = sampleOf(examples, 1)

test.each(some)('the example %s is clicked through', async (file) => {
  const example = exampleIn(file)
  const [game, choices] = prepared(example)
  const { table } = game
  const page = await house.open(game.path, { storage: game.storage })
  for (const choice of choices) {
    const seat = table.game.toAct(stateOf(table))
    await untilListed(page, legalChoices(table.game, stateOf(table), seat))
    await page.locator(`.choices [data-choice="${choice}"]`).dispatchEvent('click')
    expect(take(table, seat, choice).ok).toBe(true)
  }
  const hash = (): string => hashText(stateOf(table))
  await expect.poll(async () => hashText(stateOf(await savedTable(page, game.id)))).toBe(hash())
  await page.close()
})
