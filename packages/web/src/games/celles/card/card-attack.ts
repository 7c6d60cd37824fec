import {
  attackChance,
  isMotorized,
  payableAttacks,
  previewAttack,
  previewCurrent,
  standardBoard,
  type CellesState,
  type CombatPreview,
} from '@estafette/celles/screen'
import type { Plan } from '@estafette/kernel'
import { marchOf } from '../../../map-view/feed.ts'
import type { CardChance, Tile, TileGroup } from '../../../screen/card.ts'
import type { CellesDesk } from '../desk.ts'
import { offersBy, option, slots, unitName, type OwnCard } from '../../../panels/question.ts'
import { hexName, positionOf } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { chanceOf, previewOf } from './chances.ts'
import { cellesWords, points, signed } from '../words.ts'

const { attackCost, attackModifier, crtColumns } = standardBoard

const TYPES = [0, 1, 2] as const

/** The attack that is planned: how hard, who helps, and the chance of each. CEL-11.0.1, CEL-11.0.3 */
export function attackCard(model: CellesDesk, plan: Plan): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const preview = previewOf(s, plan)
  if (!preview) return {}
  const chance = chanceOf(s, plan)
  return {
    title: words.attacks(unitName(model, plan.units[0]!), hexName(plan.place)),
    note: [oddsNote(s, preview), marchNote(plan)].filter(Boolean).join('. '),
    ...headChance(chance, words.chanceLabel),
    groups: [mannerGroup(model, plan), ...helperGroups(model, plan, preview)],
  }
}

/** A chance as the head of a card, where it can be told. */
export function headChance(value: number | null, label: string): { readonly chance?: CardChance } {
  return value === null ? {} : { chance: { value, label } }
}

/** Totals, column and modifier in a line. CEL-11.0.8 */
export function oddsNote(s: CellesState, preview: CombatPreview): string {
  const words = cardWords()
  const modifier = preview.modifier(s.chitAttacker !== 0, s.chitDefender !== 0)
  const odds = words.oddsNote(
    preview.attackTotal,
    preview.defenceTotal,
    cellesWords().column(crtColumns[preview.column]!),
    signed(modifier),
  )
  return preview.crowded.length > 0 ? `${odds}; ${words.unknown}` : odds
}

/** The way to the hex that an attack is made from, and what both cost together. CEL-8.0.10 */
function marchNote(plan: Plan): string {
  const march = marchOf(plan)
  if (!march) return ''
  const { cost, left } = plan
  return cardWords().marchNote(
    hexName(march.place),
    points(march.cost),
    points(cost),
    points(cost + left),
  )
}

/** Light, medium and heavy, each with its price and its chance. */
function mannerGroup(model: CellesDesk, plan: Plan): TileGroup {
  const s = positionOf(model)
  const words = cardWords()
  const payable = payableAttacks(s, plan)
  const kind = isMotorized(s, plan.units[0]!) ? 1 : 0
  const priceOf = (type: number): number => attackCost[type]![kind]!
  const now = plan.manner ?? 1
  const budget = plan.left + priceOf(now)
  const tiles = TYPES.map((type): Tile => {
    const more = priceOf(type) - priceOf(now)
    const other = { ...plan, manner: type, cost: plan.cost + more, left: plan.left - more }
    const chance = chanceOf(s, other)
    const price = cellesWords().mp(points(priceOf(type)))
    return {
      key: `attack${type}`,
      name: cellesWords().attack.title[type]!,
      text: `${price}, ${words.dieShift(signed(attackModifier[type]!))}`,
      part: `attack-${type}`,
      isChosen: now === type,
      ...(chance !== null && payable.includes(type) && { chance }),
      ...(!payable.includes(type) && {
        closed: words.cannotPay(points(priceOf(type)), points(budget)),
      }),
      press: () => model.adjust(other),
    }
  })
  return { key: 'manner', title: words.groups.manner, rule: 'CEL-11.0.1', tiles }
}

