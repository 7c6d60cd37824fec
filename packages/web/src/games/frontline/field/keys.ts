import { sectionAfter } from '@estafette/frontline/plans'
import {
  AIMED,
  GRENADE,
  handOf,
  HOLD,
  membersOf,
  NONE,
  RAPID,
  RIFLE,
} from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import { chosenSection, positionOf } from '../plan/draft.ts'
import { leavePlan } from '../ahead/drawing.ts'
import { escapeLook, lookAtFocus } from './look.ts'
import { ordersOpen } from '../orders/orders-sheet.tsx'
import { press } from '../plan/plan.ts'
import { DANGER_LETTER } from '../plan/threats.ts'
import { groupsOf, type Scene } from './scene.ts'

const actions = { f: 'attack', m: 'move', p: 'prepare', c: 'conceal' } as const
const modes: Readonly<Record<string, readonly number[]>> = {
  a: [AIMED],
  r: [RAPID],
  g: [GRENADE, RIFLE],
  h: [HOLD],
}
const DIGITS = 'Digit'

/** The man whose number was pressed last, of the section that is being planned. */
interface Picked {
  readonly head: number
  readonly man: number
}
const picking: StateKey<{ now: Picked | null }> = { begin: () => ({ now: null }) }

/** What a key means on the field, beside those of every field; whether it meant anything. */
export function frontKey(model: FrontDesk, scene: Scene, event: KeyboardEvent): boolean {
  const { key, code, shiftKey } = event
  if (key === 'Escape') return escapeLook(scene) || leavePlan(model)
  if (key === 'i') return lookAtFocus(scene)
  if (key.toLowerCase() === DANGER_LETTER) return switchDanger(scene)
  const number = code.startsWith(DIGITS) ? Number(code.slice(DIGITS.length)) : 0
  if (number > 0) return shiftKey ? playCard(scene, number) : pickMan(model, scene, number)
  const letter = key.toLowerCase()
  return setMode(model, scene, letter) || act(model, letter)
}

/** Lays the danger over the field, or takes it away. */
function switchDanger({ danger }: Scene): boolean {
  danger.value = !danger.value
  return true
}

/** Goes round the own sections that can act. */
export function nextSection(model: FrontDesk, step: number): boolean {
  const chosen = chosenSection(model)
  const next = sectionAfter(positionOf(model), model.seat.value, chosen, step)
  if (next === NONE) return false
  if (next !== chosen) press(model, { kind: 'section', head: next })
  return true
}

/** Goes round the sections that can be aimed at, or the cards one can go to. */
export function nextTarget(scene: Scene, step: number): boolean {
  const { s, below, groups, places, arrow, aim } = scene
  const targets = groupsOf(s, 1 - below)
    .map(({ head }) => head)
    .filter((head) => {
      const mark = groups.get(head)
      return mark?.isTarget || mark?.isAimed
    })
  const aimed = targets.find((head) => groups.get(head)?.isAimed)
  if (targets.length > 0) {
    return goRound(targets, aimed, step, (unit) => aim({ kind: 'group', unit }))
  }
  const grounds = [...places].flatMap(([place, { isTarget }]) => (isTarget ? [place] : []))
  const there =
    arrow?.kind === 'move' ? arrow.to - 1 : grounds.find((place) => places.get(place)?.isAimed)
  return goRound(grounds, there, step, (place) => aim({ kind: 'place', place }))
}

function goRound(
  all: readonly number[],
  now: number | undefined,
  step: number,
  take: (one: number) => void,
): boolean {
  if (all.length === 0) return false
  const at = now === undefined ? -1 : all.indexOf(now)
  const from = at < 0 && step < 0 ? 0 : at
  const next = all[(from + step + all.length) % all.length]!
  if (next !== now) take(next)
  return true
}

/** A number names a man of the section that fires: the next key says how. */
function pickMan(model: FrontDesk, { s, groups, units }: Scene, number: number): boolean {
  const chosen = [...groups].find(([, mark]) => mark.isChosen)?.[0]
  if (chosen === undefined) return false
  const man = [chosen, ...membersOf(s, chosen).filter((x) => x !== chosen)][number - 1]
  if (man === undefined || !units.get(man)?.modes) return false
  model.page.of(picking).now = { head: chosen, man }
  return true
}

function setMode(model: FrontDesk, { groups, units, press }: Scene, letter: string): boolean {
  const picked = model.page.of(picking)
  const { now } = picked
  const wanted = modes[letter]
  if (!now || !wanted || !groups.get(now.head)?.isChosen) return false
  const mode = wanted.find((one) => units.get(now.man)?.modes?.includes(one))
  if (mode === undefined) return false
  picked.now = null
  press({ kind: 'unit', unit: now.man, mode })
  return true
}

/** A use of a card in hand: the printed one, the plain one where that is closed or chosen. */
function playCard({ s, viewer, hand, press }: Scene, number: number): boolean {
  const card = handOf(s, viewer)[number - 1]
  const mark = card === undefined ? undefined : hand.get(card)
  if (card === undefined || !mark) return false
  press({ kind: 'use', card, use: mark.uses.printed.state === 'can' ? 'printed' : 'plain' })
  return true
}

function act(model: FrontDesk, letter: string): boolean {
  if (model.seat.value < 0) return false
  const areOpen = model.page.of(ordersOpen)
  if (letter === 'o') areOpen.value = !areOpen.value
  else if (letter === 't') press(model, { kind: 'shift' })
  else if (letter === 'x') press(model, { kind: 'extra' })
  else if (letter === 'f' || letter === 'm' || letter === 'p' || letter === 'c') {
    press(model, { kind: 'action', verb: actions[letter] })
  } else return false
  return true
}
