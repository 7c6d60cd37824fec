import { choicesOf, parseNotation, verbOf, type Choice, type Seat } from '@estafette/kernel'
import { playNarrowed, voicesOf, wordsSuite } from '@estafette/words/suite'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { standardBoard } from '../data/board.ts'
import { celles } from '../game.ts'
import { chapters } from '../rules/index.ts'
import { promptArgs } from '../prompt.ts'
import { makeState } from '../states.ts'
import { STEP } from '../steps.ts'
import { verbs, type VerbName } from '../verbs.ts'
import { victories } from '../victory.ts'

const idle: readonly VerbName[] = ['end-phase', 'stop', 'fight', 'done', 'spare', 'leave']

/** Choices of somebody who goes at the enemy and fights: players at random seldom meet. */
function boldest(choices: readonly Choice[], seat: Seat, luck: number): readonly Choice[] {
  const name = (choice: Choice) => verbs[verbOf(choice)]!.name
  const steps = choices.filter((choice) => name(choice) === 'to')
  const attacks = choices.filter((choice) => name(choice) === 'attack')
  if (attacks.length > 0 && luck < 6) return attacks
  if (steps.length > 0 && luck < 8) return seat === 0 ? steps.slice(0, 2) : steps.slice(-2)
  const groups = choices.filter((choice) => name(choice) === 'formation')
  if (groups.length > 0 && luck < 8) return groups
  const busy = choices.filter((choice) => !idle.includes(name(choice)))
  return busy.length > 0 && luck < 9 ? busy : choices
}

const playBoldly = playNarrowed(celles, boldest)

const ruled = { ...celles, chapters }

wordsSuite(ruled, {
  events: readFileSync(new URL('../events.ts', import.meta.url), 'utf8'),
  outcomes: victories,
  endings: [
    { winner: 0, kind: 'decisive', score: 12, margins: [12, -12] },
    { winner: 0, kind: 'points', score: 2, margins: [2, -2] },
    { winner: 1, kind: 'points', score: -7, margins: [-7, 7] },
    { winner: -1, kind: 'draw', score: 0, margins: [0, 0] },
  ],
  apart: ['unit', 'hex', 'formation'],
  prompts: [0, 1].map((attack) => ({
    turn: 8,
    column: 4,
    modifier: -10,
    left: 17,
    count: 3,
    can: 3,
    attack,
  })),
  promptGaps: Object.keys(promptArgs(makeState(standardBoard))),
  refusalGaps: ['unit', 'carrier', 'hex', 'tactic', 'formation', 'cost', 'left'],
  games: [
    [{ scenario: 'historical', options: {} }, 14],
    [{ scenario: 'historical', options: { 'action-die': 'on' } }, 15],
    ...(process.env['LONG']
      ? ([[{ scenario: 'historical', options: { 'action-die': 'on' } }, 13]] as const)
      : []),
  ],
  mustAsk: ['act', 'support', 'retreat-step'],
  play: playBoldly,
})

test.each(voicesOf(celles))('a score is told from its winner: $language', (voice) => {
  const ending = { winner: 1, kind: 'points', score: -7, margins: [-7, 7] }
  expect(voice.outcome(ending)).toContain(voice.language === 'fr' ? '7\u00A0PV' : '7 VP')
})

test('movement points are told in halves, as the map writes them', () => {
  const event = { type: 'moved', rule: 'CEL-8.0.3', unit: 1, from: 0, to: 17, cost: 5, left: 13 }
  expect(voicesOf(celles).map((voice) => voice.event(event))).toEqual([
    '60 PzGren (116th Pz) moves from 0100 to 0200: 2½ MP, 6½ left.',
    '60 PzGren (116.\u00A0Pz) va de 0100 à 0200\u00A0: 2½\u00A0PM, reste 6½.',
  ])
})

