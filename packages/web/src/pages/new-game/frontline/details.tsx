import { frontline } from '@estafette/frontline'
import { command, forceSource, isSniper, nation, NATIONS, SIDES } from '@estafette/frontline/screen'
import type { Game } from '@estafette/kernel'
import type { ComponentChildren } from 'preact'
import { voiceOf } from '../../../i18n/voice.ts'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { lookOf, sideClass } from '../../../screen/screen.ts'
import { Chip } from '../../../shell/chip.tsx'
import { LeaderMark, SniperMark } from '../../../games/frontline/setup/standing-marks.tsx'
import { campaignNames } from '../../../games/frontline/campaign/words.ts'
import { battleText } from '../../../games/frontline/told/battle-words.ts'
import { history, type BattleFacts } from './battles.ts'
import { GroundCards } from './ground.tsx'
import { Play, type ChosenPlay } from './play.tsx'
import { choosingWords } from './words.ts'

interface Props {
  readonly game: Game
  readonly plan: ChosenPlay
  readonly battle: BattleFacts
  readonly heading: string // id of the heading, which names what stands around it
  readonly beside?: ComponentChildren // in the corner of the picture
}

/** All about a battle that is laid out, and the way into it. */
export function BattleDetails({ game, plan, battle, heading, beside }: Props) {
  const words = choosingWords()
  const voice = voiceOf(frontline)
  const { id, number, scenario } = battle
  const { title, text } = voice.scenario(id)
  const said = battleText(id)
  const own = battle.campaigns.filter(({ of }) => of < history.length) // one has all of them
  const first = scenario.first < 0 ? words.chance : voice.side(SIDES[scenario.first]!)
  return (
    <>
      <div class="choosing-large">
        <GroundCards battle={battle} />
        {beside}
      </div>
      <div class="choosing-facts stack frc-facts">
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {said.date !== '' && (
          <p class="choosing-date frc-when">{words.numbered(said.date, number, history.length)}</p>
        )}
        <p>{said.history === '' ? text : said.history}</p>
        <dl class="choosing-terms frc-wants">
          {SIDES.map((side, at) => (
            <div key={side}>
              <dt>
                <Chip look={lookOf('frontline', at)}>{voice.side(side)}</Chip>
              </dt>
              <dd>{aimOf(battle, at)}</dd>
            </div>
          ))}
        </dl>
        {said.specials.length > 0 && (
          <ul class="frc-special-texts">
            {said.specials.map(({ text: special, rule }) => (
              <li key={special}>
                {special} <RuleLink game={game.id} rule={rule} />
              </li>
            ))}
          </ul>
        )}
        <Forces battle={battle} />
        <dl class="choosing-terms is-ruled frc-rows">
          <Row name={words.rows.first}>{first}</Row>
          {!scenario.terrain && <Row name={words.rows.ground}>{words.groundByChance}</Row>}
          {own.length > 0 && (
            <Row name={words.rows.campaign}>
              {own
                .map(({ id: one, at, of }) =>
                  campaignNames().battle(campaignNames().name[one]!, at, of),
                )
                .join('; ')}
            </Row>
          )}
        </dl>
        <Play game={game} plan={plan} scenario={id} title={title} isFirst={number === 0} />
      </div>
    </>
  )
}

/** What a side has to do to win. */
function aimOf({ needed, scenario }: BattleFacts, side: number): string {
  const words = choosingWords()
  const { objective, limit } = scenario
  return [
    words.destroy(needed[side]!),
    objective?.side === side ? words.hold(objective.card, objective.turns) : '',
    limit?.winner === side ? words.last(limit.turns) : '',
    '.',
  ].join('')
}

function Forces({ battle }: { readonly battle: BattleFacts }) {
  const words = choosingWords()
  return (
    <div class="frc-lists">
      {battle.scenario.forces.map((cards, side) => {
        const of = NATIONS[nation[cards[0]!]!]!
        return (
          <ul key={side} aria-label={words.forceOf(words.nation[of], battle.vp[side]!)}>
            <li class="frc-sum" aria-hidden="true">
              {words.nation[of]} {battle.vp[side]}
            </li>
            {cards.map((x) => (
              <li key={x} class={`frc-man is-${of} ${sideClass('frontline', side)}`}>
                {forceSource[x]!.name}
                {command[x]! > 1 && <LeaderMark label={words.leader} />}
                {isSniper(x) && <SniperMark label={words.sniper} />}
              </li>
            ))}
          </ul>
        )
      })}
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
