import type { Game, GameEvent, Seat, State } from '@estafette/kernel'
import { sideWords } from '../i18n/side-words.ts'
import { voiceOf } from '../i18n/voice.ts'
import type { Session } from './session.ts'
import { whoWords } from './who-words.ts'

/** What is asked of a session to name people. */
type Table = Pick<Session, 'game' | 'sitters' | 'names'>

/** Those who share a side with a seat. */
export function matesOf(game: Game, state: State, seat: Seat): readonly Seat[] {
  const side = game.sideOf(state, seat)
  if (side < 0) return []
  const seats = Array.from({ length: game.seatsIn(state) }, (_, at) => at)
  return seats.filter((one) => one !== seat && game.sideOf(state, one) === side)
}

/** What a seat is called where a label has room for it: by name, by number in a team, by side. */
export function seatName({ game, names }: Table, state: State, seat: Seat): string {
  const side = game.sides[game.sideOf(state, seat)]
  const label = side === undefined ? '' : voiceOf(game).side(side)
  const own = names?.value[seat] ?? ''
  if (own !== '') return label === '' ? own : `${own}, ${label}`
  if (side === undefined) return whoWords().player(seat + 1)
  return matesOf(game, state, seat).length > 0 ? `${whoWords().nth[seat] ?? ''}, ${label}` : label
}

/** Somebody at a table, as a sentence needs it. */
export interface Person {
  readonly name: string
  readonly isYou: boolean // the one who looks
}

/** A person or a computer at a table: the one who looks, a name, or a number. */
export function personAt({ sitters, names }: Table, seat: Seat): Person {
  const words = whoWords()
  const people = sitters.filter((one) => one === 'human').length
  if (sitters[seat] === 'human' && people === 1) return { name: words.you, isYou: true }
  const own = names?.value[seat] ?? ''
  if (own !== '') return { name: own, isYou: false }
  const isComputer = sitters[seat] !== undefined && sitters[seat] !== 'human' && !names
  return { name: isComputer ? words.computer : words.player(seat + 1), isYou: false }
}

/** To whom the screen is handed. */
export function passText({ game, names }: Table, state: State, seat: Seat): string {
  const words = whoWords()
  const side = game.sides[game.sideOf(state, seat)]
  const own = names?.value[seat] ?? ''
  if (own !== '') return words.passTo(own)
  if (side === undefined) return words.passSeat(seat + 1)
  const voice = voiceOf(game)
  return matesOf(game, state, seat).length > 0
    ? words.passNth(words.nth[seat] ?? '', voice.side(side))
    : sideWords().passTable(voice.forms(side))
}

/** Who decides once a seat has done something, from the position after it; empty where nobody does. */
export function nextText({ game, names }: Table, after: State, seat: Seat): string {
  const words = whoWords()
  const mask = game.acting(after)
  const seats = Array.from({ length: game.seatsIn(after) }, (_, at) => at)
  const next = seats.find((one) => one !== seat && (mask >> one) & 1)
  if (next === undefined) return ''
  const own = names?.value[next] ?? ''
  if (matesOf(game, after, seat).includes(next)) {
    return own === '' ? words.partnerNext : words.namedPartnerNext(own)
  }
  if (own !== '') return words.namedNext(own)
  const side = game.sides[game.sideOf(after, next)]
  return side !== undefined && matesOf(game, after, next).length > 0
    ? words.nthNext(words.nth[next] ?? '', voiceOf(game).side(side))
    : words.otherNext
}

/** What was told, of people by their names or with their side where the game itself has but numbers. */
export function toldText(table: Table & Pick<Session, 'known'>, event: GameEvent): string {
  return withPeople(table, voiceOf(table.game).event(event))
}

/** A sentence of a game in which players are called by their names, else with a side that it leaves out. */
export function withPeople(
  { game, names, known }: Table & Pick<Session, 'known'>,
  text: string,
): string {
  const state = known()
  const called = new Map<string, string>() // by what the sentence calls them
  for (let seat = 0; seat < game.seatsIn(state); seat++) {
    const label = labelOf(game, seat)
    const own = names?.value[seat] ?? ''
    const code = game.sides[game.sideOf(state, seat)]
    const side = code === undefined ? '' : voiceOf(game).side(code)
    if (own !== '') nameIn(called, label, own)
    else if (side !== '' && !text.includes(side) && !isSaid(game, state, seat)) {
      for (const one of inBothCases(label)) called.set(one, `${one} (${side})`)
    }
  }
  const found = [...called.keys()].filter((one) => text.includes(one))
  if (found.length === 0) return text
  const longest = found.toSorted((a, b) => b.length - a.length)
  return text.replace(
    new RegExp(`(?<![\\p{L}\\d])(?:${longest.join('|')})(?![\\p{L}\\d])`, 'gu'),
    (one) => called.get(one)!,
  )
}

/** What a game calls a seat: by its side or place in a team, else by number. */
function labelOf(game: Game, seat: Seat): string {
  return game.kinds['seat'] ? voiceOf(game).thing('seat', seat) : whoWords().player(seat + 1)
}

/** Whether what a game calls a seat says its side: of a team the first one does. */
function isSaid(game: Game, state: State, seat: Seat): boolean {
  if (!game.kinds['seat']) return false
  return seat < game.sides.length || matesOf(game, state, seat).length === 0
}

/** Somebody's name in every place where a sentence can have a player. */
function nameIn(called: Map<string, string>, label: string, name: string): void {
  const words = whoWords()
  for (const one of inBothCases(label)) {
    called.set(one, name)
    for (const [player, own] of [
      [words.thePlayer(one), name],
      [words.ofPlayer(one), words.ofName(name)],
      [words.toPlayer(one), words.toName(name)],
    ] as const) {
      const [small, large] = inBothCases(player)
      called.set(small!, own).set(large!, upper(own))
    }
  }
}

function inBothCases(text: string): readonly string[] {
  return [`${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`, upper(text)]
}

function upper(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`
}
