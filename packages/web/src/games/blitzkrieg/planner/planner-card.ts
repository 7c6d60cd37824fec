import {
  attackChance,
  demandOf,
  fill,
  isTransport,
  planAll,
  planOf,
  previewAttack,
  sketchAt,
  STEP,
  targetsNamed,
  unitsIn,
  unitsNamed,
  whyNotDeclare,
  type AttackSketch,
  type BlitzState,
  type Demand,
  type OpenAttack,
} from '@estafette/blitzkrieg/screen'
import type { Plan, Rebuff } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import type { CardAct, Tile, TileGroup } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { settings } from '../../../store/settings.ts'
import { attackCompany } from '../card/company.ts'
import {
  closedAct,
  intended,
  offersBy,
  option,
  positionOf,
  restAct,
  slots,
  waitingAct,
  type OwnCard,
} from '../card/card-tools.ts'
import { cardWords } from '../card/card-words.ts'
import { combinationGroup } from './combination-tiles.ts'
import { columnText, hexText, unitText } from './planner-names.ts'
import { plannerWords } from './planner-words.ts'
import {
  attackInHand,
  gameOf,
  keep,
  letterText,
  lostOf,
  meantFor,
  openAttacksOf,
  openOf,
  sketches,
  sketchFor,
} from './planner.ts'
import { begin, look } from './planner-press.ts'
import { percent } from '../words.ts'

/** The attacks of a phase, thought out together and declared one by one. BLZ-CBT-1, BLZ-CBT-8 */
export function plannerCard(model: BlitzDesk): OwnCard {
  if (positionOf(model).step === STEP.attack) return namingCard(model)
  const meant = intended(model)
  if (meant?.verb === 'done') return endCard(model, meant)
  const plan = attackInHand(model)
  return plan ? attackCard(model, plan) : overviewCard(model)
}

/** All that must be attacked or is going to be, and what else could be. */
function overviewCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = plannerWords()
  const demand = demandOf(s)
  const all = sketches(model)
  const open = openOf(model)
  const groups: TileGroup[] = [
    ...(all.length === 0 ? [combinationGroup(model)] : []),
    {
      key: 'planned',
      title: words.planned,
      tiles: all.map((sketch) => sketchTile(model, sketch)),
    },
    {
      key: 'open',
      title: words.must,
      rule: 'BLZ-CBT-8',
      tiles: open.map((hex) => openTile(model, hex, words.open)),
    },
    {
      key: 'beyond',
      title: words.beyond,
      rule: 'BLZ-CBT-5',
      tiles: demand.beyond.map((hex) => beyondTile(s, hex)),
    },
    ...couldGroups(model, open),
    ...(all.length > 0 ? [combinationGroup(model)] : []),
  ]
  return {
    title: words.planTitle,
    note: [lostText(model), demand.open.length > 0 ? demandText(s, demand) : words.freeNote]
      .filter(Boolean)
      .join(' '),
    groups: groups.filter(({ tiles }) => tiles.length > 0),
    ...overviewSlots(model, demand, all, open),
  }
}

/** Which attacks came to nothing since the last one was planned, and why. */
function lostText(model: BlitzDesk): string {
  const s = positionOf(model)
  return lostOf(model)
    .map(({ sketch: { letter, targets }, why }) =>
      plannerWords().lost[why](
        letterText(letter),
        targets.map((hex) => hexText(s, hex)).join(' + '),
      ),
    )
    .join(' ')
}

/** What else could be attacked: with whoever is free, then at the cost of another attack. */
function couldGroups(model: BlitzDesk, open: readonly number[]): readonly TileGroup[] {
  const words = plannerWords()
  const all = sketches(model)
  const others = offersBy(model, 'target')
    .map(({ target }) => target)
    .filter((hex) => !open.includes(hex) && !sketchAt(all, hex))
  const costly = openAttacksOf(model)
    .filter(({ takes }) => takes.length > 0)
    .map(({ sketch }) => sketch.targets[0]!)
  return [
    {
      key: 'could',
      title: words.could,
      ...(all.length + open.length > 0 && { folded: words.could }),
      tiles: others.filter((hex) => !costly.includes(hex)).map((hex) => openTile(model, hex, '')),
    },
    {
      key: 'left',
      title: words.left,
      tiles: others.filter((hex) => costly.includes(hex)).map((hex) => openTile(model, hex, '')),
    },
  ]
}

