import {
  isDisrupted,
  airPlaceOf,
  ABORTED,
  airChance,
  bombardChance,
  byDanger,
  byPrize,
  idleFirst,
  interdictors,
  missionsAfter,
  NOTHING,
  opponent,
  SHOT_DOWN,
  targetsIn,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Tile } from '../../../screen/card.ts'
import { airCard } from '../air/air-card.ts'
import { showsTable } from '../air/flying.ts'
import type { BlitzDesk } from '../desk.ts'
import {
  airName,
  folded,
  hexName,
  namesOf,
  offersBy,
  option,
  positionOf,
  proposed,
  slots,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { percent } from '../words.ts'

/** What air units fly: all of them in one table, or one that was chosen from the list. BLZ-AIR-2 */
export function missionCard(model: BlitzDesk): OwnCard {
  const one = oneMission(model)
  return showsTable(model) ? airCard(model, tilesOf(one)) : one
}

/** The tiles of a card, without what slot C does. */
function tilesOf({ groups = [] }: OwnCard): readonly Tile[] {
  return groups.flatMap(({ tiles }) => tiles).map((tile) => ({ ...tile, isChosen: false }))
}

/** What the next air unit flies: bombs on a hex, interdiction, or nothing. BLZ-AIR-2, BLZ-AIR-12 */
function oneMission(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const enemy = opponent(s.phasing)
  const bombs = byPrize(s, offersBy(model, 'bomb'), ({ target }) => target)
  const [interdict] = offersBy(model, 'interdict')
  const proposal = proposed(model, bombs)
  const tiles = bombs.map((offer) =>
    option(model, offer, proposal, {
      name: hexName(model, offer.target),
      text: targetText(model, offer.target),
      chance: bombardChance(s, enemy, offer.target),
      ...unitOf(targetsIn(s, offer.target)[0]),
    }),
  )
  return {
    title: words.mission(airName(model, s.airTarget)),
    note: words.missionNote(missionsAfter(s)),
    groups: [
      ...(interdict
        ? [
            {
              key: 'interdict',
              title: words.groups.interdict,
              rule: 'BLZ-AIR-13',
              tiles: [
                option(model, interdict, proposal, {
                  name: words.does.interdict,
                  text: words.interdiction[Math.min(interdictors(s), 2)]!,
                }),
              ],
            },
          ]
        : []),
      ...(tiles.length > 0
        ? folded('bomb', { title: words.groups.bomb, rule: 'BLZ-AIR-9' }, tiles)
        : []),
    ],
    ...slots(model, {
      label: ({ verb }) => words.does[verb as 'bomb' | 'interdict' | 'hold'],
      proposal,
      decline: offersBy(model, 'hold')[0],
    }),
  }
}

/** The counter on a tile, where there is one. */
export function unitOf(unit: number | undefined): Pick<Tile, 'unit'> {
  return unit === undefined ? {} : { unit }
}

/** Who is hit, and whether that changes anything. */
export function targetText(model: BlitzDesk, hex: number): string {
  const s = positionOf(model)
  const units = targetsIn(s, hex)
  const isDone = units.length > 0 && units.every((unit) => isDisrupted(s, unit))
  const names = namesOf(model, units)
  return isDone ? `${names}, ${cardWords().disrupted}` : names
}

/** Whom air units intercept: all of them in one table, or one from the list. BLZ-AIR-3 */
export function interceptCard(model: BlitzDesk): OwnCard {
  const one = oneInterception(model)
  return showsTable(model) ? airCard(model, tilesOf(one)) : one
}

/** Which enemy air unit is met, and how likely it is stopped. BLZ-AIR-3, BLZ-AIR-4 */
function oneInterception(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const { intercepted, interceptor } = s.board
  const tiles = byDanger(s, offersBy(model, 'intercept')).map((offer) =>
    option(model, offer, undefined, {
      name: airName(model, offer.target),
      text: missionText(model, s, offer.target),
      chance: airChance(intercepted, ABORTED, SHOT_DOWN),
    }),
  )
  return {
    title: words.intercept(airName(model, s.airTarget)),
    note: words.interceptNote(
      percent(airChance(intercepted, SHOT_DOWN)),
      percent(1 - airChance(interceptor, NOTHING)),
    ),
    groups: folded('intercept', { title: words.groups.intercept, rule: 'BLZ-AIR-4' }, tiles),
    ...slots(model, {
      label: ({ verb }) => words.does[verb as 'intercept' | 'hold'],
      decline: offersBy(model, 'hold')[0],
    }),
  }
}

/** What an air unit is about to do. */
function missionText(model: BlitzDesk, s: BlitzState, air: number): string {
  const words = cardWords()
  const hex = airPlaceOf(s, air)
  if (hex >= s.board.hexCount) return words.flies[1]
  const enemy = opponent(s.phasing)
  return words.bombs(
    hexName(model, hex),
    namesOf(model, targetsIn(s, hex)),
    percent(bombardChance(s, enemy, hex)),
  )
}

/** Which air units are withdrawn by an event. BLZ-EVT-6 */
export function withdrawAirCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = idleFirst(s, offersBy(model, 'ground'))
  const proposal = proposed(model, offers)
  return {
    title: words.titles.withdrawAir,
    note: words.withdrawNote(Math.min(s.withdrawals, offers.length), s.turn + 4),
    groups: folded(
      'ground',
      { title: words.groups.who, rule: 'BLZ-EVT-6' },
      offers.map((offer) =>
        option(model, offer, proposal, {
          name: airName(model, offer.target),
          text: words.flies[airPlaceOf(s, offer.target) === s.board.airInterdiction ? 1 : 0],
        }),
      ),
    ),
    ...slots(model, { label: () => words.does.ground, proposal }),
  }
}
