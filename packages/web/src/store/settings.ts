import {
  failure,
  languageMeant,
  languages,
  success,
  type Language,
  type Result,
} from '@estafette/kernel'
import { computed, effect, signal } from '@preact/signals'
import { browserShelf, parseJson, read, write } from './storage.ts'

export const themes = ['auto', 'light', 'dark', 'contrast'] as const
export const speeds = ['off', 'fast', 'normal', 'slow'] as const
export const enemyPaces = ['step', 'slow', 'quick', 'atOnce'] as const
export const strengths = [60, 100, 140] as const
export const confirmations = ['roll', 'phase', 'bid', 'final'] as const

export type Theme = (typeof themes)[number]
export type Speed = (typeof speeds)[number]
export type EnemyPace = (typeof enemyPaces)[number]
export type Strength = (typeof strengths)[number]
export type Confirmation = (typeof confirmations)[number]

/** What a person chose for this browser. */
export interface Settings {
  readonly language: Language | null // null: that of the browser
  readonly theme: Theme // auto: that of the system
  readonly speed: Speed // of animations
  readonly enemyPace: EnemyPace | null // at which turns of others are shown; null: not chosen yet
  readonly follow: boolean // the map follows what others do
  readonly strength: Strength // of highlights, percent
  readonly confirm: Readonly<Record<Confirmation, boolean>> // ask again before what cannot be undone
  readonly letterKeys: boolean // commands on single letters
  readonly list: boolean // every choice as a list under the options
  readonly hover: boolean // a mouse that rests on a stack is told about it
  readonly sound: boolean // dice, moves and one's turn are heard
  readonly armourSymbols: boolean // symbols for armour too, where counters show vehicles
  readonly keys: Readonly<Record<string, string>> // commands that were given other keys
}

export const defaults: Settings = {
  language: null,
  theme: 'auto',
  speed: 'normal',
  enemyPace: null,
  follow: true,
  strength: 100,
  confirm: { roll: true, phase: true, bid: true, final: true },
  letterKeys: true,
  list: false,
  hover: true,
  sound: false,
  armourSymbols: false,
  keys: {},
}

const KEY = 'estafette.settings' // public/boot.js reads it too
const FORMAT = 'estafette settings 1'

/** The settings; whatever shows them follows every change. */
export const settings = signal<Settings>(settingsFrom(parseJson(read(browserShelf(), KEY))))

/** Changes some settings and keeps them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some }
  write(browserShelf(), KEY, JSON.stringify(settings.value))
}

/** The language that everything is said in. */
export const language = computed<Language>(() => settings.value.language ?? browserLanguage())

const prefersDark = watchMedia('(prefers-color-scheme: dark)')
const prefersContrast = watchMedia('(prefers-contrast: more)')
const prefersStillness = watchMedia('(prefers-reduced-motion: reduce)')

/** The theme on the page. */
export const theme = computed<Exclude<Theme, 'auto'>>(() => {
  const { theme } = settings.value
  if (theme !== 'auto') return theme
  if (prefersContrast.value) return 'contrast'
  return prefersDark.value ? 'dark' : 'light'
})

/** How long animations take, as a factor; 0 where nothing is to move. */
export const pace = computed<number>(() =>
  prefersStillness.value ? 0 : { off: 0, fast: 0.5, normal: 1, slow: 2 }[settings.value.speed],
)

/** How strongly places are highlighted, as a factor. */
export const strength = computed<number>(() => settings.value.strength / 100)

/** Keeps the page in the chosen language and theme, and in step with other tabs. */
export function applySettings(page: HTMLElement): void {
  effect(() => {
    page.lang = language.value
    page.dataset['theme'] = theme.value
    page.dataset['motion'] = pace.value === 0 ? 'off' : 'on'
    page.style.setProperty('--highlight', String(strength.value))
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) settings.value = settingsFrom(parseJson(newValue))
  })
}

/** The settings as a file. */
export function makeSettings(): string {
  return `${JSON.stringify({ format: FORMAT, ...settings.value }, null, 2)}\n`
}

/** Reads the settings from a file. */
export function parseSettings(text: string): Result<Settings> {
  const data = parseJson(text)
  if (!isRecord(data) || data['format'] !== FORMAT) return failure(`no line says "${FORMAT}"`)
  return success(settingsFrom(data))
}

/** Settings from data of unknown origin; what makes no sense is left at its default. */
export function settingsFrom(data: unknown): Settings {
  if (!isRecord(data)) return defaults
  const confirm = isRecord(data['confirm']) ? data['confirm'] : {}
  return {
    language: oneOf<Language | null>(languages, data['language'], null),
    theme: oneOf(themes, data['theme'], defaults.theme),
    speed: oneOf(speeds, data['speed'], defaults.speed),
    enemyPace: oneOf<EnemyPace | null>(enemyPaces, data['enemyPace'], null),
    follow: data['follow'] !== false,
    strength: oneOf(strengths, data['strength'], defaults.strength),
    confirm: {
      roll: confirm['roll'] !== false,
      phase: confirm['phase'] !== false,
      bid: confirm['bid'] !== false,
      final: confirm['final'] !== false,
    },
    letterKeys: data['letterKeys'] !== false,
    list: data['list'] === true,
    hover: data['hover'] !== false,
    sound: data['sound'] === true,
    armourSymbols: data['armourSymbols'] === true,
    keys: keysFrom(data['keys']),
  }
}

/** Keys that write one character, by command. */
function keysFrom(data: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(isRecord(data) ? data : {})
  const isKey = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && entry[1].length === 1
  return Object.fromEntries(entries.filter(isKey))
}

function oneOf<T>(list: readonly T[], value: unknown, fallback: T): T {
  return list.find((item) => item === value) ?? fallback
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function browserLanguage(): Language {
  return languageMeant(globalThis.navigator?.language)
}

/** Whether a media query holds, as it changes. */
function watchMedia(query: string): { readonly value: boolean } {
  const list = globalThis.matchMedia?.(query)
  const matches = signal(list?.matches ?? false)
  list?.addEventListener('change', (event) => (matches.value = event.matches))
  return matches
}
