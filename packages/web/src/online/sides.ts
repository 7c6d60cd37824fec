import type { SideForms, SideLook } from '@estafette/kernel'
import { side as englishSide } from '@estafette/kernel/language.en'
import { listedSide } from '@estafette/registry/shelf'
import { disguised } from '../i18n/disguise.ts'
import { language } from '../store/settings.ts'

// Sides wherever their game is not at hand: in lists of tables, in invitations.

/** A side of a game as sentences name it, by its id; a side without words goes by its id. */
export function sideForms(game: string, side: string): SideForms {
  return disguised(listedSide(game, side)?.forms[language.value] ?? englishSide(side, side))
}

/** A side of a game in a word, '' where it is not settled. */
export function sideName(game: string, side: string): string {
  return side === '' ? '' : sideForms(game, side).name
}

/** How dice and labels of a side look; one that is not settled has no look. */
export function sideLook(game: string, side: string): SideLook | undefined {
  return listedSide(game, side)?.look
}
