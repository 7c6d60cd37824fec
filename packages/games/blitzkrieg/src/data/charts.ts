import { AIR_RESULTS, DIE_FACES, RESULTS } from './codes.ts'
import type { ByFace, ChartsSource } from './source.ts'

/** The tables of the rulebook. */
export interface ChartTables {
  readonly crtColumns: readonly string[] // '1:4' .. '6:1+'
  readonly crtAttacker: Uint8Array // result by [column * 7 + die]. BLZ-CBT-19
  readonly crtDefender: Uint8Array
  readonly bombardHard: Uint8Array // by die: town, woods or entrenchment. BLZ-ART-2
  readonly bombardOpen: Uint8Array
  readonly interceptor: Uint8Array // by die. BLZ-AIR-4
  readonly intercepted: Uint8Array
  readonly airReturn: number // turns. BLZ-AIR-5
}

const STRIDE = DIE_FACES + 1

/** Reads the tables. */
export function makeCharts({ crt, bombardment, airCombat }: ChartsSource): ChartTables {
  const cells = (part: 'attacker' | 'defender') =>
    Uint8Array.from({ length: crt.columns.length * STRIDE }, (_, index) => {
      const row = crt.rows[String(index % STRIDE)]
      return row ? RESULTS.indexOf(row[Math.floor(index / STRIDE)]![part]) : 0
    })
  return {
    crtColumns: crt.columns,
    crtAttacker: cells('attacker'),
    crtDefender: cells('defender'),
    bombardHard: byFace(bombardment.hard, (text) => text),
    bombardOpen: byFace(bombardment.open, (text) => text),
    interceptor: byFace(airCombat.rows, (text) => text.split('/')[0]!),
    intercepted: byFace(airCombat.rows, (text) => text.split('/')[1]!),
    airReturn: airCombat.returnTurns,
  }
}

function byFace(rows: ByFace<string>, part: (text: string) => string): Uint8Array {
  return Uint8Array.from({ length: STRIDE }, (_, face) =>
    face === 0 ? 0 : AIR_RESULTS.findIndex((result) => result === part(rows[String(face)]!)),
  )
}

/** Place of a cell in the combat results tables. */
export function cellIndex(column: number, die: number): number {
  return column * STRIDE + die
}
