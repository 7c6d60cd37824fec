import { canInstall, findProgram, installPackages, refreshPackages } from './programs.mjs'

/**
 * What the tests in the other engines need: a variable that names each program, the names it goes
 * by, and the package of Debian that has it.
 */
const needed = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER', names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb' }, // WebKit has no mode without a screen
]

/** The programs by the variable that names them, installed first where we may; else ends in one line. */
export function ensureEngines() {
  let missing = needed.filter((program) => !find(program))
  if (missing.length > 0 && canInstall()) {
    console.log(`Installing ${packagesOf(missing)} ...`)
    refreshPackages()
    installPackages(missing.map((program) => program.package))
    missing = needed.filter((program) => !find(program))
  }
  if (missing.length > 0) {
    console.error(
      `The tests in Firefox and WebKit need programs that are not here. On Debian: apt-get install ${packagesOf(missing)}`,
    )
    process.exit(1)
  }
  return Object.fromEntries(needed.map((program) => [program.variable, find(program)]))
}

/** @param {(typeof needed)[number]} program */
function find({ variable, names }) {
  return process.env[variable] ?? findProgram(names)
}

/** @param {typeof needed} programs */
function packagesOf(programs) {
  return programs.map((program) => program.package).join(' ')
}