test('numbers below zero have a true minus sign, results are read as the table prints them', () => {
  const event = {
    type: 'combat-roll',
    rule: 'CEL-11.0.16',
    die: 1,
    modifier: -3,
    total: -2,
    column: 2,
    attackerResult: 13,
    defenderResult: 0,
  }
  expect(voicesOf(celles).map((voice) => voice.event(event))).toEqual([
    'Die 1, modifier −3: −2 at 2–1, result 1RD/—.',
    'Dé 1, modificateur −3\u00A0: −2, colonne 2–1, résultat 1RD/—.',
  ])
})

/** What both languages say to a choice that is refused in a position. */
function refusals(position: string, notation: string): string[] {
  const read = celles.read(`estafette position 1\ngame celles\n${position}`)
  const choice = parseNotation(celles, notation)
  if (!read.ok || !choice.ok) throw new Error(JSON.stringify([read, choice]))
  const s = read.value
  const verdict = celles.verdict(s, celles.toAct(s), choice.value)
  return voicesOf(celles).map((voice) =>
    voice.reason(verdict, celles.obstacle(s, choice.value, verdict)),
  )
}

const onItsWay = (unit: string, more: string) =>
  `turn 4\nstep act\ndecider allied\nactive ${unit}\ndoing ${unit} activated acted\n${more}`

test('who wants the trucks is told which battalion carries them', () => {
  const s = 'trucks 84Inf-1-334\nat 2808 84Inf-1-334\nat 2907 84Inf-2-334\n'
  expect(refusals(onItsWay('84Inf-2-334', s), 'load')).toEqual([
    '1/334 (84th) carries the trucks.',
    'C’est 1/334 (84e) qui porte les camions.',
  ])
})

test('infantry hears no word of strategic movement', () => {
  const s = 'spent 2\nat 2808 84Inf-1-334\nat 2809 Lehr-901\n'
  expect(refusals(onItsWay('84Inf-1-334', s), 'attack heavy')).toEqual([
    'The attack costs 3 MP, and 1/334 (84th) has 1 left.',
    'L’attaque coûte 3\u00A0PM, et 1/334 (84e) n’en a plus que 1.',
  ])
})

test('a hex that is too dear is told as one that is entered', () => {
  const s = 'spent 3\nat 2408 84Inf-1-334\n'
  expect(refusals(onItsWay('84Inf-1-334', s), 'to 2407')[1]).toMatch(
    /^Entrer en 2407 coûte 3\u00A0PM/,
  )
})

test('the bonus of strategic movement does not lead to the enemy', () => {
  const s = 'spent 7\nstrategic yes\nat 2508 2Arm-a1\nat 2506 Lehr-901\n'
  expect(refusals(onItsWay('2Arm-a1', s), 'to 2507')[1]).toContain(
    'le bonus de mouvement stratégique ne peut pas mener au contact de l’ennemi',
  )
})

test('a unit that cannot attack, or cannot move on, is not asked to', () => {
  const seen = new Set<string>()
  const [english, french] = voicesOf(celles)
  playBoldly(
    { scenario: 'historical', options: {} },
    14,
    (state) => {
      if (celles.acting(state) === 0 || state.step !== STEP.act) return
      const names = [...choicesOf(celles, state, celles.toAct(state))].map(
        (choice) => verbs[verbOf(choice)]!.name,
      )
      const asked = celles.decision(state, celles.toAct(state))
      const canAttack = names.includes('attack')
      const canMove = names.includes('to')
      expect(/attack/i.test(english!.prompt(asked))).toBe(canAttack)
      expect(/Move on/.test(english!.prompt(asked))).toBe(canMove)
      expect(/attaquez/i.test(french!.prompt(asked))).toBe(canAttack)
      expect(/Déplacez/.test(french!.prompt(asked))).toBe(canMove)
      seen.add(`${canAttack} ${canMove}`)
    },
    () => {},
  )
  expect(seen.size).toBeGreaterThan(1)
})
