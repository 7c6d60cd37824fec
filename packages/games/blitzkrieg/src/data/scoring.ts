import { EDGES } from './codes.ts'
import { hexAt, type MapTables } from './map.ts'
import type { VictorySource } from './source.ts'

/** The hexes that a line of scoring is about, ascending; none where it is about units or events. */
export function scoredHexes(map: MapTables, line: VictorySource): readonly number[] {
  const all = (test: (hex: number) => boolean): number[] => [...map.hexIds.keys()].filter(test)
  switch (line.kind) {
    case 'hexTerrain': // GEM-VIC-1, ARS-VIC-1, STO-VIC-1, HAN-VIC-1
      return all((hex) => map.built[hex]! !== 0)
    case 'hexLevel': // STO-VIC-1
      return all((hex) => map.level[hex] === line.level)
    case 'hexList': // SED-VIC-2
    case 'anyHexControlled': // ARS-VIC-2, ARS-VIC-3
    case 'supplyLinesToHexes': // SED-VIC-3
      return line.hexes!.map((id) => hexAt(map, id)).toSorted((a, b) => a - b)
    case 'placeHexes': // DIN-VIC-2
    case 'placeOccupied': // STO-VIC-1
      return all((hex) => map.hexNames[hex] === line.place)
    case 'unitsOnEdgeInSupply': // HAN-VIC-2
    case 'exitedUnits': // DIN-VIC-3, HAN-VIC-3
      return map.edgeHexes[EDGES.indexOf(line.edge!)]!
    default:
      return []
  }
}
