import { frontline } from '@estafette/frontline'
import {
  campaigns,
  carriedInto,
  forceCodes,
  laidOut,
  pointsFor,
  type Fought,
} from '@estafette/frontline/screen'
import { expect, test } from 'vitest'
import { shelfOf } from '../../../../test/shelf.ts'
import { inLanguages } from '../../../../test/sitting.ts'
import { voiceOf } from '../../../i18n/voice.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { KEY } from './kept.ts'
import { stageOf } from './stage.ts'
import { readCampaigns } from './store.ts'

/** A battle of which the first of each list fell, won by the Allies and the Axis in turn. */
function foughtAt(number: number, index: number): Fought {
  const lists = laidOut[number]!.forces.map((cards) => cards.map((x) => forceCodes[x]!))
  const dead = lists.map(([first]) => first!)
  const proven = lists[index % 2]!.filter((code) => !dead.includes(code))
  return { winner: index % 2, lost: [index === 0 ? 0 : 20, 20], total: [40, 40], dead, proven }
}

test.each(campaigns)(
  'FRL-CAMP-2 $id: each battle that is over tells campaign, points, next and who is missing',
  ({ id, scenarios }) => {
    const fought = scenarios.map(foughtAt)
    const games = scenarios.map((_, at) => `frontline-${at}`)
    for (let count = 1; count <= scenarios.length; count++) {
      const kept = { seats: ['human', 'greedy'], games, fought: fought.slice(0, count) }
      readCampaigns([id], shelfOf(new Map([[KEY + id, JSON.stringify(kept)]])))
      const points = kept.fought.map(pointsFor)
      const sum = (side: 0 | 1): number => points.reduce((all, pair) => all + pair[side], 0)
      const next = scenarios[count]
      inLanguages(() => {
        const { title, lines, onward, campaign } = stageOf(games[count - 1]!)!
        const text = lines.join(' ')
        expect(campaign).toBe(id)
        expect(title).toMatch(new RegExp(`\\b${count} (of|sur) ${scenarios.length}$`))
        const voice = voiceOf(frontline)
        expect(text).toContain(
          `${voice.side('allies')} ${sum(0)}, ${voice.side('axis')} ${sum(1)}.`,
        )
        if (next !== undefined) {
          const battle = voice.scenario(laidOut[next]!.id).title
          expect([text.includes(battle), onward.includes(battle)]).toEqual([true, true])
          const { missing } = carriedInto(scenarios, kept.fought)
          for (const code of missing) {
            expect(text).toContain(voice.thing('soldier', forceCodes.indexOf(code)))
          }
        }
        return []
      })
      expect(stageOf(games[count] ?? 'frontline-x')).toBeNull()
    }
    settings.value = defaults
  },
)