/** How many hexes must be attacked; where fewer can be at once, how many of them. BLZ-CBT-9 */
export function demandText(s: BlitzState, { open }: Demand): string {
  return plannerWords().planNote(Math.min(open.length, s.cover), open.length)
}

function overviewSlots(
  model: BlitzDesk,
  demand: Demand,
  all: readonly AttackSketch[],
  open: readonly number[],
): Pick<Required<OwnCard>, 'primary' | 'decline'> {
  const words = plannerWords()
  const end = endAct(model, demand)
  if (open.length > 0) {
    const label = all.length === 0 ? words.planAll : words.planRest
    const press = (): void => {
      keep(model, planAll(positionOf(model), sketches(model)))
      const first = sketches(model)[0]
      if (first) look(model, first)
    }
    return { primary: { label, icon: 'check', shortcut: 'Enter', press }, decline: end }
  }
  const planned = all.filter((sketch) => planOf(positionOf(model), sketch) !== null)
  const ready = planned.find((sketch) => !refusalOf(model, sketch)) ?? planned[0]
  if (!ready) return { primary: couldBe(model).length > 0 ? waitingAct() : restAct(), decline: end }
  const label = words.look(letterText(ready.letter))
  const press = (): void => look(model, ready)
  return { primary: { label, icon: 'next', shortcut: 'Enter', press }, decline: end }
}

/** Why an attack cannot be declared now. */
function refusalOf(model: BlitzDesk, sketch: AttackSketch): Rebuff | null {
  return whyNotDeclare(gameOf(model), positionOf(model), sketch)
}

/** Ends the phase, or says what has to be attacked before. BLZ-CBT-8 */
function endAct(model: BlitzDesk, { open }: Demand): CardAct {
  const words = plannerWords()
  const done = offersBy(model, 'done')[0]
  // Where somebody could still be attacked that is said first, as at the end of movement.
  const isCareful = settings.value.confirm.phase && couldBe(model).length > 0
  if (done) {
    return { label: words.endPhase, offer: done, press: () => model.choose(done, isCareful) }
  }
  const hex = open[0]
  return closedAct(
    words.endPhase,
    hex === undefined ? '' : words.first(hexText(positionOf(model), hex)),
  )
}

/** The hexes that could be attacked now, must they or not. */
function couldBe(model: BlitzDesk): readonly number[] {
  return offersBy(model, 'target').map(({ target }) => target)
}

/** The end of combat, put again: who could still be attacked. BLZ-CBT-8 */
function endCard(model: BlitzDesk, end: Offer): OwnCard {
  const words = plannerWords()
  const all = sketches(model)
  const hexes = couldBe(model)
  const tiles = [
    ...all.map((sketch) => sketchTile(model, sketch)),
    ...hexes.filter((hex) => !sketchAt(all, hex)).map((hex) => openTile(model, hex, '')),
  ]
  return {
    title: cardWords().titles.endPhase,
    note: words.couldNote(hexes.length),
    groups: tiles.length > 0 ? [{ key: 'could', title: words.could, tiles }] : [],
    primary: {
      label: hexes.length > 0 ? cardWords().endAnyway : words.endPhase,
      icon: 'check',
      shortcut: 'Enter',
      offer: end,
      confirms: true,
      press: () => model.confirm(),
    },
    decline: {
      label: cardWords().stay,
      icon: 'back',
      shortcut: 'Esc',
      press: () => model.back(),
    },
  }
}

