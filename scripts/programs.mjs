import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter } from 'node:path'

/**
 * The first of these programs that the system has on its path; undefined where it has none.
 * @param {readonly string[]} names
 */
export function findProgram(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(isExecutable)
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether this is Debian, or built on it, and we may install its packages. */
export function canInstall() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/** Has the system learn which packages there are. */
export function refreshPackages() {
  apt(['update', '-qq'])
}

/** @param {readonly string[]} names */
export function installPackages(names) {
  apt(['install', '-y', '-qq', '--no-install-recommends', ...names])
}

/** @param {readonly string[]} args */
function apt(args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
