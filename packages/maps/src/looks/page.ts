import { contrastOf, PLAIN } from './contrast.ts'
import { dimmedOf, nightOf, type Palette } from './palette.ts'
import { rulesOf, type StyleRule } from './sheet.ts'

const PREFIX = '--hex-' // of every property

/**
 * The style sheet of painted maps for a page with themes: the rules once, for whatever is inside an
 * element of the class, and the colours as properties. An element has beside it the class of its
 * look, and by night `is-night`.
 */
export function pageSheet(scope: string, looks: Readonly<Record<string, Palette>>): string {
  const all = Object.entries(looks)
  const contrast = "[data-theme='contrast'] "
  return [
    ...scoped(`.${scope}`, rulesOf(byName(all[0]![1]))),
    ...scoped(`${contrast}.${scope}`, PLAIN),
    ...all.flatMap(([look, palette]) => {
      const own = `.${scope}.is-${look}`
      return [
        block(own, properties(palette)),
        block(`[data-theme='dark'] ${own}`, properties(dimmedOf(palette))),
        block(`${own}.is-night,[data-theme='dark'] ${own}.is-night`, properties(nightOf(palette))),
      ]
    }),
    ...joined(
      all.flatMap(([look, palette]): readonly Block[] => {
        const own = `${contrast}.${scope}.is-${look}`
        return [
          [own, properties(contrastOf(palette))],
          [`${own}.is-night`, properties(contrastOf(palette, 'night'))],
        ]
      }),
    ),
    '',
  ].join('\n')
}

function scoped(scope: string, rules: readonly StyleRule[]): readonly string[] {
  return rules.map(([selectors, body]) => {
    const own = selectors.split(',').map((selector) => `${scope} ${selector}`)
    return `${own.join(',')}{${body}}`
  })
}

type Block = readonly [selector: string, declarations: readonly string[]]

/** Blocks that say the same are one: high contrast leaves of a look no more than its levels. */
function joined(blocks: readonly Block[]): readonly string[] {
  const all = new Map<string, string[]>()
  for (const [selector, declarations] of blocks) {
    const said = declarations.join(';')
    all.set(said, [...(all.get(said) ?? []), selector])
  }
  return Array.from(all, ([said, selectors]) => `${selectors.join(',')}{${said}}`)
}

function block(selector: string, declarations: readonly string[]): string {
  return `${selector}{${declarations.join(';')}}`
}

/** A palette of names: each colour is read from a property. */
function byName(palette: Palette): Palette {
  return Object.fromEntries(
    Object.entries(palette).map(([name, value]: [string, Palette[keyof Palette]]) => [
      name,
      Array.isArray(value)
        ? value.map((tints: readonly string[], level) =>
            tints.map((_, tint) => `var(${tintName(level, tint)})`),
          )
        : `var(${PREFIX}${dashed(name)})`,
    ]),
  ) as unknown as Palette
}

function properties({ levels, ...colours }: Palette): readonly string[] {
  return [
    ...Object.entries(colours).map(([name, value]) => `${PREFIX}${dashed(name)}:${value}`),
    ...levels.flatMap((tints, level) =>
      tints.map((value, tint) => `${tintName(level, tint)}:${value}`),
    ),
  ]
}

function tintName(level: number, tint: number): string {
  return `${PREFIX}level-${level + 1}-${tint}`
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
