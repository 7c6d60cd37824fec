import {
  entrenchmentAt,
  isInEnemyZoc,
  isTransport,
  sideOfUnit,
  TERRAINS,
  unitsIn,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Game, Language } from '@estafette/kernel'
import { listed } from '../../../i18n/sentences.ts'
import { voiceOf } from '../../../i18n/voice.ts'
import { language } from '../../../store/settings.ts'
import { blitzLabel } from '../counter-words.ts'
import { blitzWords, sideName } from '../words.ts'

/** What a hex is like: ground, height, ways, works, zones of control. */
export function groundParts(s: BlitzState, hex: number, lang: Language): readonly string[] {
  const words = blitzWords(lang)
  const { board } = s
  const sides = [0, 1, 2, 3, 4, 5].map((direction) => hex * 6 + direction)
  const parts: string[] = [words.terrain[TERRAINS[board.terrain[hex]!]!]]
  if (board.level.some((level) => level !== 1)) parts.push(words.level(board.level[hex]!))
  if (board.roadHexes[hex]) parts.push(words.ground.road)
  if (board.rail[hex]) parts.push(words.ground.rail)
  if (sides.some((slot) => board.river[slot])) parts.push(words.ground.river)
  if (sides.some((slot) => board.stream[slot])) parts.push(words.ground.stream)
  if (entrenchmentAt(s, hex) > 0) parts.push(words.ground.entrenched)
  for (const side of [0, 1]) {
    if (isInEnemyZoc(s, 1 - side, hex)) parts.push(words.zoc(sideName(board, side, lang)))
  }
  return parts
}

/** A hex in words: name, ground, zones, units. */
export function describeHex(
  game: Game<BlitzState>,
  s: BlitzState,
  hex: number,
  lang: Language,
  isShort = false,
): string {
  const words = blitzWords(lang)
  const parts = [voiceOf(game, lang).thing('hex', hex), ...groundParts(s, hex, lang)]
  for (const side of [0, 1]) {
    const units = unitsIn(s, hex).filter((unit) => sideOfUnit(s, unit) === side)
    if (units.length === 0) continue
    const combat = units.filter((unit) => !isTransport(s, unit)).length
    const names = units.map((unit) => blitzLabel(s, unit, lang))
    const count = `${sideName(s.board, side, lang)}, ${words.units(combat)}`
    parts.push(isShort ? count : listed(count, names, lang))
  }
  return `${parts.join(', ')}.`
}

/** What counts about a hex in a line. */
export function hexNote(s: BlitzState, hex: number): string {
  return groundParts(s, hex, language.value).join(', ')
}
