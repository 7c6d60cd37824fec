import { choicesOf, sameChoices, samePosition, seatsOf, type Book, type Fault } from './book.ts'
import { verbOf, type Choice, type Seat } from '../choice.ts'
import { diceFrom, fastDice, type Dice } from '../dice.ts'
import { isToldTo, SPECTATOR, type Game, type GameEvent, type Viewer } from '../game.ts'
import { makeNotation } from '../notation.ts'
import { failureText } from '../result.ts'
import { hashText, type State } from '../state.ts'
import { tryChoice } from '../trial.ts'
import { readView, writeView } from '../view.ts'

/** Everybody who may look at a position. */
function viewersOf<S extends State>(game: Game<S>, state: S): Viewer[] {
  return [SPECTATOR, ...seatsOf(game, state)]
}

/**
 * Every viewer sees, and may choose, the same whatever the things are that it may not know; and
 * what it imagines behind its view is a sound position with that very view.
 */
export function examineViews<S extends State>(book: Book<S>, state: S, dice: Dice): Fault[] {
  const { game } = book
  const before = hashText(state)
  const found = viewersOf(game, state).flatMap((viewer) => {
    const seen = game.view(state, viewer)
    const faults: Fault[] = []
    if (seen.viewer !== viewer) faults.push('a view of somebody else')
    if (seen.known.raw.buffer === state.raw.buffer) faults.push('the view is the position itself')
    if (!samePosition(game.view(seen.known, viewer).known, seen.known)) {
      faults.push('a view looked at again is another one')
    }
    faults.push(...examineViewText(book, state, viewer))
    const others = [
      { name: 'the disguised position', other: game.disguise(state, viewer, dice) },
      { name: 'the imagined position', other: game.imagine(seen, dice) },
    ]
    for (const { name, other } of others) {
      faults.push(...game.faults(other).map((fault) => `${name}: ${fault}`))
      if (!samePosition(game.view(other, viewer).known, seen.known)) {
        faults.push(`${name} looks different`)
      }
    }
    const knowing = [...others, { name: 'the view', other: seen.known }]
    for (const { name, other } of knowing) faults.push(...compare(book, state, other, viewer, name))
    return faults.map((fault) => `viewer ${viewer}: ${fault}`)
  })
  return hashText(state) === before ? found : [...found, 'looking changes the position']
}

/** On a view, or on a position that looks the same, a viewer finds what it finds on the whole. */
function compare<S extends State>(
  book: Book<S>,
  state: S,
  other: S,
  viewer: Viewer,
  name: string,
): Fault[] {
  const { game } = book
  const found: Fault[] = []
  if (viewer !== SPECTATOR && !sameChoices(book, state, other, viewer)) {
    found.push(`${name} has other choices`)
  }
  if (game.acting(other) !== game.acting(state)) found.push(`${name} lets others act`)
  else if (promptOf(game, other, viewer) !== promptOf(game, state, viewer)) {
    found.push(`${name} asks for another decision`)
  }
  if (namesOf(game, other) !== namesOf(game, state)) found.push(`${name} has other seats`)
  if (JSON.stringify(game.outcome(other)) !== JSON.stringify(game.outcome(state))) {
    found.push(`${name} ends in another way`)
  }
  return found
}

function promptOf<S extends State>(game: Game<S>, state: S, viewer: Viewer): string {
  return game.acting(state) === 0 ? '' : JSON.stringify(game.decision(state, viewer))
}

function namesOf<S extends State>(game: Game<S>, state: S): string {
  return seatsOf(game, state)
    .map((seat) => `${game.sideOf(state, seat)} ${game.seatName(state, seat)}`)
    .join()
}

/** A written view reads back as itself; where it hides something, it is no position. */
function examineViewText<S extends State>({ game }: Book<S>, state: S, viewer: Viewer): Fault[] {
  const seen = game.view(state, viewer)
  const text = writeView(game, seen)
  const read = readView(game, text)
  if (!read.ok) return [`a view cannot be read again: ${failureText(read)}`]
  const found: Fault[] = []
  if (read.value.viewer !== viewer || !samePosition(read.value.known, seen.known)) {
    found.push('a view reads back as another one')
  }
  if (writeView(game, read.value) !== text) found.push('a view is written differently next time')
  if (!samePosition(seen.known, state) && game.read(game.write(seen.known)).ok) {
    found.push('a view that hides something is read as a position')
  }
  return found
}

/**
 * A seat that decides finds every verdict on its view, and on whatever looks the same, with what
 * stands in the way; and what it tries there without dice comes out as it will.
 */
export function examineKnowledge<S extends State>(book: Book<S>, state: S, dice: Dice): Fault[] {
  const { game, every } = book
  return seatsOf(game, state)
    .filter((seat) => (game.acting(state) >> seat) & 1)
    .flatMap((seat) => {
      const { known } = game.view(state, seat)
      const disguised = game.disguise(state, seat, dice)
      const found: Fault[] = []
      // Where nothing is hidden there is nothing to compare: the rules go by the position alone.
      if (!samePosition(known, state)) {
        found.push(...sameVerdicts(game, state, known, seat, every, 'the view'))
        for (const choice of choicesOf(game, state, seat)) {
          found.push(...examineTrial(game, state, known, seat, choice))
        }
      }
      if (!samePosition(disguised, state)) {
        found.push(...sameVerdicts(game, state, disguised, seat, every, 'the disguised position'))
      }
      return found.map((fault) => `seat ${seat}: ${fault}`)
    })
}

