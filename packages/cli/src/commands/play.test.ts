import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { offeredIn } from '@estafette/bots'
import { bySeries, games } from '@estafette/registry'
import { makeRecord, stateOf } from '@estafette/table'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Io } from '../io.ts'
import { playedTable, ran, temporaryFolder, type Ran } from '../testing.ts'

/** A game on the toy, both seats by hand, the same dice every time. */
function byHand(answers: readonly string[], changes: Partial<Io> = {}): Promise<Ran> {
  const argv = ['play', 'toy', '--seats', 'human,human', '--seed', '1', '--option', 'weather=fair']
  argv.push('--scenario', 'lane')
  return ran(argv, answers, changes)
}

const shelf = bySeries(games)

describe('play', () => {
  test('shows the commitment, the board, the prompt and numbered choices, and ends with the input', async () => {
    const { code, out, err } = await byHand([])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/Commitment to the dice: [0-9a-f]{64}/)
    expect(out).toContain('Round 1')
    expect(out).toMatch(/ 1 {2}Bid: 0\n +2 {2}Bid: 1/)
    expect(out.endsWith('> \n')).toBe(true)
  })

  test('takes choices by number and by notation', async () => {
    const { out } = await byHand(['3', 'bid 1', 'walk k0'])
    expect(out).toContain('The bids are 2 and 1')
    expect(out).toContain('walks from place 0 to place 1')
  })

  test('undo takes back an own choice', async () => {
    const { out } = await byHand(['bid 2', 'bid 1', 'walk k0', 'undo', 'rest', 'log'])
    expect(out).toContain('Undone.')
    expect(out).toMatch(/3 Red: Rest/)
  })

  test('what was chosen in secret is taken back before the screen is handed over, not after', async () => {
    const isTerminal = { input: true, output: true, error: true }
    const env = { LANG: 'C', NO_COLOR: '1' }
    const before = await byHand(['bid 2', 'undo', 'bid 1', '', 'bid 0'], { isTerminal, env })
    expect(before.out).toContain('The bids are 1 and 0')
    const after = await byHand(['bid 2', '', 'undo'], { isTerminal, env })
    expect(after.out).toContain('The other player has chosen since')
  })

  test('undo stops at the start, at dice and at the other player', async () => {
    expect((await byHand(['undo'])).out).toContain('Nothing to undo.')
    const rolled = await byHand(['bid 2', 'bid 0', 'gallop k0', 'undo'])
    expect(rolled.out).not.toContain('Undone.')
    const against = await ran(
      ['play', 'toy', '--seats', 'human,random', '--seed', '1', '--option', 'weather=fair'],
      ['bid 3', 'undo'],
    )
    expect(against.out).not.toContain('Undone.')
  })

  test('why names the rule and quotes it', async () => {
    const { out } = await byHand(['why bid 9', 'why bid 1', 'why dance', 'why'])
    expect(out).toMatch(/TOY-2: Both bid in secret/)
    expect(out).toContain('That is allowed.')
    expect(out).toContain('no such choice: "dance"')
  })

  test('words of a choice list those that they fit, and choices their notation on demand', async () => {
    const { out } = await byHand(['BID', 'choices 1', 'choices zebra', 'choices code', 'choices'])
    expect(out).toContain('Choices with “BID”:')
    expect(out).toContain('No choice has “zebra” in it.')
    expect(out).toMatch(/2 {2}Bid: 1 {2}bid 1/)
    expect(out).not.toContain('neither')
  })

  test('a choice that is not legal is refused with the same words', async () => {
    const { out } = await byHand(['bid 9', '99', 'dance'])
    expect(out).toMatch(/TOY-2: Both bid in secret/)
    expect(out).toContain('There is no choice 99. They go from 1 to 4.')
    expect(out).toContain('“dance” is neither a choice nor a command')
  })

  test('odds are exact and add up', async () => {
    const { out } = await byHand(['bid 2', 'bid 1', 'odds gallop k0', 'odds rest'])
    const percents = [...out.matchAll(/^ +([\d.]+)% {2}/gm)].map((match) => Number(match[1]))
    expect(percents.length).toBeGreaterThan(1)
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 0)
    expect(out).toContain('No dice follow.')
  })

  test('odds tell nothing that is hidden', async () => {
    const first = await byHand(['bid 2', 'odds bid 1'])
    const second = await byHand(['bid 0', 'odds bid 1'])
    const oddsOf = (text: string): string => text.slice(text.lastIndexOf('%  ') - 400)
    expect(oddsOf(first.out)).toBe(oddsOf(second.out))
  })

  test('rule, board, log, lang and help', async () => {
    const { out } = await byHand(['rule 3.1', 'rule TOY-99', 'board', 'help', 'lang fr', 'lang de'])
    expect(out).toContain('TOY-3.1: A walk leads one place on.')
    expect(out).toContain('no such rule: "TOY-99"')
    expect(out).toContain('odds N')
    expect(out).toContain('Manche 1')
    expect(out).toContain('langue inconnue')
  })

  test('save and load give the same game', async () => {
    const cwd = temporaryFolder(onTestFinished)
    const saved = await byHand(['bid 2', 'bid 1', 'walk k0', 'save a.record', 'quit'], { cwd })
    expect(saved.written).toEqual(['a.record'])
    const record = readFileSync(join(cwd, 'a.record'), 'utf8')
    expect(record).toContain('\nenvelope ')
    expect(record).not.toMatch(/\nseed |bid \d/)
    const again = await byHand(['load a.record', 'save b.record', 'quit'], { cwd })
    expect(again.code).toBe(0)
    expect(readFileSync(join(cwd, 'b.record'), 'utf8')).toBe(record)
    const started = await ran(['play', 'toy', '--load', 'a.record'], ['log'], { cwd })
    expect(started.out).toContain('walks from place 0 to place 1')
  })

  test('a position is played from', async () => {
    const cwd = temporaryFolder(onTestFinished)
    const table = playedTable(4)
    writeFileSync(join(cwd, 'p.txt'), table.game.write(stateOf(table)))
    const { out } = await ran(['play', 'toy', '--load', 'p.txt'], ['1', 'save p.record'], { cwd })
    expect(out).toContain('Saved as p.record')
    expect(readFileSync(join(cwd, 'p.record'), 'utf8')).toContain('\nstart ')
  })

  test('a file that cannot be read or written costs nothing but a line', async () => {
    const cwd = temporaryFolder(onTestFinished)
    writeFileSync(join(cwd, 'bad.record'), 'estafette record 1\ngame toy\nhorse\n')
    const answers = ['load none.record', 'load bad.record', 'load', 'save no/where.record', 'bid 1']
    const { code, out, written } = await byHand(answers, { cwd })
    expect(code).toBe(0)
    expect(out).toContain('cannot read none.record: no such file')
    expect(out).toMatch(/bad\.record:\d+: /)
    expect(out).toContain('cannot write no/where.record')
    expect(out).toContain('bid 1')
    expect(written).toEqual(['bad.record'])
  })

  test('a whole game against the computer ends with its outcome, and is saved verifiably', async () => {
    const cwd = temporaryFolder(onTestFinished)
    const answers = [...Array.from({ length: 200 }, () => '1'), 'save end.record', 'undo']
    const played = await ran(['play', 'toy', '--seed', '7'], answers, { cwd })
    expect(played.code).toBe(0)
    expect(played.out).toMatch(/All riders are home|last round is over/)
    expect(played.out).toContain('The game is over')
    expect(await ran(['verify', 'end.record'], [], { cwd })).toMatchObject({ code: 0 })
  })

  test('two computer players play by themselves', async () => {
    const { out } = await ran(['play', 'toy', '--seats', 'random,random', '--seed', '7'])
    expect(out).toMatch(/All riders are home|last round is over/)
  })

  test('fresh games have fresh dice, a given seed gives the same ones', async () => {
    const argv = ['play', 'toy', '--seats', 'random,random']
    expect((await ran(argv)).out).not.toBe((await ran(argv)).out)
    const seeded = [...argv, '--seed', '3']
    expect((await ran(seeded)).out).toBe((await ran(seeded)).out)
  })

  test('the choice of the computer in secret is not told', async () => {
    const { out } = await ran(['play', 'toy', '--seats', 'random,human', '--seed', '3'])
    expect(out).toContain('a secret choice')
    expect(out).not.toMatch(/seat 1: Bid/)
  })

  test('at a terminal the scenario and the seat are asked for', async () => {
    const isTerminal = { input: true, output: true, error: true }
    const env = { LANG: 'C', NO_COLOR: '1' }
    const { out } = await ran(['play', 'toy', '--seed', '1'], ['2', '', 'x', '3'], {
      isTerminal,
      env,
    })
    expect(out).toContain('Which scenario?')
    expect(out).toContain('The road')
    expect(out).toContain('Play with these options')
    expect(out.match(/Who plays\?/g)).toHaveLength(2)
    expect(out).toContain('There is no x here.')
  })

  test('without a game it asks which, from the list there is; a series asks for its battle', async () => {
    const atTerminal = {
      isTerminal: { input: true, output: true, error: true },
      env: { LANG: 'C' },
    }
    const chosen = await ran(['play', '--seed', '1'], ['2', 'quit'], { ...atTerminal, games })
    expect(chosen.out).toContain('Which game?')
    shelf.forEach((_, at) => expect(chosen.out).toMatch(new RegExp(`^ +${at + 1} {2}\\S`, 'm')))
    expect(chosen.out).toContain(games[1]!.title)
    const series = games.find((game) => game.series !== undefined)!.series!
    const battles = games.filter((game) => game.series === series)
    const asked = await ran(['play', series], ['quit'], { ...atTerminal, games })
    for (const { title } of battles) expect(asked.out).toContain(title)
    expect(asked.out).not.toContain(games[0]!.title)
  })

  test('without a game and without a person to ask it says which games there are', async () => {
    const { code, err } = await ran(['play'], [], { games })
    expect(code).toBe(2)
    for (const { id } of games) expect(err).toContain(id)
  })

  test('a record of another game is refused', async () => {
    const cwd = temporaryFolder(onTestFinished)
    const record = makeRecord(playedTable()).replace('game toy', 'game chess')
    writeFileSync(join(cwd, 'a.record'), record)
    const { code, err } = await ran(['play', 'toy', '--load', 'a.record'], [], { cwd })
    expect(code).toBe(2)
    expect(err).toContain('a.record:2: ')
  })

  test('leaving a game that is not saved is asked for once more', async () => {
    const isTerminal = { input: true, output: true, error: true }
    const env = { LANG: 'C', NO_COLOR: '1' }
    const cwd = temporaryFolder(onTestFinished)
    const left = await byHand(['bid 2', '', 'q', 'n', 'quit', 'y'], { isTerminal, env })
    expect(left.out).toContain('The game goes on.')
    expect(left.out.match(/Leave\?/g)).toHaveLength(2)
    const saved = await byHand(['bid 2', '', 'save a.record', 'quit'], { isTerminal, env, cwd })
    expect(saved.out).not.toContain('Leave?')
  })

  test('before dice are rolled a person at a terminal sees the odds and may think again', async () => {
    const isTerminal = { input: true, output: true, error: true }
    const env = { LANG: 'C', NO_COLOR: '1' }
    const first = ['bid 2', '', 'bid 1', '', 'gallop k0']
    const kept = await byHand([...first, 'no', 'gallop k0', ''], { isTerminal, env })
    expect(kept.out).toContain('Dice follow:')
    expect(kept.out).toContain('Not done.')
    const piped = await byHand(['bid 2', 'bid 1', 'gallop k0'])
    expect(piped.out).not.toContain('Dice follow:')
  })
})

