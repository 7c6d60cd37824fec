import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const home = fileURLToPath(new URL('../..', import.meta.url))

test('the page takes the geometry of maps and their types, never the drawers', () => {
  const imports = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(`${home}${file}`, 'utf8').matchAll(
          /^import (type )?[^']*?from '(@estafette\/maps[^']*)'/gms,
        ),
      ].map(([, type, from]) => ({ file, from: from!, isType: type !== undefined })),
    )
  const geometry = ['@estafette/maps/geometry', '@estafette/maps/path', '@estafette/maps/lattice']
  expect(imports.length).toBeGreaterThan(5)
  expect(imports.filter(({ from, isType }) => !isType && !geometry.includes(from))).toEqual([])
})
