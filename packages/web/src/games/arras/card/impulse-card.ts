import { arrasPlans, NONE, STEP, type ArrasState } from '@estafette/arras/screen'
import type { Plan } from '@estafette/kernel'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { ArrasDesk } from '../desk.ts'
import { advantageGroup } from './advantage-cards.ts'
import { declining, intendedOf, offersBy, placeName, type WordedCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { chanceOf } from '../told/fights.ts'
import { gunTile } from './gun-cards.ts'
import { passText } from './pass-text.ts'
import { oncePer } from '../../../screen/once.ts'

const MOST = 5 // stacks on the card, fewer beside special actions; the map has all

/** Where units of a place could do best. */
interface Prospect {
  readonly place: number
  readonly units: readonly number[]
  readonly target: number // of the best assault, NONE without one
  readonly chance: number
  readonly moves: number
}

/** What each stack that can act could do, the best assault first; worked out once a position. */
const prospectsOf = oncePer((s: ArrasState): readonly Prospect[] => {
  const found: Prospect[] = []
  for (let place = 0; place < s.board.locationCount; place++) {
    const units = arrasPlans.usable(s, place)
    if (units.length === 0) continue
    const plans = arrasPlans.plansFor(s, units)
    let best: { target: number; chance: number } = { target: NONE, chance: -1 }
    for (const plan of plans) {
      const chance = chanceOf(s, plan)
      if (chance !== null && chance > best.chance) best = { target: plan.place, chance }
    }
    const moves = plans.filter(({ kind }) => kind === 'move').length
    found.push({ place, units, ...best, moves })
  }
  found.sort((a, b) => b.chance - a.chance || b.units.length - a.units.length)
  return found
})

/** An impulse, or an activation that goes on. */
export function impulseCard(model: ArrasDesk, s: ArrasState): WordedCard | null {
  const words = cardWords()
  const selection = model.selection.value
  const now = intendedOf(model)
  if (now) {
    const title = now.verb === 'refresh' ? words.refresh(placeName(now.target)) : words.passTitle
    if (now.verb === 'pass') return { caution: passText(s, now.choice) }
    if (now.verb === 'done') return null
    return { title: now.verb === 'prolong' ? words.prolong : title }
  }
  const special = [...bombardGroup(model, s), ...advantageGroup(model, s)]
  if (selection) {
    return {
      title: words.whereTo(placeName(selection.place)),
      note: words.units(selection.units.length),
      groups: [...targetGroups(model, s), ...special].filter(({ tiles }) => tiles.length > 0),
    }
  }
  if (s.step === STEP.action)
    return { title: words.goOn(placeName(s.active)), note: words.stackNote }
  const all = prospectsOf(s)
  const [pass] = offersBy(model, 'pass')
  const isFull = special.some(({ tiles, folded }) => tiles.length > 2 && folded === undefined)
  const isAny = special.some(({ tiles }) => tiles.length > 0)
  const most = isFull ? MOST - 2 : isAny ? MOST - 1 : MOST
  const more = all.length - most
  return {
    title: words.chooseStack,
    note: more > 0 ? words.moreStacks(more) : words.stackNote,
    groups: [
      {
        key: 'stacks',
        tiles: all.slice(0, most).map((prospect) => stackTile(model, prospect)),
      },
      ...special,
    ].filter(({ tiles }) => tiles.length > 0),
    decline: declining(model, words.pass, pass),
  }
}

/** Where the selected units can go: assaults first, the likeliest before the others. */
function targetGroups(model: ArrasDesk, s: ArrasState): TileGroup[] {
  const words = cardWords()
  const tileOf = (plan: Plan, more: Partial<Tile>): Tile => ({
    key: `${plan.kind}${plan.place}`,
    name: placeName(plan.place),
    ...more,
    press: () => model.intend(plan),
  })
  const plans = model.plans.value
  const attacks = plans
    .filter(({ kind }) => kind === 'attack')
    .map((plan) => ({ plan, chance: chanceOf(s, plan) ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ plan, chance }) => tileOf(plan, { chance }))
  const moves = plans
    .filter(({ kind }) => kind === 'move')
    .map((plan) => tileOf(plan, { text: words.step(plan.cost) }))
  return [
    { key: 'attack', title: words.assaults, tiles: attacks },
    { key: 'move', title: words.go, tiles: moves },
  ]
}

function stackTile(model: ArrasDesk, { place, units, target, chance, moves }: Prospect): Tile {
  const words = cardWords()
  return {
    key: `place${place}`,
    name: `${placeName(place)}, ${words.units(units.length)}`,
    text: target === NONE ? words.moves(moves) : words.best(placeName(target)),
    ...(target !== NONE && { chance }),
    ...(units[0] !== undefined && { unit: units[0] }),
    press: () => model.tapPlace(place),
  }
}

function bombardGroup(model: ArrasDesk, s: ArrasState): TileGroup[] {
  const words = cardWords()
  const tiles = offersBy(model, 'bombard').map((offer) => gunTile(s, offer, intendedOf(model)))
  return [
    { key: 'bombard', title: words.bombard, note: words.bombardNote, rule: 'ARR-7.0a', tiles },
  ]
}
