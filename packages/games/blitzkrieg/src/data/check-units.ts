import { shown } from './shape.ts'
import type { UnitsSource, UnitSource } from './source.ts'
import { withoutSpaces } from './units.ts'

/** Ids that are given twice in a list. */
export function doubles(place: string, ids: readonly string[]): string[] {
  return ids.flatMap((id, at) =>
    ids.indexOf(id) < at ? [`${place}[${at}].id: duplicate id ${JSON.stringify(id)}`] : [],
  )
}

/** What contradicts itself in the counters. */
export function unitFaults(source: UnitsSource): string[] {
  const { units, groups, formations } = source
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  return [
    ...doubles('units', ids(units)),
    ...doubles('groups', ids(groups)),
    ...doubles('formations', ids(formations)),
    ...orderFaults(units),
    ...codeFaults(units),
    ...units.flatMap((unit, at) => counterFaults(unit, `units[${at}]`)),
    ...memberFaults(source),
  ]
}

/** The Germans come first: units are numbered in that order. */
function orderFaults(units: readonly UnitSource[]): string[] {
  const first = units.findIndex(({ side }) => side === 'ALLIED')
  const last = units.findLastIndex(({ side }) => side === 'GERMAN')
  if (first < 0) return ['units: must have an Allied unit, got none']
  if (last < 0) return ['units: must have a German unit, got none']
  return first > last
    ? []
    : [`units[${first}].side: all German units must come first, got ALLIED before units[${last}]`]
}

/** A group and a name make a unit's code, which is its own. */
function codeFaults(units: readonly UnitSource[]): string[] {
  const codes = units.map(({ group, name }) => `${group}-${withoutSpaces(name)}`)
  return codes.flatMap((code, at) => {
    const first = codes.indexOf(code)
    if (first === at) return []
    const name = JSON.stringify(units[at]!.name)
    return [`units[${at}].name: must differ from units[${first}] of the same group, got ${name}`]
  })
}

const ARMOURED_TYPES: readonly string[] = ['tank', 'armoredCar']

/** What a counter of its type has to have. */
function counterFaults(unit: UnitSource, place: string): string[] {
  const { type, armored, attack, range, name, movement } = unit
  const isArmoured = ARMOURED_TYPES.includes(type)
  const isTransport = type === 'transport'
  const must = (isRight: boolean, what: string, value: unknown) =>
    isRight ? [] : [`${place}.${what}, got ${shown(value)}`]
  return [
    ...must(armored === isArmoured, `armored: must be ${isArmoured} for type ${type}`, armored),
    ...must(
      isTransport === (attack === null),
      isTransport
        ? 'attack: must be null for a transport'
        : 'attack: must be a number: only a transport has none',
      attack,
    ),
    ...must(
      type !== 'artillery' || (range ?? 0) > 0,
      'range: must be 1 or more for artillery',
      range,
    ),
    ...must(
      type === 'artillery' || (range ?? 0) === 0,
      `range: must be left out for type ${type}`,
      range,
    ),
    ...must(
      !isTransport || /^(Truck|Halftrack|Tracked) \d+$/.test(name),
      'name: must be "Truck 1", "Halftrack 1" or "Tracked 1" for a transport',
      name,
    ),
    ...must(!isArmoured || movement > 0, `movement: must be 1 or more for type ${type}`, movement),
  ]
}

/** Units are in the lists of their groups, on one side; an 88 has something that draws it. */
function memberFaults({ units, groups, formations }: UnitsSource): string[] {
  const groupOf = new Map(groups.map((group) => [group.id, group]))
  const sideOf = new Map(formations.map(({ id, side }) => [id, side]))
  const unitOf = new Map(units.map((unit) => [unit.id, unit]))
  const listed = groups.flatMap((group, at) =>
    (['units', 'transports'] as const).flatMap((list) =>
      group[list].flatMap((id, index) => {
        const place = `groups[${at}].${list}[${index}]`
        const unit = unitOf.get(id)!
        if (unit.group !== group.id) return [`${place}: must be of this group, got ${id}`]
        const isRight = (unit.type === 'transport') === (list === 'transports')
        return isRight ? [] : [`${place}: must be in the other list, got ${unit.type} ${id}`]
      }),
    ),
  )
  const alone = units.flatMap(({ id, side, group, formation, type }, at) => {
    const own = groupOf.get(group)!
    const place = `units[${at}]`
    const isListed = [...own.units, ...own.transports].includes(id)
    return [
      ...(own.side === side ? [] : [`${place}.group: must be a group of the same side`]),
      ...(sideOf.get(formation) === side
        ? []
        : [`${place}.formation: must be a formation of the same side, got ${formation}`]),
      ...(isListed ? [] : [`${place}.group: ${group} must list this unit`]),
      ...(type === 'aa88' && own.transports.length === 0
        ? [`${place}.type: an aa88 must have a transport in its group, got none in ${group}`]
        : []),
    ]
  })
  return [...listed, ...alone]
}
