import { frontline } from '@estafette/frontline'
import { answerTo } from '@estafette/frontline/plans'
import {
  ACTION_TYPES,
  FORCES,
  handOf,
  isOnLine,
  LINE,
  seatsIn,
  sideOf,
  STEP,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { fastDice, SPECTATOR, type Choice, type Game } from '@estafette/kernel'
import { expect, test } from 'vitest'
import type { Sample } from '../../../test/look.ts'
import { deciders, screenContract } from '../../../test/screen-contract.ts'
import { attributes, deskOf, inLanguages, sitAt } from '../../../test/sitting.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { anyScreen } from '../../screen/of-any-game.ts'
import { describeGround, describeSection, describeSoldier } from './card/describe.ts'
import { openHands } from './hand/hand.tsx'
import { sceneOf } from './field/feed.ts'
import { groupsOf } from './field/scene.ts'
import { TrayHead } from './field/tray.tsx'
import { promises } from '../../../test/frontline/promises.ts'
import { draftOf } from './plan/draft.ts'
import { frontScreen } from './screen.tsx'

const screen = anyScreen(frontScreen())
const game: Game = screen.game
const GAP = /\[|undefined|NaN|\{/

const setups = [
  { scenario: 'training', options: {} },
  { scenario: 's05', options: {} },
  { scenario: 's16', options: { transport: 'on' } },
  { scenario: 'battle', options: { size: '61', players: 'four' } },
] as const

const kept = new Map<number, readonly Sample[]>()

/** Positions of random games, as often from each set-up. */
function positions(least: number): readonly Sample[] {
  const known = kept.get(least)
  if (known) return known
  const found: Sample[] = []
  const share = Math.ceil(least / setups.length)
  for (const [index, setup] of setups.entries()) {
    for (let seed = 1, count = 0; count < share; seed++) {
      const made = frontline.create(setup)
      if (!made.ok) throw new Error(made.reason)
      const s = made.value
      const dice = fastDice(10 * index + seed)
      frontline.start(s, dice)
      const out = new Int32Array(s.legal.length)
      for (let at = 0; at < 900 && frontline.toAct(s) >= 0 && count < share; at++) {
        const seat = frontline.toAct(s)
        if (dice.below(9) === 0) {
          found.push(...deciders(game, s))
          count++
        }
        const choices = frontline.choices(s, seat, out)
        const choice = out[dice.below(choices > 1 ? choices - 1 : choices)]! as Choice
        frontline.play(s, seat, choice, dice)
      }
    }
  }
  kept.set(least, found)
  return found
}

screenContract(screen, {
  positions,
  danger: (model) => {
    const desk = deskOf<FrontlineState>(model)
    const draft = draftOf(desk)?.draft
    if (draft?.kind !== 'move' || desk.state.value.step !== STEP.action) return null
    const found = answerTo(desk.state.value, desk.session.viewer.value, draft)
    if (!found) return null
    const { plain, worst } = found
    // Where plain fire hardly hurts, the worst that a card makes of it is told.
    return (Math.round(plain.losses.vp) === 0 ? worst : plain).losses.vp
  },
  promises,
  fought: ({ type, ...event }) => (type === 'compared' ? [Number(event['sufferer'])] : null),
})

test('everybody on the line stands in one tray of their side, at their card', () => {
  let men = 0
  const faults: string[] = []
  for (const { state, seat } of positions(200)) {
    const s = sitAt(screen, state, seat).model.state.value as FrontlineState
    const stands = new Map<number, string[]>()
    for (const side of [0, 1]) {
      for (const { place, men } of groupsOf(s, side)) {
        for (const x of men) stands.set(x, [...(stands.get(x) ?? []), `${place} ${side}`])
      }
    }
    for (let x = 0; x < FORCES; x++) {
      const wanted = isOnLine(s, x) ? [`${s.place[x]} ${sideOf(s, x)}`] : []
      const found = stands.get(x) ?? []
      if (found.join() !== wanted.join()) faults.push(`${x}: ${found.join()}`)
      men += found.length
    }
  }
  expect(faults).toEqual([])
  expect(men).toBeGreaterThan(1000)
})

test('of the hands only the own one is on the page, every card of it', () => {
  let own = 0
  for (const { state, seat } of positions(200)) {
    const s = sitAt(screen, state, seat).model.state.value as FrontlineState
    const whole = state as FrontlineState
    for (let other = 0; other < seatsIn(s); other++) {
      const shown = handOf(s, other)
      if (other !== seat) expect(shown).toEqual([])
      else {
        own += shown.length
        expect(shown).toHaveLength(whole.handSize[seat]!)
        for (const card of shown) {
          expect(whole.hands[seat * ACTION_TYPES + card]).toBeGreaterThan(0)
        }
      }
    }
    expect(handOf(s, -1)).toEqual([])
  }
  expect(own).toBeGreaterThan(200)
})

test('all hands lie open once everybody may know them, none before that', () => {
  let open = 0
  for (const { state, seat } of positions(200)) {
    const whole = state as FrontlineState
    const { known } = frontline.view(whole, SPECTATOR)
    expect(openHands(known)).toEqual([])
    const holders = [...whole.handSize.keys()].filter((one) => whole.handSize[one]! > 0)
    expect(openHands(whole)).toEqual(holders.filter((one) => one < seatsIn(whole)))
    const own = frontline.view(whole, seat).known
    expect(openHands(own)).toEqual(holders.includes(seat) ? [seat] : [])
    open += holders.length
  }
  expect(open).toBeGreaterThan(200)
})

test('sections, soldiers and cards of the line are spoken of without a gap', () => {
  const faults = positions(80).flatMap(({ state, seat }) => {
    const { model } = sitAt(screen, state, seat)
    return inLanguages(() => {
      const scene = sceneOf(deskOf(model))
      const groups = [0, 1].flatMap((side) => groupsOf(scene.s, side))
      const said = [
        ...groups.map((group) => describeSection(scene, group)),
        ...groups.flatMap(({ men }) => men).map((x) => describeSoldier(scene, x)),
        ...Array.from({ length: LINE }, (_, at) => describeGround(scene, at + 1)),
      ]
      return said.filter((text) => text.length < 8 || GAP.test(text))
    })
  })
  expect(faults).toEqual([])
})

test('FRL-TEAM-3 a section says whose it is where several play a side, and nowhere else', () => {
  let teams = 0
  for (const { state, seat } of positions(80)) {
    const { model } = sitAt(screen, state, seat)
    const scene = sceneOf(deskOf(model))
    for (const group of [0, 1].flatMap((side) => groupsOf(scene.s, side))) {
      const owner = scene.s.owner[group.head]!
      const isTeam = seatsIn(scene.s) > 2
      expect(describeSection(scene, group).includes(scene.playerName(owner))).toBe(isTeam)
      const drawn = attributes(TrayHead({ scene, group, isNamed: true }), 'data-owner')
      expect(drawn).toEqual(isTeam ? [String(owner)] : [])
      if (isTeam) teams++
    }
  }
  expect(teams).toBeGreaterThan(5)
})

test('a choice that is about a soldier names him', () => {
  let named = 0
  for (const { state, seat } of positions(200)) {
    const { model } = sitAt(screen, state, seat)
    for (const { choice, kind, target } of model.offers.value.all) {
      if (kind !== 'soldier' && kind !== 'counter' && kind !== 'pick') continue
      const voice = voiceOf(game, 'en')
      expect(voice.choice(choice)).toContain(voice.thing(kind, target))
      named++
    }
  }
  expect(named).toBeGreaterThan(200)
})
