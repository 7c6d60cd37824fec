import { ensureInstalled, root } from './ensure.mjs'
import { replaceFile } from './replace-file.mjs'

// Finds positions in which a choice provably throws something away, in games of a computer against
// itself, and keeps them where the suite of the lab reads them: `npm run keys -- GAME [GAMES [PLAYS]]`.
ensureInstalled()
const { build } = await import('esbuild')
const { outputFiles } = await build({
  stdin: {
    contents: `
      export { findKeys } from '@estafette/lab'
      export { gameById } from '@estafette/registry'
      export { brainOf } from '@estafette/registry/brains'
      export { createState } from '@estafette/kernel'`,
    resolveDir: `${root}/packages/cli`,
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
})
const code = Buffer.from(
  /** @type {import('esbuild').OutputFile} */ (outputFiles[0]).contents,
).toString('base64')
const { brainOf, createState, findKeys, gameById } = await import(
  `data:text/javascript;base64,${code}`
)

const SEED = 1
const [id = '', games = '40', plays = '20000'] = process.argv.slice(2)
const game = gameById(id)
if (!game) throw new Error(`there is no game ${id}`)
const initial = createState(game, { scenario: game.scenarios[0], options: {} })
const search = { seed: SEED, games: Number(games), plays: Number(plays), most: 3 }
const keys = []
for (const key of findKeys(game, brainOf(game), initial, search)) {
  keys.push(key)
  process.stdout.write(
    `${id} ${key.seed} at ${key.at}: ${Object.keys(key.points).length} choices\n`,
  )
}
await replaceFile(
  `${root}/packages/lab/keys/${id}.json`,
  Buffer.from(`${JSON.stringify({ search, keys }, null, 1)}\n`),
)
