import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { journalOf, usualSetup, type Chosen } from '../../../test/journal.ts'
import { inLanguages, sitAt } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { isOfSort } from '../../screen/events.ts'
import { placeKind, unitKind, type GameScreen } from '../../screen/screen.ts'
import { whatOf, whoOf } from './enemy-turn.ts'
import { logLines } from '../log/log-lines.ts'
import { stepsOf, type Step } from './steps.ts'

const MOST = isLong ? 2500 : 300 // choices of a game

/** What a move says that is not so: each of its units stands where it is said to go. */
function faultsOf(screen: GameScreen, journal: readonly Chosen[], step: Step): string[] {
  const { game, map } = screen
  const after = journal[step.last + 1]?.before
  if (!after || !map || step.seat < 0) return []
  const counts = new Map<number, number[]>()
  const lost = journal
    .slice(step.first, step.last + 1)
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'eliminated')
    .map(({ unit }) => unit)
  for (const unit of step.units) {
    if (lost.includes(unit)) continue
    const place = map.placeOf(after, unit)
    counts.set(place, [...(counts.get(place) ?? []), unit])
  }
  const { model } = sitAt(screen, after, 0)
  const names = new Set(step.units)
  const ways = new Set([step.place, ...step.trails.flatMap(({ path }) => path)])
  // What comes after the last of the march must not be about others of that side, who begin
  // something new; what it does to the enemy beside the way is part of it.
  const sides = game.kinds[unitKind(screen)]?.sides
  const isEnemy = (unit: unknown): boolean =>
    typeof unit === 'number' && sides !== undefined && sides[unit] !== step.side
  const end = step.events.findLastIndex((event) => isOfSort(game, event, 'move'))
  const others = step.events
    .slice(end + 1)
    .filter(({ unit }) => !isEnemy(unit))
    .filter(
      (event) =>
        (typeof event['unit'] === 'number' && !names.has(event['unit'])) ||
        Object.entries(event).some(
          ([field, value]) =>
            game.fields[field] === placeKind(screen) &&
            typeof value === 'number' &&
            !ways.has(value),
        ),
    )
  return [
    ...others.map((event) => `holds ${JSON.stringify(event)}`),
    ...inLanguages(() => {
      const voice = voiceOf(game)
      const text = `${whoOf(model, step)} ${whatOf(model, step)}`
      return [...counts].flatMap(([place, units]) => {
        const name = place < 0 ? '' : voice.thing(placeKind(screen), place)
        const [who, ...forms] =
          units.length > 1
            ? [String(units.length), ' units', ' unités']
            : [voice.thing(unitKind(screen), units[0]!), '']
        const isTold = forms.some((form) =>
          ['to', 'at', 'vers', 'à'].some((to) =>
            ` ${text}`.includes(` ${who}${form} ${to} ${name}`),
          ),
        )
        return isTold ? [] : [`"${text}", but ${who} at ${name}`]
      })
    }),
  ].map((fault) => `${step.first}-${step.last}: ${fault}`)
}

describe.each(gamesOfTheDay([...games, ...workshop]))('$id', (game) => {
  test('a move is told with as many units as went, and where each of them stands after it', async () => {
    const screen = (await loadScreen(game.id))!
    if (!screen.map) return
    const sideOf = (journal: readonly Chosen[]) => (seat: number) =>
      game.sideOf(journal.at(-1)!.before, seat)
    let told = 0
    for (const player of ['greedy', 'random'] as const) {
      const journal = journalOf(game, usualSetup(game), { player, seed: dayOf(seed), most: MOST })
      const steps = stepsOf(screen, journal.slice(1), () => -1, sideOf(journal))
      const lines = logLines(screen, journal, sideOf(journal)).flatMap(({ step }) => step ?? [])
      const moves = [...steps, ...lines].filter(({ kind }) => kind === 'move')
      expect(moves.flatMap((step) => faultsOf(screen, journal, step))).toEqual([])
      told += moves.length
    }
    expect(told).toBeGreaterThan(0)
  })
})
