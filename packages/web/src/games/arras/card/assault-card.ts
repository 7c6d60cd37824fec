import { arras } from '@estafette/arras'
import {
  airLeft,
  at,
  attackFactor,
  BY_AIR,
  defenceFactor,
  NO_CALL,
  previewCurrent,
  STEP,
  VERB,
  type ArrasState,
  type AssaultPreview,
  type SupportOffer,
} from '@estafette/arras/screen'
import { targetOf, tryChoice, verbOf, type Plan } from '@estafette/kernel'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { ArrasDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  declining,
  forward,
  intendedOf,
  offersBy,
  placeName,
  question,
  rolls,
  shortName,
  sideName,
  waiting,
  type WordedCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { choiceOfCall, fightOf, IN_ASSAULT, spellPlan } from '../told/fights.ts'

/** An assault as somebody looks at it: the person who decides, and with what is chosen so far. */
export interface LookedAssault {
  readonly fight: AssaultPreview
  readonly side: number // of who decides
}

/** The assault that is planned or under way, with whatever is chosen or meant now. */
export function lookedAt(model: ArrasDesk): LookedAssault | null {
  const s = model.state.value
  if (model.seat.value < 0) return null
  const now = model.intention.value
  if (now?.kind === 'plan') {
    const fight = fightOf(s, now.plan)
    return fight && { fight, side: s.initiative }
  }
  const offer = intendedOf(model)
  if (!IN_ASSAULT.has(s.step)) return offer && beginsWith(s, offer)
  const fight = previewCurrent(s)
  if (!fight) return null
  return { fight: offer ? withOffer(s, fight, offer) : fight, side: s.decider }
}

/** The assault that a step of a unit on its own begins: its dice may fall at once. ARR-6.1a */
function beginsWith(s: ArrasState, { choice }: Offer): LookedAssault | null {
  if (s.step !== STEP.walk || s.assault !== 0) return null
  const after = arras.clone(s)
  tryChoice(arras, after, arras.toAct(s), choice)
  const fight = previewCurrent(after)
  return fight && { fight, side: s.initiative }
}

/** The assault after one more choice of whoever decides. */
export function withOffer(s: ArrasState, fight: AssaultPreview, offer: Offer): AssaultPreview {
  const target = targetOf(offer.choice)
  const isAttacker = s.decider === s.initiative
  const call = (what: number): AssaultPreview =>
    fight.vary(isAttacker ? { attackCall: what } : { defenceCall: what })
  switch (verbOf(offer.choice)) {
    case VERB.point:
      return fight.vary({ point: target })
    case VERB.forward:
      return fight.vary({ forward: target })
    case VERB.air:
      return call(BY_AIR)
    case VERB.artillery:
      return call(target)
    default:
      return fight
  }
}

/** The chance that a side wants: to succeed, or to hold. */
export function wanted(side: number, fight: AssaultPreview): number {
  const { success } = fight.outlook
  return side === fight.attacker ? success : 1 - success
}

/** What every card of an assault begins with. */
function headOf(step: 'plan' | 'answer' | 'roll', { fight, side }: LookedAssault): WordedCard {
  const words = cardWords()
  const { scene, target, attacker } = fight
  const index = at(1 - attacker, target)
  const fresh = scene.fresh[index]!
  const isAttacker = side === attacker
  const name = placeName(target)
  return {
    title: isAttacker ? words.assaultOn(name) : words.isAssaulted(name),
    note: words.forces(scene.groupSize, fresh, scene.present[index]! - fresh),
    steps: stepsOf(step),
    chance: { value: wanted(side, fight), label: isAttacker ? words.success : words.holds },
  }
}

/** How far the procedure has come. */
export function stepsOf(
  now: 'plan' | 'answer' | 'roll' | 'losses',
): NonNullable<WordedCard['steps']> {
  const { steps } = cardWords()
  return (['plan', 'answer', 'roll', 'losses'] as const).map((step) => ({
    name: steps[step],
    isNow: step === now,
  }))
}

/** An assault that is planned: who leads, what is called on, and the chance of each. */
export function attackPlanCard(model: ArrasDesk, plan: Plan): WordedCard | null {
  const looked = lookedAt(model)
  if (!looked) return null
  const s = model.state.value
  const { fight } = looked
  const words = cardWords()
  const adjusted =
    (more: Partial<Plan>): (() => void) =>
    () =>
      model.adjust({ ...plan, ...more })
  const spelled = spellPlan(s, plan)
  return {
    ...headOf('plan', looked),
    groups: [
      leaderGroup(s, fight, (lead) => adjusted({ lead })),
      {
        ...supportTitle(),
        tiles: supportTiles(s, fight, plan.support ?? NO_CALL, (support) => ({
          chance: wanted(fight.attacker, fight.vary({ attackCall: support })),
          press: adjusted({ support }),
        })),
      },
    ],
    ...(!spelled.rolls && { caution: words.answerNext(sideName(1 - fight.attacker)) }),
  }
}

function supportTitle(): Pick<TileGroup, 'key' | 'title' | 'note' | 'rule'> {
  const words = cardWords()
  return { key: 'support', title: words.support, note: words.supportNote, rule: 'ARR-8.0a' }
}

const KINDS = 3 // tiles of a row

/**
 * Who may lead. Units that are alike share a tile, and the last tile has all other kinds; pressing
 * it again takes the next of them.
 */
function leaderGroup(
  s: ArrasState,
  fight: AssaultPreview,
  press: (unit: number) => () => void,
): TileGroup {
  const words = cardWords()
  const tiles = leaderKinds(s, fight.leaders).map((units): Tile => {
    const found = units.indexOf(fight.point)
    const unit = units[Math.max(0, found)]!
    return {
      key: String(units[0]),
      name: shortName(unit),
      ...(units.length > 1 && { text: words.alike(units.length) }),
      chance: wanted(fight.attacker, fight.vary({ point: unit })),
      unit,
      isChosen: found >= 0,
      press: press(units[(found + 1) % units.length]!),
    }
  })
  return { key: 'point', title: words.point, note: words.pointNote, rule: 'ARR-6.1c', tiles }
}

/** Units that may lead, by what they are good for, the strongest first. */
function leaderKinds(s: ArrasState, leaders: readonly number[]): readonly number[][] {
  const { type, nationality, overrunCapable } = s.board
  const kinds = new Map<string, number[]>()
  for (const unit of leaders.toSorted((a, b) => attackFactor(s, b) - attackFactor(s, a))) {
    const look = [type, nationality, overrunCapable].map((table) => table[unit])
    const key = [...look, attackFactor(s, unit), defenceFactor(s, unit)].join()
    kinds.set(key, [...(kinds.get(key) ?? []), unit])
  }
  const all = [...kinds.values()]
  return all.length <= KINDS ? all : [...all.slice(0, KINDS - 1), all.slice(KINDS - 1).flat()]
}

/** None, air and every gun; what cannot be called on is closed, and says why. */
function supportTiles(
  s: ArrasState,
  fight: AssaultPreview,
  chosen: number | undefined,
  more: (call: number) => Partial<Tile>,
  side = fight.attacker,
): Tile[] {
  const words = cardWords()
  const offer = side === fight.attacker ? fight.attackSupport : fight.defenceSupport
  const tile = (call: number, name: string, text?: string): Tile => ({
    key: `call${call}`,
    name,
    ...(text !== undefined && { text }),
    isChosen: call === chosen,
    ...more(call),
  })
  return [
    tile(NO_CALL, words.none),
    offer.air > 0
      ? { ...tile(BY_AIR, words.air, words.airLeft(offer.air)), part: 'air' }
      : { key: 'air', name: words.air, closed: closedAir(s, side) },
    ...gunTiles(offer, tile),
  ]
}

function closedAir(s: ArrasState, side: number): string {
  const words = cardWords()
  return airLeft(s, side) > 0 ? words.needsBritish : words.noAirLeft
}

function gunTiles(
  { guns }: SupportOffer,
  tile: (call: number, name: string, text?: string) => Tile,
): Tile[] {
  const words = cardWords()
  if (guns.length === 0) return [{ key: 'guns', name: words.artillery, closed: words.noGuns }]
  return guns.map((gun) => tile(gun, shortName(gun), words.thenSpent))
}

/** The Point Unit is asked for on its own, when an assault was not planned on the map. */
export function pointCard(model: ArrasDesk, s: ArrasState): WordedCard | null {
  const fight = previewCurrent(s)
  const looked = lookedAt(model)
  if (!fight || !looked) return null
  const words = cardWords()
  const offers = offersBy(model, 'point')
  const proposed = offers.find(({ target }) => target === fight.point)
  return {
    ...question(model, {
      title: '',
      note: '',
      heading: `${words.point}, ${words.pointNote}`,
      offers,
      proposed,
      tile: ({ target }) => ({
        name: shortName(target),
        unit: target,
        chance: wanted(s.initiative, fight.vary({ point: target })),
      }),
      label: () => words.lead,
      icon: 'check',
    }),
    ...headOf('plan', looked),
  }
}

/** The defender names who stands in front. */
export function forwardCard(model: ArrasDesk, s: ArrasState): WordedCard | null {
  const fight = previewCurrent(s)
  const looked = lookedAt(model)
  if (!fight || !looked) return null
  const words = cardWords()
  const offers = offersBy(model, 'forward')
  const proposed = offers.find(({ target }) => target === fight.forward)
  return {
    ...question(model, {
      title: '',
      note: '',
      heading: `${words.forward}, ${words.forwardNote}`,
      offers,
      proposed,
      tile: ({ target }) => ({
        name: shortName(target),
        text: words.defence(defenceFactor(s, target)),
        unit: target,
        chance: wanted(1 - s.initiative, fight.vary({ forward: target })),
      }),
      label: () => words.stand,
      icon: 'check',
    }),
    ...headOf('answer', looked),
  }
}

/** Support is asked for: of the side without the Advantage first. ARR-8.1.1a */
export function supportCard(model: ArrasDesk, s: ArrasState): WordedCard | null {
  const fight = previewCurrent(s)
  const looked = lookedAt(model)
  if (!fight || !looked) return null
  const words = cardWords()
  const side = s.decider
  const isLast = s.step === STEP['counter-support']
  const chosen = intendedOf(model)
  const offers = offersBy(model, 'no-support', 'air', 'artillery')
  const none = offers.find(({ verb }) => verb === 'no-support')
  const byCall = (call: number): Offer | undefined =>
    offers.find(({ choice }) => choice === choiceOfCall(call))
  const call = chosen ? callOf(chosen) : undefined
  const dice = looked.fight.attackDice + looked.fight.defenceDice
  const willRoll = chosen !== null && rolls(s, chosen)
  const head = headOf(isLast ? 'roll' : 'answer', looked)
  return {
    ...head,
    note: `${head.note}. ${isLast ? words.supportSecond : words.supportFirst}`,
    groups: [
      {
        ...supportTitle(),
        tiles: supportTiles(
          s,
          fight,
          call,
          (what) => {
            const offer = byCall(what)
            return offer
              ? { offer, chance: wanted(side, withOffer(s, fight, offer)) }
              : { closed: words.noGuns }
          },
          side,
        ),
      },
    ],
    primary: chosen
      ? forward(
          model,
          willRoll ? words.rollDice(dice) : words.decide,
          chosen,
          willRoll ? 'die' : 'check',
        )
      : waiting(),
    decline: declining(model, words.noSupport, none),
  }
}

/** What a choice calls on. */
function callOf(offer: Offer): number {
  if (offer.verb === 'air') return BY_AIR
  return offer.verb === 'artillery' ? offer.target : NO_CALL
}