const MOST_ASKED = 900

/** The number of the last choice that was listed: to pass, to be done, where there is such a thing. */
function lastChoice(said: string): string {
  const count = /^(\d+) (?:choices|choix)/m.exec(said)?.[1]
  return count ?? [...said.matchAll(/^ {2,}(\d+) {2}/gm)].at(-1)?.[1] ?? '1'
}

/** The answers of a person who takes defaults to the table. */
function throughMenus(series: string, at: number, lang: string): readonly string[] {
  const several = shelf.find(({ id }) => id === series)!.battles
  const game = games.find(({ id }) => id === several[0])!
  return [
    'nonsense',
    `lang ${lang}`,
    String(at + 1),
    ...(several.length > 1 ? [''] : []),
    ...(game.scenarios.length > 1 ? [''] : []),
    '', // the options as they are
    String(game.seats + 99), // no such seat
    '',
    String(offeredIn(game.id).length), // the last of the computers, who answers at once
  ]
}

describe.each(shelf)('from the menu to the end of the first turn of $id', ({ id }) => {
  const at = shelf.findIndex((one) => one.id === id)
  const isTerminal = { input: true, output: true, error: true }
  const env = { LANG: 'C', NO_COLOR: '1' }

  test.each(['en', 'fr'])('in %s, with bad input on the way', async (lang) => {
    let said = ''
    let asked = 0
    const menus = [...throughMenus(id, at, lang)]
    const looks = ['board', 'goals', 'hand', 'unit', 'unit zzz', 'where', 'where zzz', '999', '!?']
    const answers = [...menus, ...looks]
    // Whoever passes loses Arras with its first turn: then that was the game.
    const isPastFirst = (): boolean =>
      /(Turn|Tour) 2( of| sur|,)|The game is over\.|La partie est finie\./.test(said)
    const { code, err } = await ran(['play', '--seed', '7'], [], {
      games,
      isTerminal,
      env,
      width: 80,
      out: (text) => void (said += text),
      ask(prompt) {
        const last = lastChoice(said.slice(said.lastIndexOf('> \n')))
        said += `${prompt}\n`
        if (isPastFirst() || asked > MOST_ASKED) return Promise.resolve(undefined)
        const isOdds = !prompt.endsWith('> ')
        return Promise.resolve(isOdds ? '' : (answers[asked++] ?? last))
      },
    })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(isPastFirst()).toBe(true)
    expect(said.split('\n').filter((line) => line.length > 80)).toEqual([])
    expect(said).not.toMatch(/undefined|\[object|\[(en|fr) |^ *[a-z-]+: \w+$/m)
    if (lang === 'fr') expect(said).toContain('n’est ni un choix ni une commande')
    else expect(said).toContain('neither a choice nor a command')
  })
})
