import {
  canInstall,
  findProgram,
  installPackages,
  isExecutable,
  refreshPackages,
} from './programs.mjs'

const SHELL = 'chromium-headless-shell' // opens a page four times as fast as a browser with windows
const names = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const places = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser that CHROMIUM_PATH names, or the system's own; undefined where there is none. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) return isExecutable(named) ? named : undefined
  return findProgram(names) ?? places.find(isExecutable)
}

/** The system's browser, installed first where this is Debian and we may; else ends in one line. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (!process.env['CHROMIUM_PATH'] && canInstall()) {
    console.log('Installing Chromium for the browser tests ...')
    refreshPackages()
    for (const name of [SHELL, 'chromium']) {
      installPackages([name])
      const installed = findChromium()
      if (installed) return installed
    }
  }
  console.error(
    'The browser tests need Chromium or Chrome: install it, or set CHROMIUM_PATH to its program.',
  )
  process.exit(1)
}
