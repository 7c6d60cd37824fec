import { battles } from '@estafette/blitzkrieg'
import { expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../../scripts/seed.mjs'
import { journalOf, usualSetup } from '../../../../test/journal.ts'
import { sitAt } from '../../../../test/sitting.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { loadScreen } from '../../index.ts'

const MOST = isLong ? 600 : 80 // choices of a game

test.each(sampleOf(battles, 3).map(({ id }) => ({ id })))(
  'BLZ-REI-1 $id: where units can but enter, the card asks who, and slot A begins with the first',
  async ({ id }) => {
    const screen = (await loadScreen(id))!
    const { game } = screen
    const journal = journalOf(game, usualSetup(game), {
      player: 'random',
      seed: dayOf(seed),
      most: MOST,
    })
    for (const { before } of journal) {
      const seat = game.toAct(before)
      if (seat < 0 || game.decision(before, seat).step !== 'move') continue
      const { model, taken } = sitAt(screen, before, seat)
      const verbs = new Set(model.offers.value.all.map(({ verb }) => verb))
      if (!verbs.has('enter') || verbs.has('move') || verbs.has('ride')) continue
      const { primary } = cardOf(model)
      expect(primary.closed).toBeUndefined()
      primary.press()
      const meant = model.intention.value
      const [choice] = taken[0] ?? (meant?.kind === 'offer' ? [meant.offer.choice] : [])
      expect(model.offers.value.all.find((one) => one.choice === choice)?.verb).toBe('enter')
    }
  },
)
