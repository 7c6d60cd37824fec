import { shown } from './shape.ts'
import type { MapSource, ScenarioSource, VictorySource } from './source.ts'

/** What each kind of line has to say beside its side. */
const KEYS: Readonly<Record<string, readonly (keyof VictorySource)[]>> = {
  enemyEliminated: ['vp', 'armored'],
  enemyRefitOnMap: ['vp'],
  hexTerrain: ['vp', 'mode'],
  hexLevel: ['vp', 'level', 'mode'],
  hexList: ['vp', 'hexes', 'mode'],
  placeHexes: ['vp', 'place', 'mode'],
  placeOccupied: ['vp', 'place'],
  anyHexControlled: ['vp', 'hexes'],
  freeLine: ['vp', 'from', 'to'],
  supplyLinesToHexes: ['vp', 'hexes', 'fromBank'],
  armoredUnitsSuppliedTo: ['vp', 'edge'],
  unitsOnEdgeInSupply: ['vp', 'edge'],
  exitedUnits: ['vp', 'edge'],
  exitedReinforcements: ['vp'],
  exitedEnemyUnits: ['vp'],
  enemyFormationOnMap: ['vp', 'formation'],
  ownUnitsNeverEntered: ['vp'],
  optionUsed: ['vp', 'option'],
  rommelEliminated: ['die'],
}

/** What contradicts itself in the lines of victory. */
export function victoryFaults({ victory, hasRommel }: ScenarioSource, map: MapSource): string[] {
  const names = new Set(Object.values(map.hexes).flatMap(({ name }) => name ?? []))
  const banks = new Set(Object.values(map.hexes).flatMap(({ bank }) => bank ?? []))
  return victory.rules.flatMap((line, at) => {
    const place = `victory.rules[${at}]`
    const missing = (KEYS[line.kind] ?? []).filter((key) => line[key] === undefined)
    return [
      ...missing.map((key) => `${place}.${key}: is missing`),
      ...(line.place === undefined || names.has(line.place)
        ? []
        : [`${place}.place: must be the name of a hex in map.json, got ${shown(line.place)}`]),
      ...(line.fromBank === undefined || banks.has(line.fromBank)
        ? []
        : [`${place}.fromBank: must be a bank of map.json, got ${shown(line.fromBank)}`]),
      ...(line.kind === 'rommelEliminated' && !hasRommel
        ? [`${place}.kind: must not be rommelEliminated while hasRommel is false`]
        : []),
    ]
  })
}
