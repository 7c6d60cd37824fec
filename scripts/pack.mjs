import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { replaceFile } from './replace-file.mjs'

const packable = /\.(?:html|js|css|json|svg|txt|webmanifest)$/
const SMALLEST = 512 // bytes; below that packing gains nothing

/**
 * How hard to try: `best` is an eighth smaller and takes fifty times as long.
 * @typedef {'quick' | 'best'} Effort
 */

/**
 * Leaves a .br and a .gz beside every text in a folder, in place of older ones.
 * @param {string} folder
 * @param {Effort} effort
 */
export async function packFolder(folder, effort) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && packable.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map((file) => pack(file, effort)))
}

/**
 * @param {string} file
 * @param {Effort} effort
 */
async function pack(file, effort) {
  const body = await readFile(file)
  if (body.length < SMALLEST) return
  const [small, plain] = await Promise.all([
    packText(body, effort),
    promisify(gzip)(body, { level: effort === 'best' ? 9 : 6 }),
  ])
  await Promise.all([replaceFile(`${file}.br`, small), replaceFile(`${file}.gz`, plain)])
}

/**
 * A text as it is sent to whoever can read that, packed with so much effort.
 * @param {Uint8Array} body
 * @param {Effort} effort
 * @returns {Promise<Buffer>}
 */
export function packText(body, effort) {
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // In small blocks: drawings, the largest of what is sent, are packed better so.
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
  }
  const params = effort === 'best' ? best : { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return promisify(brotliCompress)(body, { params })
}
