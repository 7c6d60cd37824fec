import { frontline } from '@estafette/frontline'
import {
  campaigns,
  carriedInto,
  forceCodes,
  laidOut,
  pointsFor,
  SIDES,
  type Fought,
} from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import { nameOf } from '../told/names.ts'
import { campaignNote } from './store.ts'
import { campaignNames } from './words.ts'

/** A battle as a stage of a campaign, in words. */
interface Stage {
  readonly campaign: string // id
  readonly title: string
  readonly lines: readonly string[]
  readonly onward: string // on the button that leads on
}

/** Points of both sides so far. FRL-CAMP-2 */
export function scoreOf(fought: readonly Fought[]): readonly [allies: number, axis: number] {
  return fought
    .map(pointsFor)
    .reduce<[number, number]>(([allies, axis], [a, b]) => [allies + a, axis + b], [0, 0])
}

/** A card by the name that the table gives it. */
export function cardName(code: string): string {
  return nameOf(forceCodes.indexOf(code))
}

/** The stage of a campaign that a game is, from what is kept of the campaigns; null for none. */
export function stageOf(game: string): Stage | null {
  for (const { id, scenarios } of campaigns) {
    const { games, fought } = campaignNote(id)
    const at = games.indexOf(game)
    if (at < 0 || at >= fought.length) continue
    return told(id, scenarios, fought.slice(0, at + 1), at + 1 === fought.length)
  }
  return null
}

function told(
  id: string,
  scenarios: readonly number[],
  fought: readonly Fought[],
  isLast: boolean,
): Stage {
  const words = campaignNames()
  const voice = voiceOf(frontline)
  const [allies, axis] = scoreOf(fought)
  const next = scenarios[fought.length]
  const name = next === undefined ? '' : voice.scenario(laidOut[next]!.id).title
  const [one, other] = SIDES.map((side) => voice.side(side))
  const { missing, veterans } = carriedInto(scenarios, fought)
  const listed = (codes: readonly string[]): string => codes.map(cardName).join(', ')
  return {
    campaign: id,
    title: words.battle(words.name[id]!, fought.length, scenarios.length),
    lines: [
      words.points(one!, allies, other!, axis),
      ...(name === '' ? [words.over[allies === axis ? 2 : allies > axis ? 0 : 1]] : []),
      ...(name !== '' ? [words.next(name)] : []),
      ...(missing.length > 0 ? [words.missing(listed(missing))] : []),
      ...(veterans.length > 0 ? [words.veterans(listed(veterans))] : []),
    ],
    onward: name !== '' && isLast ? words.onTo(name) : words.toCampaign,
  }
}
