/** The colours of a painted look. */
export interface Palette {
  readonly relief: number // how strong the shading of the slopes is
  readonly grain: number // and the grain of the paper
  readonly levels: readonly (readonly string[])[] // tints of each level, the bare ground first
  readonly wood: string // the floor of the woods
  readonly crown: string
  readonly crownLarge: string
  readonly crownLight: string
  readonly crownRim: string
  readonly hedge: string
  readonly furrow: string
  readonly meadow: string
  readonly river: string
  readonly bank: string
  readonly riverLight: string
  readonly foam: string
  readonly waterLabel: string
  readonly road: string
  readonly roadEdge: string
  readonly rail: string
  readonly railCore: string
  readonly slope: string
  readonly slopeLight: string
  readonly rough: string
  readonly rock: string
  readonly rockShade: string
  readonly rockEdge: string
  readonly town: string
  readonly yard: string
  readonly roof: string
  readonly roofShade: string
  readonly roofEdge: string
  readonly slate: string
  readonly slateShade: string
  readonly grid: string
  readonly gridLight: string
  readonly number: string
  readonly paper: string
  readonly frame: string
  readonly label: string
  readonly halo: string
  readonly blown: string
  readonly first: string // what belongs to the first side at the edges of the map
  readonly second: string
  readonly forceInk: string // on these two
  readonly coin: string
  readonly coinEdge: string
}

type Rgb = readonly [number, number, number]

/** The tints of the parcels of a level: the ground itself, paler and riper. */
export function tintsOf(ground: string, ripe: string, pale: string): readonly string[] {
  return [
    ground,
    mixed(ground, ripe, 0.3),
    mixed(ground, pale, 0.2),
    mixed(ground, pale, 0.36),
    mixed(ground, ripe, 0.6),
    mixed(ground, pale, 0.55),
  ]
}

/** What of both sides is seen in any light. */
const FORCES: Partial<Palette> = {
  first: '#65756A',
  second: '#3F74C4',
  forceInk: '#FFFFFF',
  coin: '#E9B93A',
  coinEdge: '#1C1503',
}

const NIGHT: Rgb = [0.36, 0.43, 0.62]
/** What is still seen at night as by day. */
const BY_NIGHT: Partial<Palette> = {
  ...FORCES,
  river: '#6E9CC4',
  riverLight: '#8FB6D8',
  road: '#B9A67C',
  label: '#F3EDDB',
  number: '#C9CFDA',
  halo: '#101A2C',
  waterLabel: '#BBD6EE',
  slopeLight: '#7C8CA8',
  frame: '#C9CFDA',
  relief: 0.26,
  grain: 0.03,
}

const DUSK: Rgb = [0.6, 0.6, 0.57]
/** What stands out on a dark page. */
const ON_DARK: Partial<Palette> = {
  ...FORCES,
  river: '#5F9DBF',
  riverLight: '#86BAD6',
  road: '#E9BD6C',
  label: '#F8F2E2',
  number: '#F1EBDD',
  halo: '#161A14',
  waterLabel: '#CFE6F4',
  paper: '#1F211C',
  frame: '#C3BDA9',
  roof: '#B4513A',
  relief: 0.5,
  grain: 0.04,
}

/** The same land by night. */
export function nightOf(palette: Palette): Palette {
  return { ...recoloured(palette, (colour) => darkened(colour, NIGHT)), ...BY_NIGHT }
}

/** The same land by day on a page that is dark: dimmed as a whole, so that it does not dazzle. */
export function dimmedOf(palette: Palette): Palette {
  return { ...recoloured(palette, (colour) => darkened(colour, DUSK)), ...ON_DARK }
}

/** A palette with every colour changed. */
function recoloured(palette: Palette, change: (colour: string) => string): Palette {
  const changed = ([name, value]: [string, Palette[keyof Palette]]) => {
    if (typeof value === 'number') return [name, value]
    if (typeof value === 'string') return [name, change(value)]
    return [name, value.map((tints) => tints.map(change))]
  }
  return Object.fromEntries(Object.entries(palette).map(changed)) as Palette
}

function darkened(colour: string, by: Rgb): string {
  return hex(rgb(colour).map((value, i) => value * by[i]!) as unknown as Rgb)
}

/** A colour a share of the way to another. */
export function mixed(a: string, b: string, share: number): string {
  const [from, to] = [rgb(a), rgb(b)]
  return hex(from.map((value, i) => value + (to[i]! - value) * share) as unknown as Rgb)
}

function rgb(colour: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb
}

function hex(values: Rgb): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
