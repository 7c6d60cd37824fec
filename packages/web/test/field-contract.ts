import { LEGAL, type Choice, type State } from '@estafette/kernel'
import { expect, test } from 'vitest'
import type { FieldFeed, FieldHit, FieldMark, FieldPart } from '../src/screen/field.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { isLong } from '../../../scripts/lanes.ts'
import { isOpen, piecesOf, type Piece } from './field-pieces.ts'
import { GAP, type Look, sorted } from './look.ts'
import { inLanguages, sitAt, type Sitting } from './sitting.ts'

const EVERY = isLong ? 2 : 8 // positions of which one is pressed all over
const UNMARKED = 3 // things of a kind that are pressed although nothing is said of them

/** What a field says, without what it does: to be compared. */
function said({ groups, units, places, hand }: FieldFeed): string {
  return JSON.stringify([groups, units, places, hand].map((marks) => [...marks]))
}

/** Puts the field of a game through what holds for every field: marks, hand and presses. */
export function fieldContract(screen: GameScreen, part: FieldPart, look: Look): void {
  const { game } = screen
  const feedOf = ({ model }: Sitting): FieldFeed => part.feed(model, null)
  const isPressed = ({ model, taken }: Sitting): boolean =>
    model.intention.value !== null || taken.length > 0

  /** What is wrong with a press on a piece of a field. */
  const faultOf = (sitting: Sitting, piece: Piece): string => {
    const { model, taken, legal } = sitting
    const before = said(feedOf(sitting))
    const meant = model.intention.value
    feedOf(sitting).press(piece.hit)
    const now = piecesOf(feedOf(sitting)).find(({ name }) => name === piece.name)
    const { rebuff, intention } = model
    if (piece.isOpen) {
      if (rebuff.value) return 'is open and refused'
      const isNowChosen = !!now?.isChosen || said(feedOf(sitting)) !== before
      if (!isPressed(sitting) && !isNowChosen) return 'is open and does nothing'
    } else if (taken.length > 0) return 'is not open and takes something'
    if (piece.isShut && !piece.why && !rebuff.value) return 'is closed for no reason'
    if (piece.isShut && intention.value !== meant) return 'is closed and intends something'
    const choices = taken.flat()
    if (intention.value?.kind === 'offer') choices.push(intention.value.offer.choice)
    const isLegal = (choice: Choice | undefined): boolean =>
      choice === undefined || game.verdict(model.state.value, model.seat.value, choice) === LEGAL
    if (!choices.every((choice) => legal.includes(choice))) return 'means an illegal choice'
    if (intention.value?.kind === 'row' && !isLegal(intention.value.choices[0])) {
      return 'begins with an illegal choice'
    }
    return ''
  }

  /** Presses everything on the field of a moment, each at a desk where only `first` was pressed. */
  const pressAll = (state: State, seat: number, first?: FieldHit): readonly string[] => {
    const open = (): Sitting => {
      const sitting = sitAt(screen, state, seat)
      if (first) feedOf(sitting).press(first)
      return sitting
    }
    return piecesOf(feedOf(open())).flatMap((piece) => {
      const sitting = open()
      if (sitting.taken.length > 0) return []
      const fault = faultOf(sitting, piece)
      return fault === '' ? [] : [`${piece.name.replaceAll(/\d+/g, 'n')} ${fault}`]
    })
  }

  /** Some things that nothing is said of: a press may propose something, and takes nothing. */
  const unmarked = (sitting: Sitting, from: number): readonly FieldHit[] => {
    const { groups, units, places } = feedOf(sitting)
    const some = (kind: string | undefined, marks: readonly ReadonlyMap<number, FieldMark>[]) =>
      (game.kinds[kind ?? '']?.codes ?? [])
        .flatMap((_, one) => (marks.some((here) => here.has(one)) ? [] : [one]))
        .filter((_, at) => (at + from) % 17 === 0)
        .slice(0, UNMARKED)
    return [
      ...some(part.units, [groups, units]).map((unit): FieldHit => ({ kind: 'group', unit })),
      ...some(part.places, [places]).map((place): FieldHit => ({ kind: 'place', place })),
    ]
  }

  test('what the field marks as open does something, what is closed says why and takes nothing', () => {
    let pressed = 0
    const { faults } = look.around((sitting, _, whole) => {
      const seat = sitting.model.seat.value
      const pieces = piecesOf(feedOf(sitting))
      pressed += pieces.length
      const chosen = pieces.filter(({ hit, isOpen }) => isOpen && hit.kind === 'group')
      return [
        ...pressAll(whole, seat),
        ...chosen.slice(0, 2).flatMap(({ hit }) => pressAll(whole, seat, hit)),
        ...unmarked(sitting, pressed).flatMap((hit) => {
          const desk = sitAt(screen, whole, seat)
          feedOf(desk).press(hit)
          return desk.taken.length > 0 ? [`unmarked ${hit.kind} takes something`] : []
        }),
      ]
    }, EVERY)
    console.log(`${pressed} pieces of the field of ${game.id}`)
    expect(faults).toEqual([])
    expect(pressed).toBeGreaterThan(50)
  })

  test('what can be done to a unit, a place or a card is marked there, and no other place is', () => {
    let marked = 0
    const { faults } = look.around((sitting) => {
      const feed = feedOf(sitting)
      const { all } = sitting.model.offers.value
      const of = (kind: string | undefined): number[] => [
        ...new Set(all.flatMap((offer) => (offer.kind === kind ? [offer.target] : []))),
      ]
      const open = (marks: ReadonlyMap<number, FieldMark>): number[] =>
        [...marks].flatMap(([one, mark]) => (isOpen(mark) ? [one] : []))
      const cards = [...feed.hand].flatMap(([card, { uses }]) =>
        Object.values(uses).some(({ state }) => state === 'can' || state === 'chosen')
          ? [card]
          : [],
      )
      const wrong: string[] = []
      marked += feed.groups.size + feed.units.size + feed.places.size + cards.length
      const places = open(feed.places)
      if (sorted(places) !== sorted(of(part.places))) wrong.push('places')
      const units = new Set([...open(feed.groups), ...open(feed.units)])
      if (!of(part.units).every((unit) => units.has(unit))) wrong.push('a unit is not marked')
      if (!of(part.cards).every((card) => cards.includes(card))) wrong.push('a card is not marked')
      return wrong
    })
    expect(faults).toEqual([])
    expect(marked).toBeGreaterThan(100)
  })

  test('field and hand show nothing that their viewer does not know', () => {
    let shown = 0
    const { faults } = look.around((sitting, known, whole) => {
      const seat = sitting.model.seat.value
      const wrong: string[] = []
      // With everything before it, the field says no more than with what the seat may know.
      const all = sitAt(screen, whole, seat, { known: whole })
      if (said(feedOf(all)) !== said(feedOf(sitting))) wrong.push('it tells what is hidden')
      shown += feedOf(sitting).hand.size
      for (let other = 0; other < game.seatsIn(whole); other++) {
        if (other === seat) continue
        const guest = sitAt(screen, whole, other, { known })
        if (feedOf(guest).hand.size > 0) wrong.push('a hand lies open to another')
      }
      return wrong
    }, EVERY)
    expect(faults).toEqual([])
    expect(shown).toBeGreaterThan(20)
  })

  test('the keyboard goes through all that can act on the field, and through all its targets', () => {
    let aimed = 0
    const { faults } = look.around((sitting, _, whole) => {
      const seat = sitting.model.seat.value
      const wrong: string[] = []
      const able = piecesOf(feedOf(sitting)).filter(
        ({ hit, isOpen }) => hit.kind === 'group' && isOpen && 'unit' in hit,
      )
      const isPlain = (feed: FieldFeed): boolean =>
        [...feed.groups.values()].some(({ canAct }) => canAct)
      if (isPlain(feedOf(sitting))) {
        const reached = able.map(() => {
          if (!feedOf(sitting).next(1)) wrong.push('nothing is next')
          const chosen = [...feedOf(sitting).groups].find(([, mark]) => mark.isChosen)
          return chosen?.[0] ?? -1
        })
        const wanted = able.map(({ hit }) => ('unit' in hit ? hit.unit : -1))
        if (sorted(reached) !== sorted(wanted)) wrong.push('something that can act is not reached')
      }
      for (const first of isPlain(feedOf(sitting)) ? able.slice(0, 2) : [null]) {
        const desk = sitAt(screen, whole, seat)
        if (first) feedOf(desk).press(first.hit)
        if (desk.model.intention.value) continue
        const open = (marks: ReadonlyMap<number, FieldMark>): number =>
          [...marks.values()].filter(({ isTarget }) => isTarget).length
        const targets = open(feedOf(desk).groups) || open(feedOf(desk).places)
        const came = new Set<string>()
        aimed += targets
        for (let i = 0; i < targets; i++) {
          feedOf(desk).nextTarget(1)
          came.add(JSON.stringify(desk.model.intention.value))
        }
        if (came.size !== targets) wrong.push(`${came.size} targets of ${targets} are reached`)
        if (desk.taken.length > 0) wrong.push('the keyboard takes something on its way')
      }
      return wrong
    }, EVERY)
    expect(faults).toEqual([])
    expect(aimed).toBeGreaterThan(isLong ? 20 : 5)
  })

  test('why something of field or hand is closed is said without a gap, in both languages', () => {
    const { faults } = look.around(
      (sitting) =>
        inLanguages(() =>
          piecesOf(feedOf(sitting)).flatMap(({ why }) => (why !== undefined ? [why] : [])),
        ).filter((text) => text === '' || GAP.test(text)),
      10,
    )
    expect(faults).toEqual([])
  })
}
