import { makeChoice, revealed, type Choice } from '@estafette/kernel'
import { coveredSection, victimNow } from '../damage.ts'
import { ACTION_TYPES, DIG_IN, HIT_THE_DIRT } from '../data/codes.ts'
import { FORCES } from '../data/forces.ts'
import { flankBonus } from '../firepower.ts'
import { membersOf } from '../sections.ts'
import { isPinned, moraleOf } from '../soldiers.ts'
import { NONE, type FrontlineState, type Soldier } from '../state.ts'
import { STEP } from '../steps.ts'
import {
  allWith,
  byLowVp,
  byVp,
  choose,
  decline,
  firstOf,
  look,
  may,
  naming,
  spareMorale,
  spendCard,
} from './choosing.ts'
import {
  attackCard,
  fire,
  moveCard,
  moveWith,
  react,
  RICH,
  shift,
  sniperPay,
  way,
} from './declaring.ts'
import { bestTarget } from './fire.ts'
import { firstLeader, leaderForRecruit, nextCounter, nextRecruit, straggler } from './forming.ts'
import { nextOrder } from './orders.ts'
import { mostBy } from './ties.ts'

const POOR = 3 // with fewer cards it drinks. FRL-SOLO-15
const SLIGHT = 3 // firepower that is let through. FRL-SOLO-11
const SERIOUS = 12 // firepower that is worth a Fall Back. FRL-SOLO-11
const MARKERS = 2 // that Rally must remove. FRL-SOLO-5

/** What the Automat does now: a function of its hand, its counters and what everybody sees. */
export function automatChoice(s: FrontlineState): Choice {
  revealed(s.hands[s.decider * ACTION_TYPES]!) // who does not know its hand cannot tell
  return (lists[s.step] ?? decline)(s)
}

/** Rally is played if it removes two markers at least. FRL-SOLO-5 */
function rally(s: FrontlineState): Choice {
  const own = Array.from({ length: FORCES }, (_, x) => x).filter((x) => s.owner[x] === s.decider)
  const kinds = [
    (x: Soldier) => isPinned(s, x),
    (x: Soldier) => s.moraleHits[x]! > 0,
    (x: Soldier) => s.wounds[x]! > 0,
  ].filter((hasMarker) => own.some(hasMarker))
  return firstOf(s, look(s), ['rally', kinds.length >= MARKERS ? 0 : NONE])
}

/** One marker after the other, of the highest VP. */
function rallyMarkers(s: FrontlineState): Choice {
  for (const verb of ['unpin', 'cheer', 'heal'] as const) {
    const found = allWith(s, verb)
    if (found.length > 0) return choose(verb, mostBy(found, byVp))
  }
  return decline(s)
}

/** Promotions, where two survivors or more stand together: the highest Morale. FRL-SOLO-5, -15 */
function promote(s: FrontlineState): Choice {
  const survivors = Array.from({ length: FORCES }, (_, x) => x).filter((x) => s.rights[x]! > 0)
  const together = allWith(s, 'promote').filter((x) =>
    survivors.some(
      (y) => y !== x && s.place[y] === s.place[x] && (s.rights[y]! & s.rights[x]!) !== 0,
    ),
  )
  return together.length === 0
    ? decline(s)
    : choose(
        'promote',
        mostBy(together, (x) => moraleOf(s, x)),
      )
}

/** Wounds before Morale hits, the highest VP first. FRL-SOLO-5 */
function treat(s: FrontlineState): Choice {
  const wounded = allWith(s, 'heal')
  if (wounded.length > 0) return choose('heal', mostBy(wounded, byVp))
  return choose('cheer', mostBy(allWith(s, 'cheer'), byVp))
}

function act(s: FrontlineState): Choice {
  const seat = s.decider
  const canteen = s.handSize[seat]! < POOR ? (allWith(s, 'canteen')[0] ?? NONE) : NONE
  if (canteen !== NONE) return choose('canteen', canteen)
  const [verb, section] = look(s)
  if (section !== NONE) return choose(verb, section)
  const [order, head] = nextOrder(s, seat)
  return order === NONE ? choose('end-turn') : makeChoice(order, head)
}

function trees(s: FrontlineState): Choice {
  if (may(s, 'ignore')) return choose('ignore')
  if (s.handSize[s.decider]! >= RICH) return spendCard(s, 'pay')
  return naming('hit', (x) => spareMorale(s, x))(s)
}