/** Units next to a defender: each joins or leaves by a press. */
function helperGroups(model: CellesDesk, plan: Plan, preview: CombatPreview): readonly TileGroup[] {
  const s = positionOf(model)
  const words = cardWords()
  const helpers = plan.helpers ?? []
  const units = [...new Set([...preview.supporters, ...helpers])].sort((a, b) => a - b)
  if (units.length === 0) return []
  const tiles = units.map((unit): Tile => {
    const isIn = helpers.includes(unit)
    const others = isIn ? helpers.filter((other) => other !== unit) : [...helpers, unit]
    const toggled = { ...plan, helpers: others }
    const withIt = isIn ? plan : toggled
    const chance = chanceOf(s, withIt)
    return {
      key: `helper${unit}`,
      name: unitName(model, unit),
      text: helperText(s, isIn ? toggled : plan, withIt),
      unit,
      part: 'helper',
      isChosen: isIn,
      ...(chance !== null && { chance }),
      press: () => model.adjust(toggled),
    }
  })
  return [{ key: 'helpers', title: words.groups.support, rule: 'CEL-11.0.3', tiles }]
}

/** The column with a helper, and what their being there changes on the die. */
function helperText(s: CellesState, without: Plan, withIt: Plan): string {
  const before = previewOf(s, without)
  const after = previewOf(s, withIt)
  if (!before || !after) return ''
  const change = after.modifier(false, false) - before.modifier(false, false)
  const column = cellesWords().column(crtColumns[after.column]!)
  return change === 0 ? column : `${column}, ${signed(change)}`
}

/** The attack under way, until the die is rolled: helpers can still join. CEL-11.0.3 */
export function supportCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const preview = previewCurrent(s)
  const fight = offersBy(model, 'fight')[0]
  const joined = preview?.attackers.flatMap(({ unit }) => (unit === undefined ? [] : [unit])) ?? []
  const tiles = offersBy(model, 'support').map((offer): Tile => {
    const then = previewAttack(s, s.active, s.origin, s.attack, [...joined, offer.target])
    const chance = then && attackChance(then)
    return {
      key: String(offer.choice),
      name: unitName(model, offer.target),
      ...(then && { text: cellesWords().column(crtColumns[then.column]!) }),
      unit: offer.target,
      part: 'helper',
      offer,
      ...(chance !== null && { chance }),
    }
  })
  return {
    title: words.titles.support,
    ...(preview && { note: oddsNote(s, preview) }),
    ...headChance(preview && attackChance(preview), words.chanceLabel),
    groups: [{ key: 'helpers', title: words.groups.support, rule: 'CEL-11.0.3', tiles }],
    ...slots(model, { label: ({ verb }) => words.does[verb]!, proposal: fight }),
  }
}

/** Whether to play a Combat chit: the chance of both. CEL-13.1 */
export function combatChitCard(model: CellesDesk, isAttacker: boolean): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const preview = previewCurrent(s)
  if (!preview) return {}
  const chanceIf = (plays: boolean): number | null => {
    if (isAttacker) return attackChance(preview, plays)
    return 1 - preview.success(s.chitAttacker !== 0, plays)
  }
  const keep = offersBy(model, 'keep-combat')[0]
  const tiles = ['play-combat', 'keep-combat'].flatMap((verb) =>
    offersBy(model, verb).map((offer) => {
      const plays = verb === 'play-combat'
      const chance = chanceIf(plays)
      return option(model, offer, undefined, {
        name: plays ? words.playIt : words.keepIt,
        text: plays ? words.chitPlay : words.chitKeep,
        ...(chance !== null && { chance }),
      })
    }),
  )
  const label = isAttacker ? words.chitGroup : words.holdLabel
  return {
    title: isAttacker ? words.titles.chitAttacker : words.titles.chitDefender,
    note: oddsNote(s, preview),
    groups: [{ key: 'chit', title: label, rule: 'CEL-13.1', tiles }],
    ...slots(model, { label: ({ verb }) => words.does[verb]!, decline: keep }),
  }
}
