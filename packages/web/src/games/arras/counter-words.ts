import { LOCKED, REDUCED, SPENT, type Board } from '@estafette/arras/screen'
import type { Language } from '@estafette/kernel'
import type { MarkerIcon } from '../../counters/marker.tsx'
import { arrasFactors } from './counters.ts'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './counter-words.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./counter-words.??.ts', { eager: true, import: 'words' }),
)

/** The type of a unit in words: 'recon armour'. */
export function arrasType(board: Board, unit: number, language: Language): string {
  const { types, recon } = words(language)
  const type = board.type[unit]!
  return (board.recon[unit] ? recon[type] : undefined) ?? types[type]!
}

/** A counter for someone who does not see it: name, type, nation, group, state, factors. */
export function arrasLabel(board: Board, unit: number, flags: number, language: Language): string {
  const say = words(language)
  const { attack, defence, movement } = arrasFactors(board, unit, flags)
  const reduced = (flags & REDUCED) !== 0
  const spent = (flags & SPENT) !== 0
  const who = [
    say.unit(board.unitNames[unit]!.replace(/\.$/, '')),
    arrasType(board, unit, language),
    say.nations[board.nationality[unit]!],
    reduced ? say.reorganised : say.group(String.fromCharCode(65 + board.group[unit]!)),
    flags & LOCKED ? say.locked : undefined,
  ]
  const what = [
    attack === null || spent ? say.noAttack : say.attack(attack),
    board.overrunCapable[unit] && !spent ? say.overrun : undefined,
    say.defence(defence),
    spent ? say.noMovement : say.movement(movement),
  ]
  return `${list(who)}. ${spent ? say.spent : say.fresh}${say.colon}${list(what)}.`
}

/** What is the matter with a unit, in a word. */
export function arrasState(flags: number, language: Language): string | undefined {
  return flags & SPENT ? words(language).spent : undefined
}

/** What a marker is: 'German Air Support'. */
export function arrasMarkerLabel(icon: MarkerIcon, side: number, language: Language): string {
  return words(language).markers[icon][side === 0 ? 0 : 1]
}

function list(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ')
}
