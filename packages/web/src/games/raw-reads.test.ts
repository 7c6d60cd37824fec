import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** An entry of an array of a position: how it is stored is the game's own affair. */
const READ = /\b(?:s|state|before|after|known|now|whole|position)\.(?!board\b)\w+\[/g

/** An array of a position that is gone through from end to end; of each screen, as many as today. */
const WALK =
  /\b(?:s|state|before|after)\.(?!board\b)\w+\.(?:length|keys|filter|forEach|subarray|some)\b/g
const WALKS = 5

const screens = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Where the sources of a screen have something. */
function found(screen: string, what: RegExp): readonly string[] {
  const folder = new URL(`${screen}/`, import.meta.url)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      return [...text.matchAll(what)].map(([line]) => `${file}: ${line}`)
    })
}

test.each(screens)('the screen of %s asks its game, and reads no array of a position', (screen) => {
  expect(found(screen, READ)).toEqual([])
})

test.each(screens)(
  `the screen of %s goes through at most ${WALKS} arrays of a position`,
  (screen) => {
    const walks = found(screen, WALK)
    expect(walks.length > WALKS ? walks : []).toEqual([])
  },
)

// What happened has one voice, that of the table: a screen that reads it out as well tells it twice.
test.each(screens)('the screen of %s reads out nothing that happened', (screen) => {
  expect(found(screen, /aria-live|role="(?:alert|log)"/g)).toEqual([])
})
