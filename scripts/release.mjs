import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureInstalled, root } from './ensure.mjs'
import { tarOf } from './tar.mjs'

// Makes one archive with the server and the pages that starts with node alone. The same commit makes
// the same bytes: entries are sorted, their time is fixed, and no path of this machine is in them.

/** What a node without SQLite of its own needs: only built code, for the platform it is made on. */
const driver = ['libsql', '@libsql', '@neon-rs/load', 'detect-libc']

/** @param {string} outfile */
async function makeRelease(outfile) {
  const { bundleServer } = await import('./server.mjs')
  const { bundleWeb } = await import('./web.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'estafette-release-'))
  try {
    await bundleServer(`${folder}/server.mjs`)
    await bundleWeb(`${folder}/pages`, 'best')
    const own = filesIn(folder)
    const named = ['LICENSE', 'CHANGELOG.md', 'docs/hosting.md'].map((name) => ({
      name,
      file: `${root}/${name}`,
    }))
    const modules = driver
      .map((name) => `${root}/node_modules/${name}`)
      .filter((path) => existsSync(path))
      .flatMap((path) =>
        filesIn(path).map(({ name, file }) => ({
          name: `node_modules/${relative(`${root}/node_modules`, path)}/${name}`,
          file,
        })),
      )
    const entries = [...own, ...named, ...modules].map(({ name, file }) => ({
      name: `estafette/${name.split(sep).join('/')}`,
      body: readFileSync(file),
    }))
    const packed = gzipSync(tarOf(entries), { level: 9 })
    mkdirSync(dirname(outfile), { recursive: true })
    writeFileSync(outfile, packed)
    return {
      bytes: packed.length,
      files: entries.length,
      hash: createHash('sha256').update(packed).digest('hex'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(folder, file), file }))
}

ensureInstalled()
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
const name = process.argv[2] ?? `release/estafette-${version}.tar.gz`
console.log('Building server and pages (half a minute) ...')
const { bytes, files, hash } = await makeRelease(resolve(root, name))
console.log(`${name}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, sha256 ${hash}`)
console.log('Unpack it anywhere and run: node estafette/server.mjs')
