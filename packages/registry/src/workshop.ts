import { battles } from '@estafette/blitzkrieg'
import { chapters } from '@estafette/blitzkrieg/rules'
import type { RuledGame } from '@estafette/kernel'

export { checkBattle } from '@estafette/blitzkrieg/check'

/** Games that keep the contract and have no screen yet: commands find them, no shelf shows them. */
export const workshop: readonly RuledGame[] = battles.map((game) => ({ ...game, chapters }))
