import { frontline } from '@estafette/frontline'
import {
  campaigns,
  carriedInto,
  NONE,
  pointsFor,
  SIDES,
  type Fought,
} from '@estafette/frontline/screen'
import type { Game } from '@estafette/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { voiceOf } from '../../../i18n/voice.ts'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { lookOf, sideClass } from '../../../screen/screen.ts'
import { Button, ButtonLink } from '../../../shell/button.tsx'
import { Chip } from '../../../shell/chip.tsx'
import { Dialog } from '../../../shell/dialog.tsx'
import { tellFailure, tellIfUnsaved } from '../../../shell/trouble.ts'
import { savedGames } from '../../../store/games.ts'
import { battleText } from '../../../games/frontline/told/battle-words.ts'
import { cardName, scoreOf } from '../../../games/frontline/campaign/stage.ts'
import { campaignNames } from '../../../games/frontline/campaign/words.ts'
import { battles } from './battles.ts'
import {
  campaignNote,
  forgetCampaign,
  noteBegun,
  readCampaigns,
  settle,
  underWay,
} from '../../../games/frontline/campaign/store.ts'
import { campaignWords } from './campaign-words.ts'
import { GroundStrip } from './ground.tsx'
import { Play, type ChosenPlay } from './play.tsx'
import { sitters } from './sitting.ts'

type Campaign = (typeof campaigns)[number]

/** The campaign of an id, else the first. */
export function campaignOf(id: string | undefined): Campaign {
  return campaigns.find((one) => one.id === id) ?? campaigns[0]
}

/** Notes what the battles that are over have left, whenever one of them may be. */
function useSettled(): void {
  const games = savedGames.value
  useEffect(() => {
    const ids = campaigns.map(({ id }) => id)
    readCampaigns(ids)
    for (const id of ids) void settle(id).then(tellSettled)
  }, [games])
}

/** Says so where the browser keeps nothing, or a battle cannot be read. */
function tellSettled(settled: Awaited<ReturnType<typeof settle>>): void {
  if (settled.ok) tellIfUnsaved(settled.value)
  else void tellFailure(settled)
}

interface ListProps {
  readonly chosen: Campaign
  readonly choose: (id: string) => void
}

/** The four campaigns, and the battles of the one that is chosen. */
export function CampaignList({ chosen, choose }: ListProps) {
  useSettled()
  const words = campaignWords()
  const names = campaignNames().name
  const note = campaignNote(chosen.id)
  return (
    <>
      <p class="frc-text">
        {words.text} <RuleLink game={frontline.id} rule="FRL-CAMP-2" />
      </p>
      <div class="frc-campaigns" role="group" aria-label={words.lists}>
        {campaigns.map(({ id, scenarios }) => (
          <button
            key={id}
            type="button"
            class="framed stack"
            data-campaign={id}
            aria-pressed={id === chosen.id}
            onClick={() => choose(id)}
          >
            <b>{names[id]}</b>
            <span>{words.about[id]}</span>
            <small>{words.progress(campaignNote(id).fought.length, scenarios.length)}</small>
          </button>
        ))}
      </div>
      <ol class="frc-road">
        {chosen.scenarios.map((number, at) => (
          <Stage key={number} number={number} at={at} fought={note.fought} />
        ))}
      </ol>
    </>
  )
}

interface StageProps {
  readonly number: number
  readonly at: number
  readonly fought: readonly Fought[]
}

/** A battle on the road of a campaign: what came of it, or when it comes. */
function Stage({ number, at, fought }: StageProps) {
  const words = campaignWords()
  const battle = battles[number]!
  const past = fought[at]
  const isNext = at === fought.length
  return (
    <li class={past ? 'is-past' : isNext ? 'is-next' : ''}>
      <b>{at + 1}</b>
      <span class="frc-stage">
        {voiceOf(frontline).scenario(battle.id).title}
        <small>{battleText(battle.id).day}</small>
      </span>
      <GroundStrip battle={battle} />
      <span class="frc-came">
        {past ? (
          <>
            {words.won[past.winner === NONE ? 2 : past.winner]}{' '}
            <b>{words.points(...pointsFor(past))}</b>
          </>
        ) : isNext ? (
          words.next
        ) : (
          words.later
        )}
      </span>
    </li>
  )
}

