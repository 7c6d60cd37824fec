/** What is wrong with a drawing for the live map, in words; nothing if it is fit. */
export function faultsOf(defs: string, markup: string): string[] {
  const faults: string[] = []
  const all = defs + markup
  if (all.match(/<[a-z]/g)!.length >= 1500) faults.push('too many elements to pan at full speed')
  if (/filter|mix-blend|mask/.test(all)) faults.push('filters cost the sixty frames')
  const withoutImages = all.replaceAll(/href="data:[^"]*"/g, '')
  if (/#[\da-f]{3,8}"|style=|rgb|stroke="|opacity/i.test(withoutImages))
    faults.push('colours and styles belong to the theme')
  const ids = [...defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...all.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) faults.push('something is defined twice')
  for (const id of new Set(used.filter((one) => !ids.includes(one))))
    faults.push(`'${id}' is used and not defined`)
  if (/NaN|undefined|Infinity|e-\d/.test(withoutImages)) faults.push('a number is broken')
  return faults
}

/** The class that the groups of all maps carry: what a theme sets for all of them. */
const ANY_MAP = 'printed-map'

/** What is wrong with the themes of a map, in words. */
export function themeFaults(css: string, map: string): string[] {
  const propertiesOf = (selector: string): string[] => {
    const start = css.indexOf(`${selector} {`)
    if (start < 0) return []
    const block = css.slice(start, css.indexOf('}', start))
    return [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!)
  }
  const light = propertiesOf(`.${map}`)
  const used = new Set([...css.matchAll(/var\((--m-[\w-]+)/g)].map(([, name]) => name!))
  const faults = [...used]
    .filter((name) => !light.includes(name))
    .map((name) => `${name} is not set in the light theme`)
  faults.push(...light.filter((name) => !used.has(name)).map((name) => `${name} is not used`))
  for (const theme of ['dark', 'contrast']) {
    const own = [ANY_MAP, map].flatMap((name) => propertiesOf(`[data-theme='${theme}'] .${name}`))
    const inBoth = theme === 'dark' ? light.filter((name) => isInBoth(css, name)) : []
    if (own.length + inBoth.length <= 20) faults.push(`the theme ${theme} sets too little`)
    faults.push(
      ...own.filter((name) => !light.includes(name)).map((name) => `${name} is ${theme} only`),
    )
  }
  return faults
}

/** Whether a colour says at once what it is by day and by night. */
function isInBoth(css: string, name: string): boolean {
  return css.includes(`${name}: light-dark(`)
}

/** A value as a theme has it, where one says both what it is by day and by night. */
export function valueIn(theme: string, value: string): string {
  const both = /^light-dark\((\S+), (\S+)\)$/.exec(value)
  return both ? both[theme === 'dark' ? 2 : 1]! : value
}

/** The colours of a map in a theme, by their names; where it sets none, those of the light. */
export function themeColours(
  css: string,
  map: string,
  theme: string,
): Readonly<Record<string, string>> {
  const inTheme = [ANY_MAP, map].map((name) => `[data-theme='${theme}'] .${name}`)
  const own = [`.${map}`, ...inTheme].flatMap((selector) => {
    const start = css.indexOf(`\n${selector} {`)
    if (start < 0) return []
    const block = css.slice(start, css.indexOf('}', start))
    return [...block.matchAll(/--m-([\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => [name!, valueIn(theme, value!.trim())] as const,
    )
  })
  return Object.fromEntries(own)
}

/** The classes of a drawing that no rule of the style sheet names. */
export function bareClasses(markup: string, css: string): string[] {
  const used = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, list]) => list!.split(' '))
  return [...new Set(used)].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
}
