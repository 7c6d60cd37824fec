import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { bundleForTest } from '../test/killing.ts'
import { sampleMove } from '../test/samples.ts'

const other = process.env['OTHER_NODE'] ?? ''
if (other === '') console.log('another release of Node is not tested: OTHER_NODE names its program')

describe.skipIf(other === '')('a database of one release of Node', () => {
  let folder: string
  let program: string
  beforeAll(async () => {
    folder = scratchFolder()
    program = await bundleForTest('release', 'other')
  })
  afterAll(() => {
    rmSync(folder, { recursive: true })
    rmSync(program)
  })

  const run = (node: string, file: string) =>
    JSON.parse(execFileSync(node, [program, file, '5'], { encoding: 'utf8' })) as {
      driver: string
      found: unknown[]
      integrity: unknown
    }

  test('is read and written on by another, there and back, by whichever library it has', () => {
    const file = join(folder, 'moved.db')
    const drivers = [process.execPath, other, process.execPath, other].map((node, at) => {
      const { driver, found, integrity } = run(node, file)
      const expected = Array.from({ length: at * 5 }, (_, index) =>
        sampleMove('one', index + 1, `c${index + 1}`),
      )
      expect(found).toEqual(expected)
      expect(integrity).toEqual([{ integrity_check: 'ok' }])
      return driver
    })
    console.log(`${process.version} by ${drivers[0]}, the other by ${drivers[1]}`)
    expect(drivers[2]).toBe(drivers[0])
  })
})
