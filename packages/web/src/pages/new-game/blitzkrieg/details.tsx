import { seriesOf } from '@estafette/registry/shelf'
import type { ComponentChildren } from 'preact'
import { taught } from '../../../games/index.ts'
import { lookOf, sideClass } from '../../../screen/screen.ts'
import { ButtonLink } from '../../../shell/button.tsx'
import { Chip } from '../../../shell/chip.tsx'
import { HUMAN, savedGames } from '../../../store/games.ts'
import { wordsOf, type BattleFacts } from './battles.ts'
import { Complexity, levelOf } from './complexity.tsx'
import { sayDays } from './dates.ts'
import { BattlePicture } from '../../../games/blitzkrieg/pictures/battle.tsx'
import { saySeries } from './words.ts'

interface Props {
  readonly battle: BattleFacts
  readonly heading: string // id of the heading, which names what stands around it
  readonly beside?: ComponentChildren // in the corner of the picture
}

/** All about a battle: what each side wants, how long and how hard it is, and the ways into it. */
export function BattleDetails({ battle, heading, beside }: Props) {
  const { id, place, turns, hours, complexity, german, allied } = battle
  const words = wordsOf(battle)
  const whose = battle.second.en === 'French' ? 'french' : 'allied'
  const lesson = taught.find((game) => seriesOf(game) === seriesOf(id))
  return (
    <>
      <div class="choosing-large">
        <BattlePicture id={id} where={heading} />
        {beside}
      </div>
      <div class="choosing-facts stack series-facts">
        <h2 id={heading} tabIndex={-1}>
          {place}
        </h2>
        <p class="choosing-date">
          {sayDays(battle)}, {words.title}
        </p>
        <dl class="choosing-terms series-wants">
          <Want chip={<Chip look={lookOf(id, 0)}>{saySeries('side.german')}</Chip>}>
            {words.german || saySeries('wants.none')}
          </Want>
          <Want chip={<Chip look={lookOf(id, 1)}>{words.second}</Chip>}>
            {words.allied || saySeries('wants.none')}
          </Want>
        </dl>
        <dl class="choosing-terms is-ruled series-rows">
          <Row name={saySeries('length')}>{saySeries('length.text', { turns, hours })}</Row>
          <Row name={saySeries('complexity')}>
            {words.hard || saySeries(`level.${levelOf(complexity)}`)}{' '}
            <Complexity level={complexity} />
          </Row>
          <Row name={saySeries('balance')}>
            <BalanceText battle={battle} />
          </Row>
          <Row name={saySeries('sides')}>{saySeries(`sides.${whose}`, { german, allied })}</Row>
          <You battle={battle} />
        </dl>
        <div class="series-ways flow">
          <ButtonLink look="primary" size="big" icon="play" to={{ page: 'new', game: id }}>
            {saySeries('play', { place })}
          </ButtonLink>
          {lesson !== undefined && (
            <ButtonLink icon="learn" to={{ page: 'learn', game: lesson }}>
              {saySeries('learn')}
            </ButtonLink>
          )}
          <ButtonLink icon="book" to={{ page: 'rules', game: id }}>
            {saySeries('rules')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

function Want(props: { readonly chip: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{props.chip}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

function Row(props: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

/** How often the Germans won between equal computers: hatched for them, plain for the others. */
function BalanceText({ battle: { id, balance } }: { readonly battle: BattleFacts }) {
  if (!balance) return <span class="series-faint">{saySeries('balance.none')}</span>
  const { german, games } = balance
  return (
    <>
      <svg
        class="series-balance"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect class={sideClass(id, 1)} width="100" height="10" />
        <rect class={sideClass(id, 0)} width={german} height="10" />
      </svg>
      {saySeries('balance.text', { german, other: 100 - german, games })}
    </>
  )
}

/** What the person did in this battle so far. */
function You({ battle: { id } }: { readonly battle: BattleFacts }) {
  const finished = savedGames.value.filter(
    ({ game, over, seats }) => game === id && over && seats.includes(HUMAN),
  )
  if (finished.length === 0) return null
  const won = finished.filter(
    ({ seats, sides, winner }) => winner !== undefined && sides[seats.indexOf(HUMAN)] === winner,
  )
  return (
    <Row name={saySeries('you')}>
      {saySeries('you.text', { games: finished.length, won: won.length })}
    </Row>
  )
}
