import { otherBattles } from '@estafette/blitzkrieg'
import { chapters } from '@estafette/blitzkrieg/rules'
import type { RuledGame } from '@estafette/kernel'

export { leftOut } from '@estafette/blitzkrieg'
export { checkBattle, whyLeftOut } from '@estafette/blitzkrieg/check'

/** Games that are found by their ids and stand on no shelf: one to learn by. */
export const workshop: readonly RuledGame[] = otherBattles.map((game) => ({ ...game, chapters }))