/** An attack that is planned: who, and how it stands. */
function sketchTile(model: BlitzDesk, sketch: AttackSketch): Tile {
  const s = positionOf(model)
  const words = plannerWords()
  const preview = previewAttack(s, sketch.units, sketch.targets)
  const plan = planOf(s, sketch)
  const names = sketch.units.map((unit) => unitText(model, unit)).join(', ')
  return {
    key: `attack${sketch.letter}`,
    name: `${letterText(sketch.letter)} · ${sketch.targets.map((hex) => hexText(s, hex)).join(' + ')}`,
    text: [
      names === '' ? words.nobody : words.with(names),
      preview && plan ? words.effect(percent(attackChance(preview))) : '',
    ]
      .filter(Boolean)
      .join(', '),
    ...(preview && plan && { value: columnText(s, preview.finalColumn) }),
    part: 'attack',
    press: () => {
      if (plan) look(model, sketch)
      else begin(model, sketch.targets[0]!)
    },
  }
}

/** A hex that nobody is going to attack yet: a press plans it with whoever is free. */
function openTile(model: BlitzDesk, hex: number, text: string): Tile {
  const s = positionOf(model)
  const best = openAttacksOf(model).find(({ sketch }) => sketch.targets.includes(hex))
  const preview = best && previewAttack(s, best.sketch.units, best.sketch.targets)
  const odds = preview && plannerWords().effect(percent(attackChance(preview)))
  return {
    key: `open${hex}`,
    name: `${text === '' ? '' : '! '}${hexText(s, hex)}`,
    text: [defendersText(model, hex), text, odds, best && costText(model, best)]
      .filter(Boolean)
      .join(', '),
    ...(preview && { value: columnText(s, preview.finalColumn) }),
    part: 'open',
    press: () => begin(model, hex),
  }
}

/** What an attack takes from those that are planned, and how they stand then. */
function costText(model: BlitzDesk, { sketch, takes }: OpenAttack): string {
  const s = positionOf(model)
  const words = plannerWords()
  return takes
    .map(({ letter, targets, units }) => {
      const lost = units.filter((unit) => sketch.units.includes(unit))
      const names = lost.map((unit) => unitText(model, unit)).join(', ')
      const rest = { letter, targets, units: units.filter((unit) => !lost.includes(unit)) }
      const then = planOf(s, rest) && previewAttack(s, rest.units, targets)
      const odds = then ? columnText(s, then.finalColumn) : null
      return words.takes(names, letterText(letter), odds)
    })
    .join(', ')
}

function beyondTile(s: BlitzState, hex: number): Tile {
  return {
    key: `beyond${hex}`,
    name: hexText(s, hex),
    closed: plannerWords().beyondText,
    part: 'beyond',
  }
}

/** Who defends a hex. */
function defendersText(model: BlitzDesk, hex: number): string {
  const s = positionOf(model)
  return unitsIn(s, hex)
    .filter((unit) => !isTransport(s, unit))
    .map((unit) => unitText(model, unit))
    .join(', ')
}

