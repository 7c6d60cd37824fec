import type { Plan } from '@estafette/kernel'
import { signal } from '@preact/signals'
import { sentences, phrase } from '../../i18n/sentences.ts'
import { voiceOf } from '../../i18n/voice.ts'
import type { Card, Tile } from '../../screen/card.ts'
import type { Intention } from '../../screen/desk.ts'
import type { MapPart } from '../../screen/map.ts'
import { shapeOf } from '../../screen/events.ts'
import type { LogEntry } from '../../session/session.ts'
import { toldText } from '../../session/who.ts'
import { language } from '../../store/settings.ts'
import { cardOf, isPlanning } from '../card/decision.ts'
import { whatOf, whoOf } from '../other-turn/enemy-turn.ts'
import { sidesIn, whereIn } from '../other-turn/steps-in.ts'
import { planAt } from '../press/grammar.ts'
import type { TableModel } from '../model.ts'
import { promptText } from '../card/prompt.ts'
import { rebuffText } from '../card/rebuff.tsx'
import { speechWords } from './speech-words.ts'
import { stepsOf } from '../other-turn/steps.ts'
import { actingPlaces, offersAt } from '../press/targets.ts'
import { keyName } from '../../shell/button.tsx'
import { percentText } from '../card/tiles.tsx'
import { isSlotByEnter } from '../press/where.ts'

const MOST = 3 // things of a list that are named
const MOST_LINES = 3 // sentences about what happened, before there is one for each step
const MOST_STEPS = 8

/** What the card says, in the order in which it matters: the question, its chance, its price. */
export function cardSentence(model: TableModel, card: Card): string {
  const { rebuff, session, seat, intention } = model
  const refusal = rebuff.value ? rebuffText(session.game, rebuff.value) : ''
  const asked = [headText(card), chanceText(card), chosenText(card, intention.value)]
  const now = intention.value
  const { primary, decline } = card
  const isEnd = card.groups.some(({ key }) => key === 'open')
  return sentences(
    refusal,
    ...asked,
    card.note,
    !now && !model.selection.value && promptText(model) !== card.title && promptText(model),
    now?.kind === 'plan' && waysText(card),
    isEnd && namesOf(card),
    !now && seat.value >= 0 && countText(model),
    card.caution,
    now && primary.closed !== undefined && primary.closed,
    now && primary.closed === undefined && primaryText(model, primary.label),
    now &&
      isEnd &&
      decline.shortcut !== undefined &&
      speechWords().key(keyName(decline.shortcut), decline.label),
  )
}

/** What slot A does: by Enter where Enter presses it now, as the sign on it says, else by itself. */
function primaryText(model: TableModel, label: string): string {
  const isByEnter = isSlotByEnter(model, model.page.where.value)
  return isByEnter ? speechWords().enter(label) : speechWords().button(label)
}

/** The title; of a move with what it costs, what is left to use, and what others could do there. */
function headText({ title, facts, danger }: Card): string {
  const [cost, left] = facts ?? []
  return [phrase(title), cost?.value, left?.value, danger?.spoken].filter(Boolean).join(', ')
}

/** The chance in the largest letters. */
function chanceText({ chance }: Card): string {
  if (!chance) return ''
  return `${chance.text ?? percentText(chance.value)} ${chance.label}`
}

/** What is meant, where the title asks for several things. */
function chosenText(card: Card, now: Intention | null): string {
  if (now?.kind !== 'offer') return ''
  const tile = tilesOf(card).find(({ offer }) => offer?.choice === now.offer.choice)
  if (!tile) return ''
  const told = [tile.text, valueText(tile)].filter(Boolean).join(', ')
  return sentences(speechWords().chosen(phrase(tile.name)), told)
}

/** What else the chance could be: with support, say. */
function waysText(card: Card): string {
  const others = tilesOf(card).filter(
    ({ chance, closed, isChosen }) =>
      chance !== undefined && closed === undefined && !isChosen && chance !== card.chance?.value,
  )
  return others
    .slice(0, MOST)
    .map((tile) => `${tile.name} ${valueText(tile)}`)
    .join(', ')
}

function namesOf(card: Card): string {
  const names = tilesOf(card).map(({ name }) => phrase(name))
  const rest = names.length - MOST
  return sentences(names.slice(0, MOST).join(', '), rest > 0 && speechWords().others(rest))
}

