import type { FireDraft } from '@estafette/frontline/plans'
import {
  ANTI_ARMOR,
  ATTACK,
  bestMode,
  byLoss,
  canShift,
  COVERING_FIRE,
  exchangeLosses,
  firepowerIn,
  flankBonus,
  FLAME,
  FORCES,
  headFirst,
  HOLD,
  isSection,
  isSniper,
  LINE,
  NONE,
  placeOf,
  POUR_IT_ON,
  rangeBetween,
  resultOf,
  shelterOf,
  sideOf,
  terrainAt,
  TERRAINS,
  valueOf,
  type CardTitle,
  type FireSetting,
  type FrontlineState,
  type Section,
  type Shelter,
  type Shot,
  type Soldier,
} from '@estafette/frontline/screen'
import { decimal, percent } from '../../../i18n/numbers.ts'
import { spoken } from '../../../i18n/spoken.ts'
import {
  Calculator,
  check,
  select,
  valuesOf,
  type CalculatorField,
  type CalculatorLine,
  type Values,
} from '../../../panels/calculator.tsx'
import { oncePer } from '../../../screen/once.ts'
import { cardWords } from '../card/card-words.ts'
import type { FrontDesk } from '../desk.ts'
import { chosenSection, draftOf } from '../plan/draft.ts'
import { nameOf, terrainName, titleOf } from '../told/names.ts'
import type { words as en } from './calculator.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./calculator.??.ts', { eager: true, import: 'words' }),
)

/** The cards that add to fire; any other is worth what a plain one is. FRL-FP-8, FRL-GEN-4 */
const CARDS: readonly CardTitle[] = [NONE, ATTACK, COVERING_FIRE, POUR_IT_ON]
const MODES = 5 // hold included
const MOST_FIREPOWER = 200
const MOST_COVER = 99

/** What any section would do to any other one, at any range and on any ground. FRL-FP-7, FRL-DMG-1 */
export function FireCalculator({ model }: { readonly model: FrontDesk }) {
  const s = model.state.value
  const draft = draftOf(model)?.draft
  const fight = draft?.kind === 'fire' ? draft : null
  const sections = sectionsOf(s)
  const sides = new Set(sections.map((section) => sideOf(s, section)))
  if (sides.size < 2) return null
  const chosen = chosenSection(model)
  return (
    <Calculator
      fields={(set) => fireFields(s, fight, set, chosen)}
      lines={(values) => fireLines(s, values)}
      note={words().note}
    />
  )
}

/** Every section on the line. */
function sectionsOf(s: FrontlineState): readonly Section[] {
  return Array.from({ length: FORCES }, (_, x) => x).filter((x) => isSection(s, x))
}

/** The sections that one can fire at. */
function foesOf(s: FrontlineState, section: Section): readonly Section[] {
  return sectionsOf(s).filter((other) => sideOf(s, other) !== sideOf(s, section))
}

/** The sections of one side. */
function friendsOf(s: FrontlineState, section: Section): readonly Section[] {
  return sectionsOf(s).filter((other) => sideOf(s, other) === sideOf(s, section))
}

/** The ways in which a man can fire at some range, holding his fire included. */
function modesOf(x: Soldier): readonly number[] {
  return Array.from({ length: MODES }, (_, mode) => mode).filter(
    (mode) =>
      mode === HOLD ||
      Array.from({ length: LINE }, (_, range) => range).some(
        (range) => valueOf(x, mode, range) >= 0,
      ),
  )
}

/**
 * All that decides fire: as it is drafted, or as those who are chosen would fire best; whatever was
 * set by hand, the rest follows from it.
 */
export function fireFields(
  s: FrontlineState,
  fight: FireDraft | null,
  set: Values = {},
  chosen: Section = NONE,
): readonly CalculatorField[] {
  const say = words()
  const { modes: modeNames } = cardWords()
  const fields: CalculatorField[] = []
  /** Adds a field; what it comes to now. */
  const add = (field: CalculatorField): number => {
    fields.push(field)
    return valuesOf([field], set)[field.key]!
  }
  const number = (key: string, label: string, value: number, most: number): number =>
    add({ key, label, value, least: 0, most })
  const grounds = TERRAINS.map((_, kind) => terrainName(kind))
  const one = (key: string, label: string, of: readonly number[], value: number): number =>
    of[add(select(key, label, of.map(nameOf), Math.max(0, of.indexOf(value))))]!

  const section = one('section', say.section, sectionsOf(s), fight?.section ?? chosen)
  const target = one('target', say.target, foesOf(s, section), fight?.target ?? NONE)
  const isFight = fight?.section === section && fight.target === target
  const isShifted = isFight && fight.isShifted && canShift(s, section, target)
  const trueRange = Math.max(0, rangeBetween(s, section, target) - (isShifted ? 1 : 0))
  const range = number('range', say.range, trueRange, LINE - 1)
  const card = isFight && !fight.isPlain ? Math.max(0, CARDS.indexOf(fight.card)) : 0
  add(select('card', say.card, [say.plain, ...CARDS.slice(1).map(titleOf)], card))
  const isCounter = add(check('isCounter', say.isCounter, isFight && fight.isCounter)) === 1
  add(select('ground', say.ground, grounds, terrainAt(s, placeOf(s, section))))
  number('flanks', say.flanks, flankBonus(s, section), MOST_COVER)
  for (const x of headFirst(s, section)) {
    const modes = modesOf(x)
    const isMeant = isFight && range === trueRange
    const mode = isMeant ? (fight.modes.get(x) ?? HOLD) : bestMode(s, x, range, target)[0]
    const names = modes.map((one) => modeNames[one]!)
    add(select(`mode${x}`, nameOf(x), names, Math.max(0, modes.indexOf(mode))))
  }
  const shelter = shelterOf(s, target)
  add(select('targetGround', say.targetGround, grounds, shelter.terrain))
  number('targetCover', say.targetCover, shelter.cover, MOST_COVER)
  if (isSniper(section)) {
    one('victim', say.victim, byLoss(s, target), isFight ? fight.victim : NONE)
  }
  const underWay = isFight && fight.isCounter
  const answer = number('answer', say.answer, underWay ? s.fp : 0, MOST_FIREPOWER)
  if (answer === 0) return fields
  add(check('answerArmor', say.answerArmor, underWay && (s.tints & ANTI_ARMOR) !== 0))
  add(check('answerFlame', say.answerFlame, underWay && (s.tints & FLAME) !== 0))
  const own = isCounter
    ? one('own', say.own, friendsOf(s, section), underWay ? s.target : section)
    : section
  if (isSniper(target)) one('ownVictim', say.victim, byLoss(s, own), underWay ? s.victim : NONE)
  const ownShelter = shelterOf(s, own)
  add(select('ownGround', say.ownGround, grounds, ownShelter.terrain))
  number('ownCover', say.ownCover, ownShelter.cover, MOST_COVER)
  return fields
}

