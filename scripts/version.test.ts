import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildName } from './version.mjs'

test('a build is named by version and commit, without git by the version alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'estafette-version-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "version": "3.4.5" }')
    expect(buildName(folder)).toBe('3.4.5')
    expect(buildName()).toMatch(/^\d+\.\d+\.\d+(?: \([0-9a-f]{12}\))?$/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
