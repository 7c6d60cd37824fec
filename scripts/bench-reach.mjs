import { ensureInstalled, root } from './ensure.mjs'

// How long the whole reach of a unit of Celles takes, costs and paths included, on one core.
ensureInstalled()
const { build } = await import('esbuild')
const { outputFiles } = await build({
  stdin: {
    contents: `
      export { celles } from '@estafette/celles'
      export { makeUnitReach, standardBoard, STEP, unitReach } from '@estafette/celles/screen'
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
const { celles, fastDice, makeUnitReach, standardBoard, STEP, unitReach } = await import(
  `data:text/javascript;base64,${code}`
)

const GAMES = 20
const ROUNDS = 8
const REPEATS = 60

/** Positions of random games in which a unit begins its move. */
function startsOfMoves() {
  const found = []
  for (let seed = 1; seed <= GAMES; seed++) {
    const created = celles.create({ scenario: celles.scenarios[0], options: {} })
    if (!created.ok) throw new Error(created.reason)
    const state = created.value
    const dice = fastDice(seed)
    const chooser = fastDice(~seed)
    const out = new Int32Array(state.legal.length)
    celles.start(state, dice)
    for (let seat = celles.toAct(state); seat >= 0; seat = celles.toAct(state)) {
      if (state.step === STEP.act && state.spent === 0) found.push(celles.clone(state))
      const count = celles.choices(state, seat, out)
      celles.play(state, seat, out[chooser.below(count)], dice)
    }
  }
  return found
}

const positions = startsOfMoves()
const reach = makeUnitReach(standardBoard)
/** @type {number[]} */
const times = []
let hexes = 0
for (let round = 0; round < ROUNDS; round++) {
  const begun = performance.now()
  for (let i = 0; i < REPEATS; i++) {
    for (const state of positions) hexes += unitReach(state, state.active, reach).size
  }
  times.push((1000 * (performance.now() - begun)) / (REPEATS * positions.length))
}
const sorted = times.toSorted((a, b) => a - b)
const told = [ROUNDS >> 1, 0].map((at) => `${sorted[at]?.toFixed(1)} µs`)
const mean = hexes / (ROUNDS * REPEATS * positions.length)
console.log(
  `reach of a unit of Celles: median ${told[0]}, least ${told[1]}, ` +
    `${mean.toFixed(0)} hexes on average over ${positions.length} positions`,
)
