import { frontline } from '@estafette/frontline'
import {
  flanksOf,
  isConcealed,
  isEmpty,
  isEntrenched,
  isVeteran,
  moraleHitsOn,
  turnsHeldBy,
  woundsOn,
  carriedBy,
  coverOf,
  deadlyWounds,
  flankBonus,
  hasActed,
  hasAmmoBox,
  heldBy,
  isBroken,
  isLoaded,
  isPinned,
  isSection,
  isStopped,
  moraleOf,
  ownerOf,
  scenarioOf,
  seatsIn,
  terrainAt,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import { weaponName } from '../hand/card-faces.ts'
import { fieldWords } from '../field/field-words.ts'
import type { UseMark } from '../../../screen/field.ts'
import { groundMark } from '../field/marks.ts'
import { equipmentName, groundName, nameOf, terrainName, titleOf } from '../told/names.ts'
import { groupsOf, markOf, shownCover, shownRange, valuesAt, type Group } from '../field/scene.ts'
import type { Scene } from '../field/scene.ts'
import { frontWords } from '../words.ts'

// The field for those who do not see it.

const voice = () => voiceOf(frontline)

/** A sentence of its parts; what is empty is left out. */
function list(parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined && part !== '').join(', ')
}

/** What lies on a section beside its men: cover, concealment, lasting cards. */
export function lastingOf(s: FrontlineState, { head, men }: Group): readonly string[] {
  const words = fieldWords()
  const cover = shownCover(s, head)
  const isHidden = men.some((x) => isConcealed(s, x))
  return [
    ...(isHidden ? [words.concealed(cover)] : cover > 0 ? [words.cover(cover)] : []),
    ...(men.every((x) => isEntrenched(s, x)) && isSection(s, head) ? [words.dugIn] : []),
    ...(flanksOf(s, head) > 0 ? [words.flank(flankBonus(s, head))] : []),
    ...(s.key === head ? [words.keyLocation] : []),
  ]
}

/** "Walker, card 4, 4 men, not acted, Flanking plus 6." */
export function describeSection({ s, groups, playerName }: Scene, group: Group): string {
  const words = fieldWords()
  const { head, men, place } = group
  const mark = groups.get(head) ?? {}
  return `${list([
    nameOf(head),
    seatsIn(s) > 2 && playerName(ownerOf(s, head)),
    groundName(place),
    words.men(men.length),
    isSection(s, head) ? (hasActed(s, head) ? words.acted : words.ready) : words.loose,
    ...lastingOf(s, group),
    mark.note,
    mark.threat?.text,
    mark.isChosen && words.chosen,
    mark.canAct && words.canAct,
    (mark.isTarget || mark.isAimed) && words.target,
  ])}.`
}

/** "Walker, Thompson, aimed 4, rapid 10 at range 2, loaded, morale 2 of 3." */
export function describeSoldier(scene: Scene, x: Soldier): string {
  const { s } = scene
  const words = fieldWords()
  const range = shownRange(scene, x)
  const [aimed, rapid] = valuesAt(x, range)
  const fire = (value: number | null | undefined, say: (value: string, at: number) => string) =>
    value !== null && value !== undefined && say(value < 0 ? words.none : String(value), range)
  const mark = markOf(scene, x)
  return `${list([
    nameOf(x),
    weaponName(x),
    fire(aimed, words.aimedAt),
    fire(rapid, words.rapidAt),
    hasAmmoBox[x] === 1 && isLoaded(s, x) && words.loaded,
    `${words.morale} ${words.woundsOf(moraleOf(s, x) - moraleHitsOn(s, x), moraleOf(s, x))}`,
    ...statesOf(s, x),
    ...carriedInWords(s, x),
    mark.mode !== undefined && voice().thing('mode', mark.mode),
    mark.isTarget && words.eligible,
  ])}.`
}

/** What lies on a soldier, in words. */
export function statesOf(s: FrontlineState, x: Soldier): readonly string[] {
  const { states, wounds } = frontWords()
  return [
    ...(isPinned(s, x) ? [states.pinned] : []),
    ...(isBroken(s, x) ? [states.broken] : []),
    ...(isStopped(s, x) ? [states.stopped] : []),
    ...(woundsOn(s, x) > 0 ? [wounds(woundsOn(s, x), deadlyWounds(x))] : []),
    ...(isEmpty(s, x) ? [states.empty] : []),
    ...(isConcealed(s, x) ? [states.concealed] : []),
    ...(isEntrenched(s, x) ? [states.entrenched] : []),
    ...(isVeteran(s, x) ? [states.veteran] : []),
  ]
}

/** Counters that a soldier carries: those seen by their names, the others by their number. */
function carriedInWords(s: FrontlineState, x: Soldier): readonly string[] {
  const kinds = carriedBy(s, x).map(({ kind }) => kind)
  const known = kinds.filter((kind) => kind > 0)
  const down = kinds.length - known.length
  return [
    ...known.map((kind) => equipmentName(kind)),
    ...(down > 0 ? [fieldWords().countersDown(down)] : []),
  ]
}

export type Holding = 'allies' | 'axis' | 'contested' | null

/** Who holds a card of the line. */
export function holdingOf(s: FrontlineState, place: number): Holding {
  if (s.turn === 0) return null
  const bit = 1 << place
  if (heldBy(s, 0) & bit) return 'allies'
  if (heldBy(s, 1) & bit) return 'axis'
  const isIn = (side: number): boolean => groupsOf(s, side).some((group) => group.place === place)
  return isIn(0) && isIn(1) ? 'contested' : null
}

/** The objective in a card of the line, null where there is none. */
export function objectiveAt(s: FrontlineState, place: number) {
  const objective = scenarioOf(s)?.objective
  if (!objective || objective.card !== place) return null
  return { turns: turnsHeldBy(s, objective.side), of: objective.turns }
}

/** "Card 4, High Ground, medium cover, held by the Allies." */
export function describeGround(scene: Scene, place: number): string {
  const { s } = scene
  const words = fieldWords()
  const holding = holdingOf(s, place)
  const objective = objectiveAt(s, place)
  const mark = groundMark(scene, place)
  const terrain = terrainAt(s, place)
  const holder = holding === 'allies' ? 0 : 1
  return `${list([
    groundName(place),
    terrainName(terrain),
    words.coverOf(coverOf[terrain]! + 1),
    words.notes[terrain],
    holding === 'contested' && words.contested,
    (holding === 'allies' || holding === 'axis') &&
      `${words.held} (${voice().thing('side', holder)})`,
    objective !== null && words.objective(objective.turns, objective.of),
    mark.pill,
    mark.isTarget && words.canGo,
    mark.isAimed && words.target,
  ])}.`
}

/** "Attack, plus 6 to this fire, chosen." */
export function describeUse(card: number, use: UseMark): string {
  return list([titleOf(card), use.text, fieldWords().use[use.state], use.why])
}