/** How much there is to choose from. */
function countText(model: TableModel): string {
  const { selection, plans, able, screen, offers } = model
  if (!isPlanning(model)) return speechWords().options(offers.value.all.length)
  if (selection.value) return speechWords().reach(plans.value.length)
  const stacks = actingPlaces(model, screen, able.value)
  return stacks.length > 0 ? speechWords().stacks(stacks.length) : ''
}

function valueText({ chance, value }: Tile): string {
  return chance === undefined ? (value ?? '') : percentText(chance)
}

function tilesOf({ groups }: Card): readonly Tile[] {
  return groups.flatMap(({ tiles }) => tiles)
}

/** A place under the keyboard: its name, who is there, and what Enter would do. */
export function placeSentence(model: TableModel, map: MapPart, place: number): string {
  const { state } = model
  return sentences(
    map.describe(state.value, place, language.value, true),
    actSentence(model, place),
  )
}

/** The same with each unit there. */
export function placeInFull(model: TableModel, map: MapPart, place: number): string {
  const { state } = model
  return sentences(map.describe(state.value, place, language.value), actSentence(model, place))
}

/** What Enter would do to a place, with what it costs and what may come of it. */
function actSentence(model: TableModel, place: number): string {
  const { plans, selection, state, screen, session, offers } = model
  const plan = planAt(plans.value, place)
  if (plan) return planSentence(model, plan)
  if (offers.value.all.length === 0) return ''
  const words = speechWords()
  if (isPlanning(model)) {
    if (selection.value?.place === place) return ''
    const units = screen.plans!.usable(state.value, place)
    if (units.length > 0) return words.enterChooses(screen.plans!.groups ? units.length : 1)
    const aim = selection.value ? null : (screen.plans!.aimAt?.(model, place) ?? null)
    return aim ? planSentence(model, aim) : words.nothingHere
  }
  const acts = offersAt(model, screen, place).map(({ choice }) =>
    voiceOf(session.game).choice(choice),
  )
  if (acts.length === 1) return words.enter(phrase(acts[0]!))
  if (acts.length > 1) return words.several(acts.length, acts.slice(0, MOST).map(phrase).join(', '))
  return model.able.value.length === 0 ? words.onCard : words.nothingHere
}

/** A plan before it is meant, as its card would tell it. */
function planSentence(model: TableModel, plan: Plan): string {
  const card = cardOf({ ...model, intention: signal<Intention | null>({ kind: 'plan', plan }) })
  return sentences(headText(card), chanceText(card), card.note, card.primary.closed)
}

/**
 * What was told by entries of the log: where that is much, a sentence for each step. This is the one
 * voice for dice, whose note says nothing aloud: the last roll is told whatever else there is.
 */
export function toldBy(model: TableModel, entries: readonly LogEntry[]): string {
  const { screen } = model
  const told = inShort(model, entries)
  const roll = entries
    .flatMap(({ events }) => events)
    .findLast((event) => screen.rolls?.isRoll(event))
  const line = roll ? toldText(model.session, roll).replace(/\.$/, '') : ''
  return told.includes(line) ? told : sentences(told, line)
}

function inShort(model: TableModel, entries: readonly LogEntry[]): string {
  const { session, screen } = model
  const told = linesOf(model, entries)
  if (told.length <= MOST_LINES) return sentences(...told)
  const steps = stepsOf(screen, entries, whereIn(session, screen), sidesIn(session)).map((step) =>
    `${whoOf(model, step)} ${whatOf(model, step)}`.trim(),
  )
  const lines = (steps.length > 0 ? steps : told).filter(Boolean)
  const left = lines.length - MOST_STEPS
  return sentences(...lines.slice(0, MOST_STEPS), left > 0 && speechWords().more(left))
}

/** What entries tell that is not told by silence. */
function linesOf({ session }: TableModel, entries: readonly LogEntry[]): string[] {
  const { game } = session
  return entries
    .flatMap(({ events }) => events)
    .filter((event) => !shapeOf(game, event).silent)
    .map((event) => toldText(session, event))
}

/** What was taken back, the first of it by name. */
export function undoneText(model: TableModel, entries: readonly LogEntry[]): string {
  if (entries.length === 0) return ''
  const [first, ...rest] = linesOf(model, entries)
  if (first === undefined) return speechWords().undoneOnly
  const what = speechWords().undone(first)
  return sentences(what, rest.length > 0 && speechWords().others(rest.length))
}
