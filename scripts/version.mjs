import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from './ensure.mjs'

/** The version, and the commit where git knows it: `0.1.0 (1a2b3c4d5e6f)`, or `0.1.0` alone. */
export function buildName(folder = root) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const commit = commitOf(folder)
  return commit ? `${version} (${commit})` : version
}

/**
 * The commit of the sources; nothing where they came without one.
 * @param {string} folder
 */
function commitOf(folder) {
  if (!existsSync(`${folder}/.git`)) return ''
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : ''
}
