import type { TargetedKeyboardEvent } from 'preact'
import { frontline } from '@estafette/frontline'
import type { Signal } from '@preact/signals'
import { voiceOf } from '../../../i18n/voice.ts'
import { Select } from '../../../shell/fields.tsx'
import { battleText } from '../../../games/frontline/told/battle-words.ts'
import {
  filters,
  history,
  isIn,
  sorted,
  sortings,
  type BattleFacts,
  type Filter,
  type Sorting,
} from './battles.ts'
import { GroundStrip } from './ground.tsx'
import { Bars, SpecialMark, TankMark } from './marks.tsx'
import { choosingWords } from './words.ts'

interface Props {
  readonly chosen: string
  readonly choose: (id: string) => void
  readonly filter: Signal<Filter>
  readonly sorting: Signal<Sorting>
}

/** The nineteen battles: ground, points, special rules, complexity; a press shows the rest. */
export function BattleList({ chosen, choose, filter, sorting }: Props) {
  const words = choosingWords()
  const shown = sorted(
    history.filter((battle) => isIn(battle, filter.value)),
    sorting.value,
  )
  return (
    <>
      <div class="frc-filters filters">
        <div role="group" aria-label={words.filters}>
          {filters.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={filter.value === one}
              onClick={() => (filter.value = one)}
            >
              {words.filter[one]} {history.filter((battle) => isIn(battle, one)).length}
            </button>
          ))}
        </div>
        <Select
          label={words.sort}
          value={sorting.value}
          onChange={(value) => (sorting.value = value)}
          choices={sortings.map((value) => ({ value, label: words.sorting[value] }))}
        />
      </div>
      {shown.length === 0 && <p>{words.none}</p>}
      <table class="frc-list" onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr-only">{words.heads.number}</span>
            </th>
            <th scope="col">{words.heads.battle}</th>
            <th scope="col">{words.heads.date}</th>
            <th scope="col">{words.heads.ground}</th>
            <th scope="col">{words.heads.nation}</th>
            <th scope="col">{words.heads.points}</th>
            <th scope="col">{words.heads.special}</th>
            <th scope="col">
              <span class="sr-only">{words.heads.hard}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((battle) => (
            <Row
              key={battle.id}
              battle={battle}
              isChosen={battle.id === chosen}
              choose={() => choose(battle.id)}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface RowProps {
  readonly battle: BattleFacts
  readonly isChosen: boolean
  readonly choose: () => void
}

function Row({ battle, isChosen, choose }: RowProps) {
  const words = choosingWords()
  const { id, number, nation, vp, specials, hasMachines, complexity } = battle
  return (
    <tr class={isChosen ? 'is-chosen' : ''}>
      <td class="frc-no">{number}</td>
      <th scope="row">
        <button
          type="button"
          class="choosing-pick frc-pick"
          data-battle={id}
          aria-pressed={isChosen}
          onClick={choose}
        >
          {voiceOf(frontline).scenario(id).title}
        </button>
      </th>
      <td class="frc-date quiet">{battleText(id).day}</td>
      <td class="frc-ground">
        <GroundStrip battle={battle} />
      </td>
      <td class="frc-side">
        <span class={`frc-nation is-${nation}`}>{words.nation[nation]}</span>
      </td>
      <td class="frc-vps">
        {vp[0]}
        <i>:</i>
        {vp[1]}
      </td>
      <td class="frc-specials">
        {specials.map((kind) => (
          <span key={kind}>
            <SpecialMark kind={kind} />
            {words.special[kind]}
          </span>
        ))}
      </td>
      <td class="frc-hard">
        <span>
          {hasMachines && <TankMark label={words.machines} />}
          <Bars level={complexity} label={words.hard[complexity - 1]!} />
        </span>
      </td>
    </tr>
  )
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrows go from battle to battle. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const picks = [...event.currentTarget.querySelectorAll<HTMLElement>('.frc-pick')]
  const at = picks.findIndex((pick) => pick === event.target)
  const to = at < 0 ? undefined : picks[step(at, picks.length)]
  if (!to) return
  event.preventDefault()
  to.focus()
}
