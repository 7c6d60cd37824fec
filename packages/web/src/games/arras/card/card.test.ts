import { arras } from '@estafette/arras'
import {
  ASSAULT_ROLL,
  BOMBARDMENT_ROLL,
  BY_AIR,
  callsOf,
  NO_CALL,
  STEP,
  stepNames,
  type ArrasState,
} from '@estafette/arras/screen'
import { ask, makePlayer } from '@estafette/bots'
import { chancesOf, fastDice, languages, tryChoice, verbOf, type Choice } from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import { afterEach, describe, expect, test } from 'vitest'
import { sitAt, type Sitting } from '../../../../test/sitting.ts'
import type { Card } from '../../../screen/card.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { lookedAt } from './assault-card.ts'
import { tonesOf } from '../panels/now.tsx'
import { placeName, sideName, unitName } from './card-tools.ts'
import { chanceOf, choiceOfCall, fightOf, spellPlan } from '../told/fights.ts'
import { arrasScreen } from '../screen.tsx'
import { isLong } from '../../../../../../scripts/lanes.ts'

afterEach(() => {
  settings.value = defaults
})

/** Positions of whole games, played by a player or at random. */
function visit(
  player: string,
  seed: number,
  scenario: string,
  look: (s: ArrasState) => void,
): void {
  const made = arras.create({ scenario, options: scenario === 'free' ? { bid: 'on' } : {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const dice = fastDice(seed)
  arras.start(s, dice)
  const mind = makePlayer(player, brainOf)!
  while (arras.acting(s) !== 0) {
    look(arras.clone(s))
    const seat = arras.toAct(s)
    arras.play(s, seat, ask(mind, arras as never, s, seat, dice), dice)
  }
}

const visited: ArrasState[] = []

/** The positions of a few games: at random in both set-ups, and as the greedy player plays. */
function everywhere(look: (s: ArrasState, index: number) => void): void {
  if (visited.length === 0) {
    const keep = (s: ArrasState): void => void visited.push(s)
    for (const seed of [1, 3]) visit('random', seed, 'historical', keep)
    visit('random', 2, 'free', keep)
    visit('greedy', 1, 'historical', keep)
  }
  const every = isLong ? 1 : 3
  visited.filter((_, index) => index % every === 0).forEach(look)
}

function sit(s: ArrasState): Sitting<ArrasState>['model'] {
  return sitAt(arrasScreen as never, s, arras.toAct(s)).model
}

const names = new Map<string, readonly string[]>()

/** What is left of a label without the names of places and units. */
function namesGone(text: string, lang: string): string {
  const known =
    names.get(lang) ??
    [...arrasScreen.map.places.keys()]
      .map(placeName)
      .concat(arras.kinds['unit']!.codes.map((_, unit) => unitName(unit)))
  names.set(lang, known)
  return known.reduce((left, name) => left.replace(name, ''), text)
}

function isSaid(card: Card, choice: Choice): boolean {
  const tiles = card.groups.flatMap((group) => group.tiles)
  const acts = [card.primary, card.decline, ...tiles]
  return (
    acts.some(({ offer }) => offer?.choice === choice) ||
    (card.number?.offers.some((offer) => offer.choice === choice) ?? false)
  )
}

describe('the decision card of Arras', () => {
  test('has every legal choice as a tile or an act, or leaves it to the plans of the map', () => {
    const steps = new Set<string>()
    const untold = new Set<string>()
    let positions = 0
    everywhere((s, index) => {
      // Impulses look alike and take the longest.
      if (arrasScreen.plans.canPlan(s) && index % 6 > 0) return
      const language = index % 2 === 0 ? 'en' : 'fr'
      settings.value = { ...defaults, language }
      const model = sit(s)
      const card = cardOf(model)
      steps.add(stepNames[s.step]!)
      positions++
      expect(card.title.length).toBeLessThanOrEqual(60)
      expect(card.title).not.toBe('')
      expect(namesGone(card.primary.label, language).length).toBeLessThanOrEqual(22)
      const missing = card.groups.find(({ key }) => key === 'missing')
      expect(missing?.tiles.map(({ name }) => `${stepNames[s.step]} ${name}`)).toBeUndefined()
      const isPlanning = arrasScreen.plans.canPlan(s)
      for (const { choice, verb } of model.offers.value.all) {
        if (isPlanning && arrasScreen.plans.verbs.has(verb)) continue
        if (!isSaid(card, choice)) untold.add(`${stepNames[s.step]} ${verb}`)
      }
    })
    expect([...untold]).toEqual([])
    expect(positions).toBeGreaterThan(isLong ? 1000 : 500)
    expect(steps.size).toBeGreaterThan(20)
  })
})

/** What is answered when the rules ask: calls of both sides, the forward unit that holds best. */
interface Replies {
  readonly attackCall: number
  readonly defenceCall: number
}

/** The chance of a Success after some choices, by the rules played on with these replies. */
function ruled(from: ArrasState, choices: readonly Choice[], replies: Replies): number {
  const s = arras.clone(from)
  for (const choice of choices) {
    const seat = arras.toAct(s)
    const before = arras.clone(s)
    if (tryChoice(arras, s, seat, choice) === 'done') continue
    const found = chancesOf(arras, before, seat, choice, (event) =>
      event.type === 'assault-roll' || event.type === 'bombardment-roll'
        ? String(Number(event['attackTotal']) > Number(event['defenceTotal']))
        : null,
    )
    return found.get('true') ?? 0
  }
  const after = (choice: Choice): number => ruled(s, [choice], replies)
  if (s.step === STEP.forward) {
    const out = new Int32Array(s.legal.length)
    const count = arras.choices(s, arras.toAct(s), out)
    return Math.min(...Array.from(out.subarray(0, count), after))
  }
  const { attackCall, defenceCall } = replies
  return after(choiceOfCall(s.decider === s.initiative ? attackCall : defenceCall))
}

const quiet: Replies = { attackCall: NO_CALL, defenceCall: NO_CALL }
const DECISIONS = [STEP.point, STEP.forward, STEP.support, STEP['counter-support']]

test('ARR-8.1.1a every chance on the card of an assault is that of the rules', () => {
  const compared = new Map(DECISIONS.map((step) => [step, 0]))
  everywhere((s) => {
    const done = compared.get(s.step)
    if (done === undefined || done >= 8) return
    compared.set(s.step, done + 1)
    const model = sit(s)
    const isAttacker = s.decider === s.initiative
    const wish = (success: number): number => (isAttacker ? success : 1 - success)
    for (const tile of cardOf(model).groups.flatMap(({ tiles }) => tiles)) {
      if (!tile.offer || tile.chance === undefined) continue
      expect(tile.chance).toBeCloseTo(wish(ruled(s, [tile.offer.choice], quiet)), 10)
      model.intention.value = { kind: 'offer', offer: tile.offer }
      expect(cardOf(model).chance!.value).toBeCloseTo(tile.chance, 10)
      if (s.step !== STEP.support && s.step !== STEP['counter-support']) continue
      const { fight, side } = lookedAt(model)!
      const other = 1 - side
      const calls = callsOf(other === s.initiative ? fight.attackSupport : fight.defenceSupport)
      const answers = calls.map((call) =>
        ruled(s, [tile.offer!.choice], {
          ...quiet,
          ...(other === s.initiative ? { attackCall: call } : { defenceCall: call }),
        }),
      )
      const best = other === s.initiative ? Math.max(...answers) : Math.min(...answers)
      const answer = fight.answer(other)
      if (answers.length === 0) expect(answer).toBe(null)
      else expect(answer!.odds.success).toBeCloseTo(best, 10)
    }
  })
  for (const count of compared.values()) expect(count).toBe(8)
})

test('ARR-6.4.1a what an assault can come to has the colour of good news for whoever hopes for it', () => {
  const seen = { attacker: 0, defender: 0 }
  everywhere((s) => {
    if (!DECISIONS.includes(s.step) || seen.attacker + seen.defender > 40) return
    const model = sit(s)
    const looked = lookedAt(model)
    if (!looked) return
    const { cleared, fails } = tonesOf(looked)
    const { success } = looked.fight.outlook
    const hoped = cardOf(model).chance!.value // of success to the attacker, of holding to the defender
    if (Math.abs(success - (1 - success)) < 0.01) return
    const isAttacker = Math.abs(hoped - success) < 1e-9
    seen[isAttacker ? 'attacker' : 'defender']++
    expect([cleared, fails]).toEqual(isAttacker ? ['good', 'bad'] : ['bad', 'good'])
  })
  expect(Math.min(seen.attacker, seen.defender)).toBeGreaterThan(4)
})

test('ARR-6.1a every chance of a planned assault, on the pill and the card, is that of the rules', () => {
  let plans = 0
  let airborne = 0
  everywhere((s, index) => {
    if (index % 9 > 0 || plans > 60 || !arrasScreen.plans.canPlan(s)) return
    const model = sit(s)
    for (const place of model.able.value) {
      model.selectUnits(arrasScreen.plans.usable(s, place))
      for (const plan of model.plans.value.filter(({ kind }) => kind === 'attack')) {
        model.adjust(plan)
        const card = cardOf(model)
        const { choices } = spellPlan(s, plan)
        const found = ruled(s, choices, quiet)
        expect(chanceOf(s, plan)).toBeCloseTo(found, 10)
        expect(card.chance!.value).toBeCloseTo(found, 10)
        plans++
        const fight = fightOf(s, plan)!
        if (fight.attackSupport.air === 0) continue
        airborne++
        const lead = fight.leaders.at(-1)!
        const bold = { ...plan, lead, support: BY_AIR }
        const after = ruled(s, spellPlan(s, bold).choices, { ...quiet, attackCall: BY_AIR })
        model.adjust(bold)
        expect(cardOf(model).chance!.value).toBeCloseTo(after, 10)
        for (const group of cardOf(model).groups) {
          const chosen = group.tiles.find(({ isChosen }) => isChosen)
          expect(chosen!.chance).toBeCloseTo(after, 10)
        }
      }
    }
  })
  expect(plans).toBeGreaterThan(20)
  expect(airborne).toBeGreaterThan(5)
})

test('ARR-7.1.2b ARR-9.1a chances of guns and of rolling again are those of the rules', () => {
  let aims = 0
  let rerolls = 0
  everywhere((s) => {
    if (s.step === STEP['second-gun'] && aims < 6) {
      const fire = sit(s).offers.value.all.find(({ verb }) => verb === 'fire')!
      expect(cardOf(sit(s)).chance!.value).toBeCloseTo(ruled(s, [fire.choice], quiet), 10)
      aims++
    }
    if (s.step !== STEP.reroll || rerolls > 40) return
    const card = cardOf(sit(s))
    const [again, stand] = card.groups[0]!.tiles
    expect([0, 1]).toContain(stand!.chance)
    if (s.assault === 0) return
    const success = ruled(s, [again!.offer!.choice], quiet)
    expect(again!.chance).toBeCloseTo(s.decider === s.initiative ? success : 1 - success, 10)
    rerolls++
  })
  expect(rerolls).toBeGreaterThan(5)
  expect(aims).toBeGreaterThan(0)
})

test('ARR-9.1a whoever may roll again reads whose success or failure it is', () => {
  let seen = 0
  everywhere((s) => {
    if (s.step !== STEP.reroll || !(s.window === ASSAULT_ROLL || s.window === BOMBARDMENT_ROLL))
      return
    seen++
    const args = arras.decision(s, arras.toAct(s)).args as Readonly<Record<string, number>>
    const { attackTotal = 0, defenceTotal = 0 } = args
    for (const language of languages) {
      settings.value = { ...defaults, language }
      const { note = '' } = cardOf(sit(s))
      expect(note).toContain(sideName(s.initiative))
      expect(note).toMatch(attackTotal > defenceTotal ? /succeed|réussissent/ : /fail|échouent/)
    }
    settings.value = defaults
  })
  expect(seen).toBeGreaterThan(10)
})

test('ready-made losses are lawful and make up the sum', () => {
  let rows = 0
  everywhere((s) => {
    if (s.step !== STEP.casualties) return
    const model = sit(s)
    for (const tile of cardOf(model).groups.find(({ key }) => key === 'ready')?.tiles ?? []) {
      tile.press!()
      const now = model.intention.value
      if (now?.kind !== 'row') throw new Error('no row')
      const after = arras.clone(s)
      for (const [index, choice] of now.choices.entries()) {
        expect(arras.verdict(after, arras.toAct(after), choice)).toBe(0)
        expect([verbOf(choice), after.step]).toEqual([verbOf(choice), STEP.casualties])
        const isLast = index === now.choices.length - 1
        if (tryChoice(arras, after, arras.toAct(after), choice) === 'rolls')
          expect(isLast).toBe(true)
      }
      expect(after.step === STEP.casualties && after.taken < after.casualties).toBe(false)
      rows++
    }
  })
  expect(rows).toBeGreaterThan(isLong ? 10 : 5)
})
