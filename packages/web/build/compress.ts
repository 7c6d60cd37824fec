import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(?:html|js|css|json|svg|txt|webmanifest)$/
const SMALLEST = 512 // bytes; below that packing gains nothing

/** Leaves a .br and a .gz beside every text of the build. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'estafette-compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      await Promise.all(
        entries
          .filter((entry) => entry.isFile() && packable.test(entry.name))
          .map((entry) => pack(join(entry.parentPath, entry.name))),
      )
    },
  }
}

async function pack(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < SMALLEST) return
  const [small, plain] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // In small blocks: drawings, the largest of what is sent, are packed better so.
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
      },
    }),
    promisify(gzip)(body, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, plain)])
}
