import type { Game } from '@estafette/kernel'
import { voiceOf } from '../i18n/voice.ts'
import { placeKind, unitKind, type GameScreen } from '../screen/screen.ts'
import type { StoryPart, StoryWords } from '../screen/story.ts'
import { percentText } from '../table/card/tiles.tsx'
import { momentWords } from './moment-words.ts'
import { numberText } from './numbers.ts'
import type { ToldRolls, TurningPoint } from './turning.ts'

/** A game with whatever tells of it. */
export interface ToldGame {
  readonly game: Game
  readonly screen: GameScreen
  readonly story: StoryPart
}

/** What a turning point is called. */
export function momentTitle({ game, screen, story }: ToldGame, moment: TurningPoint): string {
  const voice = voiceOf(game)
  const { fight, headline, fell } = moment
  if (fight) {
    const place = voice.thing(placeKind(screen), fight.place)
    const names = fell.map((unit) => voice.thing(unitKind(screen), unit)).join(', ')
    return story.words().fight(place, fight.won, fight.side, names)
  }
  return headline ? voice.event(headline.event).replace(/\.$/, '') : ''
}

/** When it was, how the dice fell, and what it cost. */
export function momentDetail({ story }: ToldGame, moment: TurningPoint): string {
  const words = story.words()
  const { fight, turn } = moment
  const { totals } = fight ?? {}
  return [
    words.inTurn(turn),
    ...(totals ? [momentWords().totals(...totals)] : []),
    ...(fight ? [chanceText(fight, words)] : []),
    ...costOf(words, moment),
  ].join(', ')
}

/** When it was and what it cost, where dice and chance stand beside it. */
export function momentCost({ story }: ToldGame, moment: TurningPoint): string {
  const words = story.words()
  return [words.inTurn(moment.turn), ...costOf(words, moment)].join(', ')
}

function costOf(words: StoryWords, { lost }: TurningPoint): readonly string[] {
  return lost.flatMap((count, side) => (count > 0 ? [words.lost(count, side)] : []))
}

/** How likely what is told was; of several rolls, how many they were. */
function chanceText({ rolls, won, chance }: ToldRolls, words: StoryWords): string {
  if (rolls > 1) return words.fights(rolls)
  return momentWords().wasLikely(percentText(won ? chance : 1 - chance))
}

/** The score at a turning point, and where it came from; of two sides, only what changed. */
export function momentScore({ story }: ToldGame, { from, to }: TurningPoint): string {
  const words = story.words()
  if (story.curves.length === 1) return words.score(numberText(from[0]!), numberText(to[0]!))
  return story.curves
    .flatMap((side, curve) => {
      const [was, is] = [from[curve]!, to[curve]!]
      return was === is ? [] : [`${words.side[side]} ${numberText(was)} → ${numberText(is)}`]
    })
    .join(', ')
}
