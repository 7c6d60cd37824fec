import { frontline } from '@estafette/frontline'
import { forceNow } from '@estafette/frontline/plans'
import { seatsIn, STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, type Choice, type GameEvent, type Viewer } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { attributes, inLanguages } from '../../../../test/sitting.ts'
import type { Scene } from '../field/scene.ts'
import { FacedForces } from './faced-forces.tsx'
import { frontReveals } from './reveals.ts'

interface Told {
  readonly s: FrontlineState
  readonly events: readonly GameEvent[]
}

/** A battle up to its sections, choice by choice, with what was told of each. */
function chosen(options: Readonly<Record<string, string>>, scenario = 'battle'): readonly Told[] {
  const made = frontline.create({ scenario, options })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const dice = fastDice(4)
  const told: Told[] = []
  const hear = (act: (tell: (event: GameEvent) => void) => void): void => {
    const events: GameEvent[] = []
    act((event) => void events.push(event))
    told.push({ s: frontline.clone(s), events })
  }
  hear((tell) => frontline.start(s, dice, tell))
  for (let i = 0; i < 400 && s.step !== STEP.form && s.step !== STEP.action; i++) {
    const seat = frontline.toAct(s)
    const count = frontline.choices(s, seat, s.legal)
    const choice = s.legal[dice.below(count)]! as Choice
    hear((tell) => frontline.play(s, seat, choice, dice, tell))
  }
  return told
}

const reveals = ({ s, events }: Told) =>
  events.flatMap((_, at) => frontReveals.read(events, at, s, () => ({ name: '' }) as never) ?? [])

/** Whose cards two boxes show to a viewer, box by box. */
function shownTo(s: FrontlineState, viewer: Viewer): readonly number[] {
  const { known } = frontline.view(s, viewer)
  const scene = { s: known, below: 0, playerName: (seat: number) => `P${seat}` }
  const node = FacedForces({ scene: scene as unknown as Scene })
  return attributes(node, 'data-man').map(Number)
}

test.each([{ size: '31' }, { size: '61', players: 'four' }])(
  'FRL-SET-5 secret forces are opened once, together, and by their VP: %o',
  (options) => {
    const told = chosen(options)
    const opened = told.flatMap((one) => reveals(one).map((reveal) => ({ ...one, reveal })))
    expect(opened).toHaveLength(1)
    const { s, reveal } = opened[0]!
    expect(reveal.envelopes.map(({ seat }) => seat)).toEqual(
      Array.from({ length: seatsIn(s) }, (_, seat) => seat),
    )
    const texts = inLanguages(() => [reveals(opened[0]!)[0]!.text])
    expect(new Set(texts).size).toBe(texts.length)
    const all = Array.from({ length: seatsIn(s) }, (_, seat) => forceNow(s, seat)).flat()
    for (const viewer of [0, 1, -1]) expect(shownTo(s, viewer).toSorted()).toEqual(all.toSorted())
  },
)

test('FRL-SET-5 before that nobody is shown a card of a secret force', () => {
  let looked = 0
  for (const { s } of chosen({ size: '31' })) {
    if (s.step !== STEP.select) continue
    for (const viewer of [0, 1, -1]) expect(shownTo(s, viewer)).toEqual([])
    looked++
  }
  expect(looked).toBeGreaterThan(20)
})

test('FRL-OPT-5 what is drafted is shown to everybody at once, and never called an envelope', () => {
  let taken = 0
  for (const told of chosen({ size: '31', draft: 'on' })) {
    expect(reveals(told)).toEqual([])
    const drafted = told.events.find(({ type }) => type === 'drafted')
    if (!drafted) continue
    for (const viewer of [0, 1, -1]) expect(shownTo(told.s, viewer)).toContain(drafted['unit'])
    taken++
  }
  expect(taken).toBeGreaterThan(3)
})

test('forces of history are no envelopes', () => {
  expect(chosen({}, 's06').flatMap(reveals)).toEqual([])
})
