import { arras } from '@estafette/arras'
import {
  asInHistory,
  GERMAN,
  groupsLeft,
  groupsPlaced,
  NONE,
  stackedIn,
  STEP,
  takingGroup,
  VERB,
  type ArrasState,
} from '@estafette/arras/screen'
import { targetOf, verbOf } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import { placingWords, sumOf } from '../../panels/set-up.ts'
import type { SetUpPart } from '../../screen/set-up.ts'
import { language } from '../../store/settings.ts'
import { placeName } from './card/card-tools.ts'
import { cardWords } from './card/card-words.ts'
import { arrasType } from './counter-words.ts'
import { groupsOf, membersOf } from './panels/groups.ts'
import { arrasWords } from './words.ts'

const NAMED = 4 // units of a group in the card

/** The free set-up: sides place their groups in turn. ARR-12.2 */
export const setUpPart: SetUpPart<ArrasState> = {
  takesTurns: true,
  title: (s) =>
    s.group === NONE ? cardWords().setUpGroup : cardWords().setUpPlace(groupName(s.group)),
  note: (s) =>
    cardWords().setUpNote(groupsPlaced(s).length, groupsPlaced(s).length + groupsLeft(s).length),
  rule: () => 'ARR-12.2a',
  hand(s) {
    if (s.group === NONE) return { units: [], name: '', lines: [] }
    const units = membersOf(s, s.group)
    const names = units
      .slice(0, NAMED)
      .map((unit) => `${s.board.unitNames[unit]!}, ${arrasType(s.board, unit, language.value)}`)
    const more = units.length - names.length
    return {
      units,
      name: groupName(s.group),
      lines: [...names, more > 0 ? arrasWords().otherUnits(more) : ''],
    }
  },
  waiting: (s) =>
    groupsLeft(s)
      .filter((group) => group !== s.group)
      .map((group) => ({ title: groupName(group), units: membersOf(s, group).slice(0, 1) })),
  left: (s) => groupsLeft(s).length,
  take: (s, unit) => takingGroup(s, s.board.group[unit]!),
  put: (s, choice) =>
    s.step === STEP['set-up-place'] && verbOf(choice) === VERB.place
      ? { units: membersOf(s, s.group), place: targetOf(choice) }
      : null,
  placed: (s) =>
    groupsPlaced(s).map(({ group, place }) => ({
      units: membersOf(s, group),
      place,
      what: arras.kinds['group']!.codes[group]!,
      at: arras.kinds['place']!.codes[place]!,
      verb: 'place',
    })),
  what: (s) => (s.step === STEP['set-up-place'] ? arras.kinds['group']!.codes[s.group]! : null),
  zone: (s) => ({
    name: arrasWords().side[s.decider]!,
    places: s.board.setupLocations[s.decider === GERMAN ? 1 : 0],
  }),
  // No location has to be held at the set-up: the points are counted at the end.
  goals: () => [],
  reason(s, place) {
    const group = groupsOf(s).find(({ index }) => index === s.group)
    const there = stackedIn(s, 1 - s.decider, place)
    return [
      place === group?.historical ? cardWords().whereWas : '',
      arrasWords().terrain(s.board.tem[place]!, s.board.square[place] === 0),
      there > 0 ? placingWords().there(there) : '',
    ]
      .filter(Boolean)
      .join(', ')
  },
  order(s, offers) {
    const group = groupsOf(s).find(({ index }) => index === s.group)
    const row = (group?.historical ?? 0) * s.board.locationCount
    return offers.toSorted(
      (a, b) => s.board.distance[row + a.target]! - s.board.distance[row + b.target]!,
    )
  },
  history: asInHistory,
  sum: (_s, puts) => sumOf(puts, placeName),
}

function groupName(index: number): string {
  return voiceOf(arras).thing('group', index)
}
