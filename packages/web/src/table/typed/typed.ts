import type { Plan } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import { confirmText } from '../../screen/plans.ts'
import { language } from '../../store/settings.ts'
import { plansOf } from '../press/foresight.ts'
import type { TableModel } from '../model.ts'

/** Something that what was typed may mean. */
export interface TypedEntry {
  readonly key: string
  readonly text: string
  readonly more?: string // where it is, or what it costs
  readonly press: () => void
}

/** What can be listed without typing anything. */
export const lists = ['all', 'mine', 'near', 'targets'] as const
export type List = (typeof lists)[number]

const MOST = 12 // entries that are shown
const BETWEEN = /\s*(?:->|→|>|\s(?:to|à|vers)\s)\s*/i // "A3 to B4", "A3 > B4"

/** Letters and figures alone, so that accents, capitals and signs need not be typed. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether every word that was typed begins a word of the text. */
function isMeant(typed: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => plain(text).split(' '))
  return plain(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** What the words that were typed may mean: a way from place to place, a choice, a unit, a place. */
export function typedEntries(model: TableModel, typed: string): readonly TypedEntry[] {
  if (plain(typed) === '') return []
  const [from = '', to] = typed.split(BETWEEN)
  const ways = to === undefined ? [] : waysBetween(model, from, to)
  const found = [...ways, ...choices(model, typed), ...things(model, typed)]
  return found.slice(0, MOST)
}

/** Marches and attacks from one place to another. */
function waysBetween(model: TableModel, from: string, to: string): readonly TypedEntry[] {
  const { screen, state, able } = model
  const { plans } = screen
  if (!plans || model.seat.value < 0 || !plans.canPlan(state.value, model.seat.value)) return []
  return able.value
    .filter((place) => isMeant(from, ...namesOf(model, place)))
    .flatMap((place) => {
      const units = plans.usable(state.value, place)
      const groups = plans.groups ? [units] : units.map((unit) => [unit])
      return groups.flatMap((group) =>
        plansOf(plans, state.value, group)
          .filter((plan) => isMeant(to, ...namesOf(model, plan.place)))
          .map((plan) => wayOf(model, place, group, plan)),
      )
    })
}

function wayOf(model: TableModel, from: number, units: readonly number[], plan: Plan): TypedEntry {
  const { plans } = model.screen
  const [start = ''] = namesOf(model, from)
  const [end = ''] = namesOf(model, plan.place)
  return {
    key: `way ${units.join()} ${plan.kind} ${plan.place}`,
    text: `${start} → ${end}`,
    more: plans ? confirmText(plans, model.state.value, plan) : '',
    press() {
      model.selectUnits(units)
      model.intend(plan)
    },
  }
}

/** Choices of the present decision. */
function choices(model: TableModel, typed: string): readonly TypedEntry[] {
  const { game } = model.session
  const voice = voiceOf(game)
  return model.offers.value.all
    .map((offer) => ({
      offer,
      text: voice.choice(offer.choice),
      code: `${offer.verb} ${game.kinds[offer.kind]?.codes[offer.target] ?? ''}`,
    }))
    .filter(({ text, code }) => isMeant(typed, text, code))
    .map(({ offer, text }) => ({
      key: `choice ${offer.choice}`,
      text,
      press: () => model.choose(offer),
    }))
}

/** Units and places by name, to go there. */
function things(model: TableModel, typed: string): readonly TypedEntry[] {
  const { session, screen } = model
  const places = (screen.map?.places ?? []).flatMap((_, place) =>
    isMeant(typed, ...namesOf(model, place)) ? [placeEntry(model, place)] : [],
  )
  const kind = screen.counters?.kind ?? ''
  const voice = voiceOf(session.game)
  const units = (session.game.kinds[kind]?.codes ?? []).flatMap((code, unit) =>
    isMeant(typed, voice.thing(kind, unit), code) ? unitEntry(model, unit) : [],
  )
  return [...units, ...places]
}

/** The name of a place, and its code. */
function namesOf({ session, screen }: TableModel, place: number): readonly string[] {
  const kind = screen.map?.kind ?? ''
  const { game } = session
  return [voiceOf(game).thing(kind, place), game.kinds[kind]?.codes[place] ?? '']
}

function placeEntry(model: TableModel, place: number): TypedEntry {
  return {
    key: `place ${place}`,
    text: namesOf(model, place)[0]!,
    more: model.screen.map?.note?.(model.state.value, place) ?? '',
    press: () => goTo(model, place),
  }
}

/** A unit on the map. */
function unitEntry(model: TableModel, unit: number): readonly TypedEntry[] {
  const { screen, state, session } = model
  const place = screen.map?.placeOf(state.value, unit) ?? -1
  if (place < 0 || !screen.counters) return []
  return [
    {
      key: `unit ${unit}`,
      text: voiceOf(session.game).thing(screen.counters.kind, unit),
      more: `${namesOf(model, place)[0]!}. ${screen.counters.describe(state.value, unit, language.value)}`,
      press: () => goTo(model, place),
    },
  ]
}

function goTo(model: TableModel, place: number): void {
  model.focus.value = place
  model.byKeyboard.value = true
  model.inspected.value = place
}

/** What is asked for by kind: own stacks, enemies by their distance, targets of what is chosen. */
export function listed(model: TableModel, list: List): readonly TypedEntry[] {
  const { screen, state, seat, session, plans, focus, selection, able } = model
  const { map } = screen
  if (!map || list === 'all') return []
  if (list === 'targets') {
    const chosen = selection.value
    if (!chosen) return able.value.map((place) => placeEntry(model, place))
    return plans.value.map((plan) => wayOf(model, chosen.place, chosen.units, plan))
  }
  const own = seat.value < 0 ? 0 : session.game.sideOf(state.value, seat.value)
  const piles = map.piles(state.value).filter(({ side }) => (side === own) === (list === 'mine'))
  const here = map.places[focus.value >= 0 ? focus.value : (selection.value?.place ?? -1)]?.label
  const far = ({ x, y }: { x: number; y: number }): number =>
    here ? Math.hypot(x - here.x, y - here.y) : 0
  return piles
    .toSorted((a, b) => far(a.at) - far(b.at))
    .map(({ place, side, units }) => ({
      key: `pile ${place} ${side}`,
      text: namesOf(model, place)[0]!,
      more: units
        .map((unit) => voiceOf(session.game).thing(screen.counters?.kind ?? '', unit))
        .join(', '),
      press: () => goTo(model, place),
    }))
}
