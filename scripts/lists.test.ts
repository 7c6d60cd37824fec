import { readdirSync, readFileSync } from 'node:fs'
import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { root } from './ensure.mjs'

const series = [...new Set(games.map(({ id, series = id }) => series))]

/** The series of which a list names a game. */
function named(list: string): string[] {
  const inside = games.filter(({ id }) => list.includes(`'${id}'`))
  return [...new Set(inside.map(({ id, series = id }) => series))]
}

/** Sources that belong to all games: not a game's own package, nor its own screen or lesson. */
const shared = ['packages', 'scripts']
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.(test\.tsx?|mjs)$|packages\/[a-z]+\/test\/.*\.ts$/.test(file))
  .filter((file) => !/node_modules|\/dist|^packages\/games\/|\/src\/(games|learn)\//.test(file))

/** Lists that leave series out without a comment above them that says which and why. */
function listsOfSome(file: string): string[] {
  const text = readFileSync(`${root}/${file}`, 'utf8')
  return [...text.matchAll(/\[([^[\]]*)\]/g)]
    .filter(({ 0: list, index }) => {
      const above = text.slice(0, index).split('\n').slice(-3, -1).join(' ')
      const left = series.filter((id) => !named(list).includes(id))
      return named(list).length > 1 && left.some((id) => !above.includes(`${id}:`))
    })
    .map(([list]) => `${file}: ${list.replaceAll(/\s+/g, ' ')}`)
}

test('no shared test or script lists some games and leaves out others without saying why', () => {
  expect(shared.length).toBeGreaterThan(200)
  expect(shared.flatMap(listsOfSome)).toEqual([])
})
