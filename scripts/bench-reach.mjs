import { ensureInstalled, root } from './ensure.mjs'

// How long the whole reach of a unit takes, costs and paths included, on one core: of the active
// unit of Celles, and of units that begin their move in the largest battle of Blitzkrieg.
ensureInstalled()
const { build } = await import('esbuild')
const { outputFiles } = await build({
  stdin: {
    contents: `
      export { celles } from '@estafette/celles'
      export * as cells from '@estafette/celles/screen'
      export { challenged } from '@estafette/blitzkrieg'
      export * as blitz from '@estafette/blitzkrieg/screen'
      export { fastDice } from '@estafette/kernel'`,
    resolveDir: `${root}/packages/web`,
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
})
const code = Buffer.from(
  /** @type {import('esbuild').OutputFile} */ (outputFiles[0]).contents,
).toString('base64')
const { blitz, celles, cells, challenged, fastDice } = await import(
  `data:text/javascript;base64,${code}`
)

const ROUNDS = 8
const REACHES = 20_000 // in a round, at the least

/**
 * Positions of random games, each with the unit that is asked for; `unitIn` says which, -1 for none.
 * @param {any} game
 * @param {number} games
 * @param {(state: any) => number} unitIn
 */
function startsOfMoves(game, games, unitIn) {
  const found = []
  for (let seed = 1; seed <= games; seed++) {
    const created = game.create({ scenario: game.scenarios[0], options: {} })
    if (!created.ok) throw new Error(created.reason)
    const state = created.value
    const dice = fastDice(seed)
    const chooser = fastDice(~seed)
    const out = new Int32Array(state.legal.length)
    game.start(state, dice)
    for (let seat = game.toAct(state); seat >= 0; seat = game.toAct(state)) {
      const unit = unitIn(state)
      if (unit >= 0) found.push({ state: game.clone(state), unit })
      const count = game.choices(state, seat, out)
      game.play(state, seat, out[chooser.below(count)], dice)
    }
  }
  return found
}

/**
 * @param {string} name
 * @param {readonly { state: any, unit: number }[]} positions
 * @param {(state: any, unit: number) => number} sizeOf
 */
function measure(name, positions, sizeOf) {
  const repeats = Math.ceil(REACHES / positions.length)
  /** @type {number[]} */
  const times = []
  let hexes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    for (let i = 0; i < repeats; i++) {
      for (const { state, unit } of positions) hexes += sizeOf(state, unit)
    }
    times.push((1000 * (performance.now() - begun)) / (repeats * positions.length))
  }
  const sorted = times.toSorted((a, b) => a - b)
  const told = [ROUNDS >> 1, 0].map((at) => `${sorted[at]?.toFixed(1)} µs`)
  const mean = hexes / (ROUNDS * repeats * positions.length)
  console.log(
    `reach of a unit of ${name}: median ${told[0]}, least ${told[1]}, ` +
      `${mean.toFixed(0)} hexes on average over ${positions.length} positions`,
  )
}

const reach = cells.makeUnitReach(cells.standardBoard)
measure(
  'Celles',
  startsOfMoves(celles, 20, (s) => (s.step === cells.STEP.act && s.spent === 0 ? s.active : -1)),
  (state, unit) => cells.unitReach(state, unit, reach).size,
)

let asked = 0
const marching = startsOfMoves(challenged, 3, (s) => {
  if (s.step !== blitz.STEP.move) return -1
  const own = [...s.place.keys()].filter(
    (unit) => blitz.sideOfUnit(s, unit) === s.phasing && blitz.isOnMap(s, unit),
  )
  return own[(asked += 7) % own.length] ?? -1
})
const ways = blitz.makeUnitReach(marching[0]?.state.board)
measure('Challenged', marching, (state, unit) => blitz.unitReach(state, unit, -1, ways).size)
