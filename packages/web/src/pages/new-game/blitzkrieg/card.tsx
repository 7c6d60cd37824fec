import { wordsOf, type BattleFacts } from './battles.ts'
import { Complexity } from './complexity.tsx'
import { sayDays } from './dates.ts'
import { BattlePicture } from '../../../games/blitzkrieg/pictures/battle.tsx'
import { saySeries } from './words.ts'

interface Props {
  readonly battle: BattleFacts
  readonly isChosen: boolean
  readonly choose: () => void
}

/** A battle in a card: where, when, what it is about, how long. A press anywhere shows its details. */
export function BattleCard({ battle, isChosen, choose }: Props) {
  const { id, place, hours, turns, german, allied, complexity, isFirst } = battle
  const { title, text } = wordsOf(battle)
  return (
    <li class={isChosen ? 'series-card card stack is-chosen' : 'series-card card stack'}>
      <BattlePicture id={id} where="series-card" />
      {isFirst && <span class="series-first">{saySeries('start')}</span>}
      <div class="series-text">
        <h3>
          <button
            type="button"
            class="choosing-pick series-pick"
            data-battle={id}
            aria-pressed={isChosen}
            onClick={choose}
          >
            {place}
          </button>
        </h3>
        <p class="series-title">{title}</p>
        <p class="choosing-date">{sayDays(battle)}</p>
        <p class="series-about">{text}</p>
        <p class="series-size line">
          <span>
            <Clock />
            {saySeries('hours', { count: hours })}
          </span>
          <span>{saySeries('turns', { count: turns })}</span>
          <span>{saySeries('units', { count: german + allied })}</span>
          <Complexity level={complexity} />
        </p>
      </div>
    </li>
  )
}

function Clock() {
  return (
    <svg class="icon series-clock" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3.5 2" />
    </svg>
  )
}
