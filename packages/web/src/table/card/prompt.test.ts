import { languages, SPECTATOR, type Game } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { signal } from '@preact/signals'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { journalOf } from '../../../test/journal.ts'
import { defaults, settings } from '../../store/settings.ts'
import { waitingText } from './prompt.ts'

// Words that speak to whoever reads, and orders to them.
const spokenTo = {
  en: /\b(you|your|yours)\b|(?<!\bto )\b(choose|take|use|play|name|discard|keep)\b/i,
  fr: /\b(vous|votre|vos|vôtres?)\b|\b(?!assez)\p{L}+ez\b/iu,
}

describe.each(languages)('those who wait, in %s', (language) => {
  test.each([...games, ...workshop])('$id: no word for them speaks to them', (game) => {
    const { waits } = game.words[language]
    const found = Object.entries(waits).filter(([, text]) => spokenTo[language].test(text))
    expect(found).toEqual([])
  })

  test.each(gamesOfTheDay([...games, ...workshop]))(
    '$id: in positions of the day they read of the others, without a gap',
    (game) => {
      settings.value = { ...defaults, language }
      const first = dayOf(seed)
      for (const setup of setupsOf(game)) {
        const how = { player: 'random', seed: first, most: isLong ? 2500 : 60 } as const
        for (const { before } of journalOf(game, setup, how)) {
          const { seats } = game.decision(before, SPECTATOR)
          const viewers = Array.from({ length: game.seatsIn(before) }, (_, seat) => seat)
          for (const viewer of [SPECTATOR, ...viewers]) {
            if (seats.includes(viewer)) continue
            const known = game.view(before, viewer).known
            const session = { game, viewer: signal(viewer) } as never
            const text = waitingText({ session, state: signal(known) })
            expect(text).not.toMatch(spokenTo[language])
            expect(text).not.toMatch(/\[|undefined|NaN|\s\s|\.\./)
            expect(text.length).toBeLessThanOrEqual(120)
          }
        }
      }
      settings.value = defaults
    },
  )
})

/** Every scenario where there is time, else the first two. */
function setupsOf({ scenarios }: Game) {
  return scenarios.slice(0, isLong ? 30 : 2).map((scenario) => ({ scenario, options: {} }))
}
