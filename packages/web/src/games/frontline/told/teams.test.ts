import { frontline } from '@estafette/frontline'
import {
  hasActed,
  isOnLine,
  isSection,
  mateOf,
  STEP,
  VERB,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { fastDice, makeChoice, tryOn, type Choice } from '@estafette/kernel'
import { beforeEach, expect, test } from 'vitest'
import { attributes, inLanguages, sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { markOf } from '../../../screen/confirmation.ts'
import { nameOf } from './names.ts'
import { Picture } from '../art/picture.tsx'
import { frontScreen } from '../screen.tsx'

const screen = frontScreen() as unknown as GameScreen

beforeEach(() => {
  settings.value = { ...defaults, language: 'en' }
})

/** Positions of a team game in which an action is decided on. */
function actions(players: string, count: number): readonly FrontlineState[] {
  const made = frontline.create({ scenario: 's05', options: { players } })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const found: FrontlineState[] = []
  const dice = fastDice(1)
  frontline.start(s, dice)
  while (found.length < count && frontline.toAct(s) >= 0) {
    const seat = frontline.toAct(s)
    if (s.step === STEP.action && mateOf(s, seat) >= 0) found.push(frontline.clone(s))
    const total = frontline.choices(s, seat, s.legal)
    frontline.play(s, seat, s.legal[dice.below(total)]! as Choice, dice)
  }
  return found
}

const found = ['three-allies', 'three-axis', 'four'].flatMap((players) => actions(players, 16))

test('FRL-TEAM-4 leaving off is called what it is: the end of the turn, or the word given back', () => {
  let [ends, backs] = [0, 0]
  for (const s of found) {
    const { model } = sitAt(screen, s as never, s.decider)
    const end = model.offers.value.all.find(({ verb }) => verb === 'end-turn')
    if (!end) continue
    const trial = tryOn(frontline, s)
    trial.attempt(VERB['end-turn'])
    const goesOn = trial.state.turn === s.turn && trial.state.turnSeat !== s.decider
    model.choose(end)
    const { primary, note = '', caution = '' } = cardOf(model)
    expect(primary.label).toBe(goesOn ? 'Give the word back' : 'End the turn')
    const idle = [...s.owner.keys()].filter(
      (x) => s.owner[x] === mateOf(s, s.decider) && isSection(s, x) && !hasActed(s, x),
    )
    if (goesOn) backs++
    else ends++
    for (const x of goesOn ? [] : idle) expect(note).toContain(nameOf(x))
    if (!goesOn && idle.length > 0) expect(note).toMatch(/partner/)
    expect(caution).not.toBe('')
  }
  expect([ends > 3, backs > 3]).toEqual([true, true])
})

test('FRL-TEAM-4 the word is handed on under a heading of its own, without a die', () => {
  let offered = 0
  for (const s of found) {
    const { model } = sitAt(screen, s as never, s.decider)
    const handOn = makeChoice(VERB['hand-on'], 0)
    const titles = inLanguages(() => {
      const group = cardOf(model).groups.find(({ tiles }) =>
        tiles.some(({ offer }) => offer?.choice === handOn),
      )
      return group ? [`${group.title} ${group.rule}`] : []
    })
    settings.value = { ...defaults, language: 'en' }
    if (titles.length === 0) continue
    offered++
    expect(titles).toEqual(['Your partner FRL-TEAM-4', 'Votre partenaire FRL-TEAM-4'])
    const offer = model.offers.value.all.find(({ choice }) => choice === handOn)!
    expect(markOf(model, offer)).toBe('next')
  }
  expect(offered).toBeGreaterThan(3)
})

test('FRL-OPT-7 who sees equipment is told as the view has it: partner, everyone, or no one else', () => {
  const saysNoOne = (setup: Readonly<Record<string, string>>): boolean => {
    const made = frontline.create({ scenario: 's05', options: setup })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    frontline.start(s, fastDice(3))
    while (s.step !== STEP.outfit) {
      const total = frontline.choices(s, s.decider, s.legal)
      frontline.play(s, s.decider, s.legal[total - 1]! as Choice, fastDice(3))
    }
    const seat = s.decider
    const { caution = '' } = cardOf(sitAt(screen, s as never, seat).model)
    const partner = mateOf(s, seat)
    expect(/partner/i.test(caution)).toBe(partner >= 0 && setup['open-equipment'] !== 'on')
    expect(/everyone/.test(caution)).toBe(setup['open-equipment'] === 'on')
    return caution.includes('No one else')
  }
  expect(saysNoOne({})).toBe(true)
  expect(saysNoOne({ players: 'four' })).toBe(false)
  expect(saysNoOne({ 'open-equipment': 'on' })).toBe(false)
})

test('the picture of a battle that is over shows everyone who still stands', () => {
  for (const s of found) {
    const standing = [...s.owner.keys()].filter((x) => isOnLine(s, x))
    const drawn = attributes(Picture({ state: s }), 'data-soldier').map(Number)
    expect(drawn.toSorted((a, b) => a - b)).toEqual(standing)
  }
})