/** Soldiers who can take a Morale hit for Dig-In without a Wound; of a sniper, his target alone. */
function diggers(s: FrontlineState): Soldier[] {
  const victim = victimNow(s)
  const able = victim === NONE ? membersOf(s, coveredSection(s)) : [victim]
  return able.filter((x) => spareMorale(s, x) > 0)
}

/** Shovel, Hit The Dirt, Dig-In without Wounds, and Fall Back from serious fire. FRL-SOLO-11 */
function cover(s: FrontlineState): Choice {
  const seen = look(s)
  if (s.fp <= SLIGHT) return firstOf(s, seen)
  return firstOf(
    s,
    seen,
    ['shovel', allWith(s, 'shovel')[0] ?? NONE],
    ['cover', HIT_THE_DIRT],
    ['cover', diggers(s).length > 0 ? DIG_IN : NONE],
    ['fall-back', s.fp >= SERIOUS ? coveredSection(s) : NONE],
  )
}

function digIn(s: FrontlineState): Choice {
  const able = diggers(s).filter((x) => may(s, 'hit', x))
  if (able.length === 0 || (s.digging > 0 && s.fp <= SLIGHT)) return firstOf(s, ['done'])
  return choose(
    'hit',
    mostBy(able, (x) => spareMorale(s, x)),
  )
}

/** Against the lowest VP, the leader last. FRL-SOLO-12 */
function recipient(s: FrontlineState): Choice {
  const eligible = allWith(s, 'against')
  const others = eligible.filter((x) => s.head[x] !== x)
  return choose('against', mostBy(others.length > 0 ? others : eligible, byLowVp))
}

/** Prepare reloads, then draws. FRL-SOLO-15 */
function prepare(s: FrontlineState): Choice {
  for (const verb of ['reload', 'serve', 'draw'] as const) {
    const found = allWith(s, verb)
    if (found.length > 0) return choose(verb, mostBy(found, byVp))
  }
  return decline(s)
}

/** By step: where nothing stands the Automat passes. */
const lists: Readonly<Record<number, (s: FrontlineState) => Choice>> = {
  [STEP.replace]: (s) => firstOf(s, ['replace', mostBy(allWith(s, 'replace'), byVp)]),
  [STEP.form]: (s) => firstOf(s, ['join', nextRecruit(s)]),
  [STEP['form-under']]: (s) => choose('under', leaderForRecruit(s)),
  [STEP.outfit]: (s) =>
    choose(
      'outfit',
      nextCounter(s, (kind) => may(s, 'outfit', kind)),
    ),
  [STEP.rally]: rally,
  [STEP['rally-markers']]: rallyMarkers,
  [STEP.promote]: promote,
  [STEP['promote-pay']]: (s) => spendCard(s, 'pay'),
  [STEP.organise]: (s) => firstOf(s, ['join', straggler(s)]),
  [STEP['organise-under']]: (s) => choose('under', firstLeader(s)),
  [STEP.medical]: (s) => firstOf(s, ['treat', allWith(s, 'treat')[0] ?? NONE]),
  [STEP['medical-for']]: treat,
  [STEP.action]: act,
  [STEP.target]: (s) => choose('at', bestTarget(s, s.actor)),
  [STEP.shift]: shift,
  [STEP['attack-card']]: attackCard,
  [STEP.fire]: fire,
  [STEP['sniper-pay']]: sniperPay,
  [STEP['sniper-name']]: naming('name', byVp),
  [STEP['target-choice']]: naming('name', byLowVp),
  [STEP.react]: react,
  [STEP['move-card']]: moveCard,
  [STEP.way]: way,
  [STEP['move-with']]: moveWith,
  [STEP.trees]: trees,
  [STEP['flank-discard']]: naming('drop', (head, s) => -flankBonus(s, head) / s.flanks[head]!),
  [STEP.cover]: cover,
  [STEP['dig-in']]: digIn,
  [STEP.recipient]: recipient,
  [STEP.prepare]: prepare,
  [STEP.succeed]: naming('succeed', byVp),
  [STEP.stay]: naming('stay', byVp),
  [STEP['take-discard']]: (s) => spendCard(s, 'discard'),
  [STEP['discard-down']]: (s) => spendCard(s, 'discard'),
}