/** The exchange of fire that was set. */
interface Exchange {
  readonly fire: FireSetting
  readonly victim: Soldier
  readonly answer: Omit<Shot, 'section'>
  readonly own: Section // who suffers if the answer is more
  readonly shelters: ReadonlyMap<Section, Shelter>
}

function exchangeFrom(s: FrontlineState, values: Values): Exchange {
  const of = (key: string): number => values[key] ?? 0
  const is = (key: string): boolean => of(key) === 1
  const section = sectionsOf(s)[of('section')]!
  const target = foesOf(s, section)[of('target')]!
  const isCounter = is('isCounter')
  const card = CARDS[of('card')]!
  const own = isCounter && 'own' in values ? friendsOf(s, section)[of('own')]! : section
  const aimedAt = (key: string, men: readonly Soldier[]): Soldier =>
    key in values ? men[of(key)]! : NONE
  return {
    fire: {
      section,
      target,
      isCounter,
      card,
      isPlain: card === NONE,
      modes: new Map(headFirst(s, section).map((x) => [x, modesOf(x)[of(`mode${x}`)] ?? HOLD])),
      range: of('range'),
      terrain: of('ground'),
      flanks: of('flanks'),
    },
    victim: aimedAt('victim', byLoss(s, target)),
    answer: {
      fp: of('answer'),
      victim: aimedAt('ownVictim', byLoss(s, own)),
      hasAntiArmor: is('answerArmor'),
      hasFlame: is('answerFlame'),
    },
    own,
    shelters: new Map([
      [target, { cover: of('targetCover'), terrain: of('targetGround') }],
      [own, { cover: of('ownCover'), terrain: of('ownGround') }],
    ]),
  }
}

/** What comes of fire that was set, and of the answer to it. FRL-EX-1, FRL-EX-2 */
export function resultFrom(s: FrontlineState, values: Values) {
  const { fire, victim, answer, own, shelters } = exchangeFrom(s, values)
  const preview = firepowerIn(s, fire)
  const { fp, hasAntiArmor, hasFlame } = preview
  const shot: Shot = { section: fire.section, fp, victim, hasAntiArmor, hasFlame }
  const other: Shot = { section: fire.target, ...answer }
  const shelter = (section: Section): Shelter => shelters.get(section) ?? shelterOf(s, section)
  const exchange = fire.isCounter
    ? ([s, other, own, shot, shelter] as const)
    : ([s, shot, fire.target, answer.fp > 0 ? other : null, shelter] as const)
  return { preview, ...resultOf(...exchange), losses: exchangeLosses(...exchange).losses }
}

const known = oncePer<FrontlineState, Map<string, ReturnType<typeof resultFrom>>>(() => new Map())

/** Firepower, what is left of it, and who dies of it how likely. */
export function fireLines(s: FrontlineState, values: Values): readonly CalculatorLine[] {
  const say = words()
  const key = JSON.stringify(values)
  const found = known(s).get(key) ?? resultFrom(s, values)
  known(s).set(key, found)
  const { preview, sufferer, left, deaths, losses } = found
  const { sum, fp, isHalved } = preview
  return [
    { label: say.firepower, value: isHalved ? say.halved(sum, fp) : String(fp) },
    { label: say.left(nameOf(sufferer)), value: String(left) },
    { label: say.vp, value: decimal(losses.vp) },
    { label: say.none, value: percent(deaths.none) },
    { label: say.one, value: percent(deaths.one) },
    { label: say.more, value: percent(deaths.more) },
    ...[...losses.deaths].map(([x, chance]) => ({
      label: say.dies(nameOf(x)),
      value: percent(chance),
    })),
  ]
}