function sameVerdicts<S extends State>(
  game: Game<S>,
  state: S,
  other: S,
  seat: Seat,
  every: readonly Choice[],
  name: string,
): Fault[] {
  for (const choice of every) {
    const verdict = game.verdict(state, seat, choice)
    const again = game.verdict(other, seat, choice)
    const what = makeNotation(game, choice)
    if (again !== verdict) return [`on ${name}, ${what} has another verdict`]
    const obstacle = verdict === 0 ? {} : game.obstacle(state, choice, verdict)
    const obstacleAgain = verdict === 0 ? {} : game.obstacle(other, choice, verdict)
    if (JSON.stringify(obstacle) !== JSON.stringify(obstacleAgain)) {
      return [`on ${name}, something else stands in the way of ${what}`]
    }
  }
  return []
}

/** What can be played out on a view without dice leads to what will be seen; nothing breaks. */
function examineTrial<S extends State>(
  game: Game<S>,
  state: S,
  known: S,
  seat: Seat,
  choice: Choice,
): Fault[] {
  const onView = game.clone(known)
  const onWhole = game.clone(state)
  const name = makeNotation(game, choice)
  try {
    if (tryChoice(game, onView, seat, choice) === 'rolls') return []
    if (tryChoice(game, onWhole, seat, choice) === 'rolls')
      return [`${name} rolls, but not on a view`]
  } catch (error) {
    return [`${name} breaks on a view: ${String(error)}`]
  }
  const isSame = samePosition(game.view(onView, seat).known, game.view(onWhole, seat).known)
  return isSame ? [] : [`${name} leads elsewhere on a view`]
}

/**
 * Events tell no more than the view: whatever is chosen, and whatever the things are that a viewer
 * may not know, results that look the same to it are told in the same words.
 */
export function examineSecrets<S extends State>(
  { game }: Book<S>,
  state: S,
  seat: Seat,
  seed: number,
): Fault[] {
  const found: Fault[] = []
  for (const viewer of viewersOf(game, state)) {
    const disguised = game.disguise(state, viewer, fastDice(seed))
    const origins = samePosition(disguised, state) ? [state] : [state, disguised]
    const toldBy = new Map<string, { result: S; events: string }>()
    for (const origin of origins) {
      for (const choice of choicesOf(game, origin, seat)) {
        const { result, events } = resultOf(game, origin, seat, choice, fastDice(seed), viewer)
        const look = hashText(game.view(result, viewer).known)
        // What is chosen is seen by everybody, unless it is done in secret.
        const verb = verbOf(choice)
        const isSeen = viewer === seat || !game.verbs[verb]!.secret
        const key = `${look} ${isSeen ? choice : `verb ${verb}`}`
        const same = toldBy.get(key)
        if (!same) toldBy.set(key, { result, events })
        else if (same.events !== events && !samePosition(same.result, result)) {
          const name = makeNotation(game, choice)
          found.push(`viewer ${viewer}: the events of ${name} tell what is hidden`)
        }
      }
    }
  }
  return found
}

/**
 * Questions tell nothing: whether somebody is asked, or has no choice, never depends on what a
 * viewer may not know. Otherwise a question that is not put would betray the hand.
 */
export function examineQuestions<S extends State>(
  { game }: Book<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  seed: number,
): Fault[] {
  return viewersOf(game, state).flatMap((viewer) => {
    const disguised = game.disguise(state, viewer, fastDice(seed))
    if (game.verdict(disguised, seat, choice) !== 0) return []
    const [one, other] = [state, disguised].map((origin) => {
      const { events } = resultOf(game, origin, seat, choice, fastDice(seed), viewer)
      return JSON.parse(events) as GameEvent[]
    })
    const at = one!.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(other![i]))
    const first = at < 0 ? one!.length : at
    const isForced = [one![first], other![first]].some(
      (event) => event?.type === 'forced' && event['seat'] !== viewer,
    )
    if (!isForced) return []
    return [`viewer ${viewer}: after ${makeNotation(game, choice)} a question tells what is hidden`]
  })
}

function resultOf<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  dice: Dice,
  viewer: Viewer,
): { result: S; events: string } {
  const result = game.clone(state)
  const events: GameEvent[] = []
  game.play(result, seat, choice, dice, (event) => events.push(event))
  return { result, events: JSON.stringify(events.filter((event) => isToldTo(event, viewer))) }
}

const SAMPLES = 80
const LEAST_PAIRS = 8

/**
 * Faces that a viewer sees tell nothing that its view hides: of results that look the same to it
 * and were rolled with the same faces before its eyes, some must differ where others do.
 */
export function examineFaces<S extends State>(
  { game }: Book<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  seed: number,
): Fault[] {
  return viewersOf(game, state).flatMap((viewer) => {
    const byLook = new Map<string, Set<string>>()
    const byFaces = new Map<string, Set<string>>()
    let pairs = 0
    for (let i = 0; i < SAMPLES; i++) {
      const source = fastDice(seed + i)
      const seen: number[] = []
      const dice = diceFrom((sides, only) => {
        const face = source.below(sides) + 1
        if (only === undefined || only === viewer) seen.push(face)
        return face
      })
      const { result, events } = resultOf(game, state, seat, choice, dice, viewer)
      if (dice.drawn === 0) return [] // what is certain comes out the same every time
      const look = `${hashText(game.view(result, viewer).known)} ${events}`
      const whole = hashText(result)
      byLook.set(look, (byLook.get(look) ?? new Set()).add(whole))
      const key = `${look} ${seen.join()}`
      const same = byFaces.get(key)
      if (same) pairs++
      byFaces.set(key, (same ?? new Set()).add(whole))
    }
    const hides = [...byLook.values()].some((wholes) => wholes.size > 1)
    const varies = [...byFaces.values()].some((wholes) => wholes.size > 1)
    if (!hides || varies || pairs < LEAST_PAIRS) return []
    return [`viewer ${viewer}: the dice of ${makeNotation(game, choice)} tell what is hidden`]
  })
}
