import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, without a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const NODE_NEEDED = [20, 19]
const lockFile = `${root}/package-lock.json`
const stampFile = `${root}/node_modules/.estafette-stamp`

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked
 * @typedef {Record<string, Locked>} Packages
 */

/** Ends the process with one line when this Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor = 0, needMinor = 0] = NODE_NEEDED
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return
  fail(
    `Estafette needs Node ${NODE_NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`,
  )
}

/** Brings node_modules in line with package-lock.json, running npm ci only when they differ. */
export function ensureInstalled() {
  checkNode()
  const stamp = currentStamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!isInstalled()) install()
  writeFileSync(stampFile, stamp)
}

function install() {
  console.log('Installing packages (npm ci) ...')
  const { status } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('npm ci failed: the packages are not installed, see its output above.')
}

function currentStamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

/** Whether an npm ci or npm install run by hand already installed what the lock file lists. */
function isInstalled() {
  const installedFile = `${root}/node_modules/.package-lock.json`
  if (!existsSync(installedFile)) return false
  const wanted = readPackages(lockFile)
  const installed = readPackages(installedFile)
  delete wanted['']
  return (
    Object.keys(installed).every((path) => wanted[path] !== undefined) &&
    Object.entries(wanted).every(
      ([path, locked]) =>
        !isNeededHere(locked) ||
        (installed[path] !== undefined && installed[path].version === locked.version),
    )
  )
}

/** @param {Locked} locked */
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true
  if (!os || !cpu || libc) return false // which C library runs here is npm's knowledge
  return os.includes(process.platform) && cpu.includes(process.arch)
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  console.error(line)
  process.exit(1)
}