interface DetailsProps {
  readonly game: Game
  readonly plan: ChosenPlay
  readonly campaign: Campaign
}

/** How a campaign stands, who is missing and who is a veteran in its next battle, and the way into it. */
export function CampaignDetails({ game, plan, campaign }: DetailsProps) {
  const words = campaignWords()
  const { id, scenarios } = campaign
  const note = campaignNote(id)
  const score = scoreOf(note.fought)
  const number = (scenarios as readonly number[])[note.fought.length]
  const battle = number === undefined ? undefined : battles[number]
  const going = underWay(note)
  const carried = carriedInto(scenarios, note.fought)
  const asks = useSignal(false)
  return (
    <div class="choosing-facts stack frc-facts">
      <h2 id="frc-details" tabIndex={-1}>
        {campaignNames().name[id]}
      </h2>
      <p class="choosing-date frc-when">{words.progress(note.fought.length, scenarios.length)}</p>
      <dl class="choosing-terms frc-wants">
        {SIDES.map((side, at) => (
          <div key={side}>
            <dt>
              <Chip look={lookOf('frontline', at)}>{voiceOf(frontline).side(side)}</Chip>
            </dt>
            <dd>
              <b class="frc-score">{score[at]}</b>
            </dd>
          </div>
        ))}
      </dl>
      {battle ? (
        <>
          <h3>{voiceOf(frontline).scenario(battle.id).title}</h3>
          <p>{battleText(battle.id).history}</p>
          <People title={words.missing} text={words.missingText} codes={carried.missing} />
          <People title={words.veterans} text={words.veteransText} codes={carried.veterans} />
          {note.fought.length > 0 && <p>{words.sides}</p>}
          {going === '' ? (
            <Play
              game={game}
              plan={plan}
              scenario={battle.id}
              title={voiceOf(frontline).scenario(battle.id).title}
              {...(note.fought.length > 0 && { carried, seated: note.seats })}
              begun={(gameId) => {
                const chosen = sitters(plan.sitting.value, plan.computer.value)
                const seats = note.fought.length > 0 ? note.seats : chosen
                tellIfUnsaved(noteBegun(id, gameId, seats))
              }}
            />
          ) : (
            <div class="frc-slots">
              <ButtonLink look="primary" size="big" icon="play" to={{ page: 'table', id: going }}>
                {words.goOn}
              </ButtonLink>
            </div>
          )}
        </>
      ) : (
        <p>{campaignNames().over[score[0] === score[1] ? 2 : score[0] > score[1] ? 0 : 1]}</p>
      )}
      {note.games.length > 0 && (
        <Button look="ghost" size="small" onClick={() => (asks.value = true)}>
          {words.again}
        </Button>
      )}
      {asks.value && <AgainDialog id={id} onClose={() => (asks.value = false)} />}
    </div>
  )
}

/** Asks before what a campaign has come to is forgotten: it cannot be brought back. */
function AgainDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const words = campaignWords()
  return (
    <Dialog
      title={words.again}
      onClose={onClose}
      actions={
        <>
          <Button
            look="danger"
            data-part="forget"
            onClick={() => {
              forgetCampaign(id)
              onClose()
            }}
          >
            {words.again}
          </Button>
          <Button look="primary" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      {words.againText}
    </Dialog>
  )
}

interface PeopleProps {
  readonly title: string
  readonly text: string
  readonly codes: readonly string[]
}

function People({ title, text, codes }: PeopleProps) {
  if (codes.length === 0) return null
  return (
    <section class="frc-people">
      <h4>{title}</h4>
      <p class="quiet">{text}</p>
      <ul class="frc-men">
        {codes.map((code) => {
          const look = sideClass('frontline', code.startsWith('de') ? 1 : 0)
          return (
            <li key={code} class={`frc-man is-${code.slice(0, 2)} ${look}`}>
              {cardName(code)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
