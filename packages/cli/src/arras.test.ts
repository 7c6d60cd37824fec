import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arras } from '@estafette/arras'
import { chapters } from '@estafette/arras/rules'
import {
  allSetups,
  choicesOf,
  fastDice,
  languages,
  makeChoice,
  playRandomly,
  type RuledGame,
} from '@estafette/kernel'
import { examineMessages, speaker } from '@estafette/words'
import { expect, onTestFinished, test } from 'vitest'
import { ran, temporaryFolder } from './testing.ts'

const game = { ...arras, chapters } as unknown as RuledGame
const io = { games: [game] }
const voices = languages.map((language) =>
  speaker(game, language, (what) => {
    throw new Error(`no words: ${what}`)
  }),
)

test('everything that happens and can be chosen is said in both languages', () => {
  expect(examineMessages(game)).toEqual([])
  let said = 0
  const hear = (text: string): void => {
    said++
    expect(text).not.toMatch(/undefined|NaN|\[object|[{}]/)
  }
  allSetups(game)
    .filter((_, index) => index % (process.env['LONG'] ? 5 : 10) === 0)
    .forEach((setup, index) => {
      playRandomly(game, setup, index + 1, {
        decisionsLimit: 400,
        tell: (event) => voices.forEach((voice) => hear(voice.event(event))),
        onState(state) {
          const outcome = game.outcome(state)
          for (const voice of voices) {
            if (outcome) hear(voice.outcome(outcome))
            else hear(voice.prompt(game.decision(state, game.toAct(state))))
          }
        },
        onMove(state, seat, choice) {
          voices.forEach((voice) => hear(voice.choice(choice)))
          const any = makeChoice(fastDice(choice).below(game.verbs.length), 0)
          const verdict = game.verdict(state, seat, any)
          const gaps = game.obstacle(state, any, verdict)
          voices.forEach((voice) => hear(voice.reason(verdict, gaps)))
        },
      })
    })
  expect(said).toBeGreaterThan(process.env['LONG'] ? 10_000 : 5000)
})

test('every choice of a decision has a label of its own', () => {
  for (const seed of [1, 2, 3]) {
    playRandomly(game, { scenario: 'historical', options: {} }, seed, {
      decisionsLimit: 300,
      onState(state) {
        const seat = game.toAct(state)
        if (seat < 0) return
        const choices = choicesOf(game, state, seat)
        for (const voice of voices) {
          expect(new Set(choices.map((choice) => voice.choice(choice))).size).toBe(choices.length)
        }
      },
    })
  }
})

test('games, simulate, fuzz and rules know Arras', async () => {
  expect((await ran(['games'], [], io)).out).toContain('historical')
  const { out } = await ran(['simulate', 'arras', '--games', '3', '--json'], [], io)
  expect(Object.keys(JSON.parse(out).wins)).toEqual(['allied', 'german'])
  expect(await ran(['fuzz', 'arras', '--decisions', '3000'], [], io)).toMatchObject({ code: 0 })
  expect((await ran(['rules', 'arras', 'ARR-6.5a'], [], io)).out).toContain('Overrun')
})

test('a game of Arras in the terminal, saved, loaded and told again', async () => {
  const cwd = temporaryFolder(onTestFinished)
  const answers = [...Array.from({ length: 40 }, () => '1'), 'board', 'save a.record']
  const played = await ran(['play', 'arras', '--seed', '5'], answers, { ...io, cwd })
  expect(played).toMatchObject({ code: 0, err: '', written: ['a.record'] })
  expect(played.out).not.toContain('[en')
  expect(readFileSync(join(cwd, 'a.record'), 'utf8')).toMatch(/^program \S/m)
  const told = await ran(['replay', 'a.record', '--lang', 'fr'], [], { ...io, cwd })
  expect(told).toMatchObject({ code: 0, err: '' })
  expect(told.out).not.toContain('[fr')
  const loaded = await ran(['play', 'arras', '--load', 'a.record'], ['log 3'], { ...io, cwd })
  expect(loaded.code).toBe(0)
})

test('a file that cannot be read is refused in the language of the person', async () => {
  const cwd = temporaryFolder(onTestFinished)
  writeFileSync(join(cwd, 'bad.record'), 'nothing of the sort\n')
  const refusals = [['replay'], ['verify']].map(async (command) => {
    const [english, french] = await Promise.all(
      ['en', 'fr'].map((lang) =>
        ran([...command, 'bad.record', '--lang', lang], [], { ...io, cwd }),
      ),
    )
    expect(french!.err).toContain('bad.record:1: ')
    expect(french!.err).not.toBe(english!.err)
    expect(french!.err).toContain('un fichier de partie d’Estafette')
  })
  await Promise.all(refusals)
})
