// What lists and the page of the series say of a battle, read from its files. The page fetches this
// without the rules and the maps; src/series.ts of the battles has the types.

/** @typedef {{ en: string, fr: string }} Worded */
/** @typedef {{ id: string, scenario: any, units: any }} Battle files as they were read */

const UNITS_AND_TURNS_OF_AN_HOUR = 400
const MOST_UNITS = [65, 95] // of battles of complexity 1 and 2

/**
 * How battles are found and called: small, for every page needs it.
 * @param {readonly Battle[]} battles
 */
export function shelfOf(battles) {
  const listed = battles.filter(({ scenario }) => scenario.series)
  const dates = listed.flatMap(datesOf).sort()
  const named = (/** @type {readonly Battle[]} */ list) =>
    list.map((one) => ({ id: one.id, place: placeOf(one) }))
  return {
    series: named(listed),
    others: named(battles.filter((one) => !listed.includes(one))),
    allied: battles.filter(isAllied).map(({ id }) => id),
    first: dates[0] ?? '',
    last: dates.at(-1) ?? '',
  }
}

/**
 * Whether others stand beside the French.
 * @param {Battle} battle
 */
function isAllied({ scenario }) {
  return scenario.sides.ALLIED.name?.en === 'Allied'
}

/**
 * What is said of the battles of the series, by date. Exactly one is the one to begin with.
 * @param {readonly Battle[]} battles in the order of the series
 */
export function seriesOf(battles) {
  const listed = battles.filter(({ scenario }) => scenario.series)
  const first = listed.find(({ scenario }) => scenario.series.first) ?? listed[0]
  return listed
    .map((battle) => ({ ...factsOf(battle), isFirst: battle === first }))
    .toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to))
}

/** @param {Battle} battle */
function factsOf(battle) {
  const { id, scenario, units } = battle
  const { series, sides, turns, about } = scenario
  const dates = datesOf(battle)
  const german = countOf(units, 'GERMAN')
  const allied = countOf(units, 'ALLIED')
  return {
    id,
    place: placeOf(battle),
    title: { en: nameIn(scenario.title.en), fr: nameIn(scenario.title.fr) },
    from: dates[0],
    to: dates.at(-1),
    turns: turns.length,
    german,
    allied,
    second: sides.ALLIED.name ?? { en: 'French', fr: 'Français' },
    hours:
      series.hours ??
      Math.max(1, Math.round((turns.length * (german + allied)) / UNITS_AND_TURNS_OF_AN_HOUR)),
    complexity: series.complexity ?? 1 + MOST_UNITS.filter((most) => german + allied > most).length,
    text: series.text ?? about,
    hard: series.hard ?? { en: '', fr: '' },
    germanWants: sides.GERMAN.wants ?? { en: '', fr: '' },
    alliedWants: sides.ALLIED.wants ?? { en: '', fr: '' },
  }
}

/** @param {Battle} battle */
function datesOf({ scenario }) {
  return scenario.turns.map((/** @type {{ date: string }} */ { date }) => date).toSorted()
}

/**
 * Combat units of a side: what carries others is not counted.
 * @param {any} units
 * @param {string} side
 */
function countOf({ units }, side) {
  return units.filter((/** @type {any} */ one) => one.side === side && one.type !== 'transport')
    .length
}

/**
 * 'Blitzkrieg Met — Stonne, 15–16 May 1940' is at Stonne, unless the battle says otherwise.
 * @param {Battle} battle
 */
function placeOf({ scenario }) {
  const [name, rest = name] = scenario.title.en.split(' — ')
  return scenario.place ?? (rest.includes(',') ? rest.slice(0, rest.lastIndexOf(',')) : rest)
}

/** @param {string} title */
function nameIn(title) {
  return title.split(' — ')[0] ?? title
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  return a < b ? -1 : Number(a > b)
}
