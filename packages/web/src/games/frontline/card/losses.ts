import {
  NONE,
  vp,
  type ExchangeLosses,
  type Losses,
  type Section,
} from '@estafette/frontline/screen'
import { decimal } from '../../../i18n/numbers.ts'
import type { CardChance, Tile } from '../../../screen/card.ts'
import { nameOf } from '../told/names.ts'
import { cardWords } from './card-words.ts'
import { lossWords } from './loss-words.ts'

const WORTH_TELLING = 0.2 // from here on the chance that nobody dies is what a card is about
const NEVER = 0.05 // VP that are told as none
const FEW = 0.1 // dead on average, below which hardly anyone dies
const SPREAD = 0.3 // so far from a whole number, numbers of dead are told as between two

/** What a card is about: the chance that nobody dies, or the points where that is hardly likely. */
export function lossHead({ none, vp }: Losses): CardChance {
  if (none >= WORTH_TELLING) return { value: none, label: cardWords().chance.nobody }
  const words = lossWords()
  return { value: 0, text: words.lost(decimal(vp)), label: words.expected }
}

/** VP of all who may fall. */
export function atStake({ deaths }: Losses): string {
  return lossWords().atStake([...deaths.keys()].reduce((sum, x) => sum + vp[x]!, 0))
}

/** How many die, in words. */
function deadText({ deaths }: Losses): string {
  const words = lossWords()
  const number = [...deaths.values()].reduce((sum, chance) => sum + chance, 0)
  if (number < FEW) return words.fewDie
  const least = Math.floor(number)
  const over = number - least
  if (over > SPREAD && over < 1 - SPREAD && least > 0) return words.betweenDie(least)
  return number < 1 - SPREAD ? words.mayDie : words.aboutDie(Math.round(number))
}

/** What is left of fire, and how many die of it. */
export function lossText({ left, losses }: ExchangeLosses): string {
  return lossWords().left(left, deadText(losses))
}

/** VP with a sign, as an option shows what it costs. */
export function lossValue({ vp }: Losses): Pick<Tile, 'value' | 'tone'> {
  if (vp < NEVER) return { value: '0', tone: 'good' }
  return { value: lossWords().lost(decimal(vp)), tone: 'bad' }
}

/** VP that fire destroys, as an option shows them. */
export function gainValue({ vp }: Losses): Pick<Tile, 'value' | 'tone'> {
  return vp < NEVER ? { value: '0' } : { value: lossWords().won(decimal(vp)), tone: 'good' }
}

/** An option among those that an exchange leaves to whoever suffers: the more worth, the better. */
export interface RatedTile {
  readonly tile: Tile
  readonly worth: number
}

/** An option with what it costs; where fire is turned back, with what that destroys. */
export function rated(tile: Tile, result: ExchangeLosses, enemy: Section): RatedTile {
  const { losses, sufferer, left } = result
  const isTurned = enemy !== NONE && sufferer === enemy
  const says = isTurned ? lossWords().turned(nameOf(enemy), left) : lossText(result)
  const text = [tile.text, says]
    .filter((one) => one !== undefined && one !== '')
    .join(lossWords().between)
  const value = isTurned ? gainValue(losses) : lossValue(losses)
  return { tile: { ...tile, text, ...value }, worth: isTurned ? losses.vp : -losses.vp }
}

/** Options, the best first. */
export function bestFirst(options: readonly RatedTile[]): readonly Tile[] {
  return options.toSorted((one, other) => other.worth - one.worth).map(({ tile }) => tile)
}