/** One attack in full; its sums are in the body, its company under the map. */
function attackCard(model: BlitzDesk, plan: Plan): OwnCard {
  const s = positionOf(model)
  const words = plannerWords()
  const sketch = sketchFor(model, plan)
  const letter = letterText(sketch.letter)
  const preview = previewAttack(s, sketch.units, sketch.targets)
  const refused = refusalOf(model, sketch)
  const all = sketches(model)
  const others = all.filter((one) => one.letter !== sketch.letter)
  const open = openOf(model).filter((hex) => !sketch.targets.includes(hex))
  const drop: Tile = {
    key: 'drop',
    name: words.drop,
    part: 'drop',
    press: () => {
      keep(model, others)
      model.back()
    },
  }
  const groups: TileGroup[] = [
    companyGroup(model),
    { key: 'planned', title: words.planned, tiles: others.map((one) => sketchTile(model, one)) },
    {
      key: 'open',
      title: words.must,
      rule: 'BLZ-CBT-8',
      tiles: open.map((hex) => openTile(model, hex, words.open)),
    },
    { key: 'drop', tiles: all.length > others.length ? [drop] : [] },
    ...couldGroups(model, open).filter(({ key }) => key === 'could'),
  ]
  const reason = refused && voiceOf(model.session.game).reason(refused.verdict, refused.gaps)
  return {
    title: words.title(letter, sketch.targets.map((hex) => hexText(s, hex)).join(' + ')),
    note: reason ?? defendersText(model, sketch.targets[0]!),
    ...(preview && {
      chance: {
        value: attackChance(preview),
        text: columnText(s, preview.finalColumn),
        label: words.effect(percent(attackChance(preview))),
      },
    }),
    groups: groups.filter(({ tiles }) => tiles.length > 0),
    caution: words.caution,
    primary: {
      label: words.declare(letter),
      icon: 'die',
      shortcut: 'Enter',
      confirms: true,
      press: () => model.confirm(),
      ...(reason && { closed: reason }),
    },
    decline: endAct(model, demandOf(s)),
  }
}

/** Who could take part, for those without the row under the map. */
function companyGroup(model: BlitzDesk): TileGroup {
  const members = attackCompany(model)?.groups.flatMap((group) => group.members) ?? []
  const tiles = members.map(({ unit, word, why, isIn, press }): Tile => ({
    key: `member${unit}`,
    name: unitText(model, unit),
    text: word,
    unit,
    part: 'member',
    isChosen: isIn,
    ...(press ? { press } : { closed: why ?? word }),
  }))
  const count = members.filter(({ isIn }) => isIn).length
  return { key: 'company', folded: plannerWords().whoAttacks(count, members.length), tiles }
}

/** An attack that is being named choice by choice: by the list, or after something was taken back. */
function namingCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = plannerWords()
  const targets = targetsNamed(s)
  const units = unitsNamed(s)
  const preview = previewAttack(s, units, targets)
  const fight = offersBy(model, 'fight')[0]
  const tilesOf = (verb: 'target' | 'attack' | 'support'): readonly Tile[] =>
    offersBy(model, verb).map((offer: Offer) =>
      option(model, offer, undefined, {
        name: verb === 'target' ? hexText(s, offer.target) : unitText(model, offer.target),
        ...(verb !== 'target' && { unit: offer.target }),
      }),
    )
  const groups = (['attack', 'support', 'target'] as const).map((verb) => ({
    key: verb,
    title: words.groups[verb],
    tiles: tilesOf(verb),
  }))
  const next = nextNamed(model, targets, units)
  return {
    title: words.naming(targets.map((hex) => hexText(s, hex)).join(' + ')),
    note: words.namingNote,
    ...(preview && {
      chance: {
        value: attackChance(preview),
        text: columnText(s, preview.finalColumn),
        label: words.effect(percent(attackChance(preview))),
      },
    }),
    groups: groups.filter(({ tiles }) => tiles.length > 0),
    ...slots(model, {
      label: ({ verb, target }) => {
        if (verb === 'fight') return words.fight
        return verb === 'target' ? hexText(s, target) : unitText(model, target)
      },
      proposal: next ?? fight,
      decline: next && fight,
    }),
  }
}

/** Who is named next: as the attack was planned, else with whoever is free, as long as nobody is. */
function nextNamed(
  model: BlitzDesk,
  targets: readonly number[],
  named: readonly number[],
): Offer | undefined {
  const planned = meantFor(model, targets)
  const free = planned.length + named.length > 0 ? [] : freeFor(model, targets)
  return offersBy(model, 'attack', 'support').find(({ target }) =>
    [...planned, ...free].includes(target),
  )
}

/** Those who could attack hexes, as it would be proposed. */
function freeFor(model: BlitzDesk, targets: readonly number[]): readonly number[] {
  return targets.flatMap((hex) => fill(positionOf(model), hex, sketches(model)).units)
}
