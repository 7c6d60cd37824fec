import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { HtmlTagDescriptor, Plugin } from 'vite'

interface Face {
  readonly name: string // of the file that src/style/fonts.css asks for
  readonly source: string // in the package of the family
  readonly preloaded: boolean
}

const face = (family: string, cut: string, preloaded = false): Face => ({
  name: `${family}-${cut.replace('-normal', '')}.woff2`,
  source: `@fontsource/${family}/files/${family}-latin-${cut}.woff2`,
  preloaded,
})

const faces: readonly Face[] = [
  face('barlow', '400-normal', true),
  face('barlow', '600-normal', true),
  face('barlow-condensed', '700-normal', true),
  face('barlow-condensed', '700-italic'),
  face('spectral', '500-italic'),
  face('spectral', '600-normal'),
]

/** What English, French, and the names of people and places on the maps are written with. */
const characters = [
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join(''),
  'àâäåçéèêëîïôöùûüœßÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒ',
  '’‘“”«»–—…·•×±−½°©\u00A0',
].join('')

/** Letters of headings, and of figures and labels: what programs and shops write is not in them. */
const headings = characters.replace(/[$[\\\]^`{|}~<>"'‘±©]/g, '')

/** Slanted letters are those of names: of waters and villages. */
const names = characters.replace(/[!-&*+/:-@[-`{-~‘“”«»—…·•×±−½°©åÀÂÄÇÊËÎÏÔÖÙÛÜŒ]/g, '')

/** What the file of a font can show. */
export function charactersOf(name: string): string {
  if (name === 'spectral-500-italic.woff2') return names
  return name.startsWith('barlow-') && !name.startsWith('barlow-condensed') ? characters : headings
}

/** Figures of equal width, and kerning where words are read; nobody asks for the rest. */
const features = (name: string): string[] =>
  name.startsWith('barlow-condensed') ? ['tnum', 'lnum'] : ['kern', 'tnum', 'lnum']

const require = createRequire(import.meta.url)
const cache = join(dirname(require.resolve('vite/package.json')), '../.cache/estafette-fonts')

/** Cuts the fonts down to our characters, once, and returns the folder they are in. */
export async function prepareFonts(): Promise<string> {
  const { version } = require('subset-font/package.json') as { version: string }
  const sources = faces.map(({ source }) => readFileSync(require.resolve(source)))
  const hash = createHash('sha256').update(
    JSON.stringify([
      version,
      faces.map((face) => [face, features(face.name), charactersOf(face.name)]),
    ]),
  )
  for (const source of sources) hash.update(source)
  const folder = join(cache, hash.digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  for (const [index, { name }] of faces.entries()) {
    const file = join(folder, name)
    if (existsSync(file)) continue
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures: features(name),
      noHinting: true, // a third of a file, and of no use to screens of today
    }
    writeFileSync(file, await subsetFont(sources[index]!, charactersOf(name), options))
  }
  return folder
}

/** Asks for the fonts of the first view together with the page. */
export function preloadFonts(): Plugin {
  return {
    name: 'estafette-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        faces
          .filter((face) => face.preloaded)
          .flatMap(({ name }): HtmlTagDescriptor[] => {
            const stem = name.replace('.woff2', '')
            const named = new RegExp(`^assets/${stem}-\\w{8}\\.woff2$`)
            const file = Object.keys(bundle).find((file) => named.test(file))
            if (!file) throw new Error(`the font ${name} is not part of the build`)
            const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }
            return [{ tag: 'link', attrs: { ...attrs, href: `/${file}` }, injectTo: 'head' }]
          }),
    },
  }
}
