import './new-game.css'
import './online.css'
import { offeredIn } from '@estafette/bots/ladder'
import type { Game } from '@estafette/kernel'
import {
  LONGEST_MESSAGE,
  peopleLevels,
  type LaidOut,
  type Level,
  type Pace,
  type PeopleLevel,
} from '@estafette/protocol'
import { fetchGame, gameIds } from '@estafette/registry/shelf'
import { useSignal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { placeOf } from '../../i18n/places.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { askPerson, invitee, learnPeople, met } from '../../online/friends.ts'
import { contribution, layOut, type Reply } from '../../online/http.ts'
import { NameField } from '../../online/name-field.tsx'
import { paceText } from '../../online/pace-words.ts'
import { tellTrouble } from '../../online/tell.ts'
import { troubleText } from '../../online/trouble-words.ts'
import { WhoFirst } from '../../online/who-first.tsx'
import { asKnown, me } from '../../online/who.ts'
import { Button } from '../../shell/button.tsx'
import { Choices, Select, Switch } from '../../shell/fields.tsx'
import { navigate } from '../../shell/navigation.ts'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { WithGame } from '../../shell/with-game.tsx'
import { LinkReady } from './link-ready.tsx'
import { hostWords, type Against } from './online-words.ts'
import { HouseRules } from './house-rules.tsx'
import { PaceFields } from './pace-fields.tsx'
import { seatCount, seatSide, seatTitle } from './seats.ts'
import { sayNewGame } from './words.ts'

const FIRST = gameIds[0]!
const LOT = 'lot'

/** Lays out a table for people elsewhere: game, opponent, side, pace, options. */
export function HostPage({ game: wanted }: { readonly game: string }) {
  const id = wanted === '' ? FIRST : wanted
  const text = hostWords()
  return (
    <WhoFirst title={text.title}>
      {() => (
        <WithGame
          key={id}
          id={id}
          fetch={fetchGame}
          unknown={
            <Page title={text.title}>
              <div class="column">
                <h1>{text.title}</h1>
                <Notice kind="warn">{sayNewGame('new.unknown', { game: id })}</Notice>
              </div>
            </Page>
          }
        >
          {(game) => <Laying game={game} />}
        </WithGame>
      )}
    </WhoFirst>
  )
}

/** What a table is laid out with. */
interface Terms {
  readonly scenario: Signal<string>
  readonly options: Signal<Readonly<Record<string, string>>>
  readonly against: Signal<Against>
  readonly level: Signal<Level>
  readonly seat: Signal<string> // as the field has it: a number, or by lot
  readonly pace: Signal<Pace>
  readonly isWatchable: Signal<boolean>
  readonly message: Signal<string> // to the friend
  readonly wished: Signal<PeopleLevel | ''> // of whoever comes
}

/** Begins with what is usual in a game. */
function useTerms(game: Game): Terms {
  return {
    scenario: useSignal(game.scenarios[0] ?? ''),
    options: useSignal<Readonly<Record<string, string>>>(
      Object.fromEntries(game.options.map(({ id, values }) => [id, values[0] ?? ''])),
    ),
    against: useSignal<Against>('friend'),
    level: useSignal<Level>('greedy'),
    seat: useSignal(LOT),
    pace: useSignal<Pace>({ kind: 'none' }),
    isWatchable: useSignal(true),
    message: useSignal(''),
    wished: useSignal<PeopleLevel | ''>(''),
  }
}

/** The seats of a game on these terms, and the one that whoever lays it out takes; null by lot. */
function seatsOn(game: Game, { scenario, options, seat }: Terms) {
  const length = seatCount(game, scenario.value, options.value)
  const seats = Array.from({ length }, (_, one) => one)
  return { seats, own: seats.find((one) => String(one) === seat.value) ?? null }
}

/** Lays a table out on these terms. */
function layOutOn(game: Game, terms: Terms): Promise<Reply<LaidOut>> {
  const { seats, own } = seatsOn(game, terms)
  const against = terms.against.value
  const wished = terms.wished.value
  return layOut({
    game: game.id,
    scenario: terms.scenario.value,
    options: terms.options.value,
    seat: own,
    pace: terms.pace.value,
    watchable: terms.isWatchable.value,
    listed: against === 'anyone',
    contribution: contribution(),
    ...(against === 'anyone' && wished !== '' && { wished }),
    ...(against !== 'computer' && { message: terms.message.value }),
    ...(against === 'computer' && { computers: seats.slice(1).map(() => terms.level.value) }),
  })
}

/** Invites the friend who was chosen to the first free seat; their name, '' where nobody was. */
async function inviteByName({ table, invitations }: LaidOut): Promise<string> {
  const friend = met.peek()?.find(({ person }) => person === invitee.peek())
  const seat = invitations[0]?.seat
  invitee.value = ''
  if (!friend || seat === undefined) return ''
  const reply = await askPerson(table, seat, friend.person)
  tellTrouble(reply)
  return reply.ok ? friend.name : ''
}

/** Which friend is invited by name, where one has any. */
function Whom() {
  const text = hostWords()
  const friends = (met.value ?? []).filter(
    ({ friend, person }) => friend || person === invitee.value,
  )
  if (friends.length === 0) return null
  return (
    <div class="host-pair">
      <Select
        label={text.whom}
        value={friends.some(({ person }) => person === invitee.value) ? invitee.value : ''}
        choices={[
          { value: '', label: text.byLink },
          ...friends.map(({ person, name, here }) => ({
            value: person,
            label: here ? text.whomHere(name) : name,
          })),
        ]}
        onChange={(person) => (invitee.value = person)}
      />
    </div>
  )
}

function Laying({ game }: { readonly game: Game }) {
  const text = hostWords()
  const terms = useTerms(game)
  const { against, pace } = terms
  const name = useSignal('')
  const trouble = useSignal<Reply<unknown> | null>(null)
  const laid = useSignal<LaidOut | null>(null)
  const invited = useSignal('')
  useEffect(() => {
    if (me.peek()) void learnPeople()
  }, [])
  const isBusy = useSignal(false)
  if (laid.value) {
    return <LinkReady game={game.id} laid={laid.value} invited={invited.value} />
  }

  const begin = async (event: Event): Promise<void> => {
    event.preventDefault()
    isBusy.value = true
    const reply = await asKnown(name.value, () => layOutOn(game, terms))
    isBusy.value = false
    trouble.value = reply
    if (!reply.ok) return
    if (against.value === 'friend') {
      laid.value = reply.value
      invited.value = await inviteByName(reply.value)
    } else if (against.value === 'anyone') navigate({ page: 'online', what: 'lobby' })
    else navigate({ page: 'online', what: 't', id: reply.value.table })
  }

  return (
    <Page title={text.title}>
      <form class="new-game stack host" onSubmit={(event) => void begin(event)}>
        <div class="column">
          <p class="kicker">{text.title}</p>
          <h1>{voiceOf(game).title}</h1>
          <p class="lead">{text.lead}</p>
          {!me.value && (
            <NameField
              label={text.name}
              text={text.nameText}
              value={name.value}
              onChange={(value) => (name.value = value)}
            />
          )}
          <TermFields game={game} terms={terms} />
          {trouble.value && !trouble.value.ok && (
            <Notice kind="bad">{troubleText(trouble.value)}</Notice>
          )}
        </div>
        <div class="new-start">
          <div class="new-start-inside line">
            <p>
              {[placeOf(game.id), text.whos[against.value][0], paceText(pace.value)].join(' · ')}
            </p>
            <Button type="submit" look="primary" size="big" disabled={isBusy.value}>
              {text.begin[against.value]}
            </Button>
          </div>
        </div>
      </form>
    </Page>
  )
}

function TermFields({ game, terms }: { readonly game: Game; readonly terms: Terms }) {
  const { scenario, options, against, level, seat, pace, isWatchable } = terms
  const text = hostWords()
  const voice = voiceOf(game)
  const { seats, own } = seatsOn(game, terms)
  const titles = seats.map((one) =>
    seatTitle(game, one, seatSide(game, one, scenario.value, options.value)),
  )
  return (
    <>
      <div class="host-pair">
        <Select
          label={text.game}
          value={game.id}
          choices={[...new Set([...gameIds, game.id])].map((value) => ({
            value,
            label: placeOf(value),
          }))}
          onChange={(value) => navigate({ page: 'online', what: 'host', id: value }, true)}
        />
        {game.scenarios.length > 1 && (
          <Select
            label={sayNewGame('new.scenario')}
            value={scenario.value}
            choices={game.scenarios.map((value) => ({
              value,
              label: voice.scenario(value).title,
            }))}
            onChange={(value) => (scenario.value = value)}
          />
        )}
      </div>
      <Choices
        legend={<h2>{text.who}</h2>}
        value={against.value}
        onChange={(value) => (against.value = value)}
        choices={(['friend', 'anyone', 'computer'] as const).map((value) => ({
          value,
          label: text.whos[value][0],
          text: text.whos[value][1],
        }))}
      />
      {against.value === 'friend' && <Whom />}
      {against.value === 'anyone' && (
        <div class="host-pair">
          <Select
            label={text.wished}
            value={terms.wished.value}
            choices={(['', ...peopleLevels] as const).map((value) => ({
              value,
              label: text.wishes[value === '' ? 'any' : value],
            }))}
            onChange={(value) => (terms.wished.value = value)}
          />
        </div>
      )}
      {against.value !== 'computer' && (
        <label class="host-message">
          <b>{text.message}</b>
          <textarea
            class="framed"
            rows={2}
            maxLength={LONGEST_MESSAGE}
            value={terms.message.value}
            onInput={({ currentTarget: { value } }) =>
              (terms.message.value = value.replaceAll(/\s+/g, ' '))
            }
          />
          <span class="note">{text.messageText(LONGEST_MESSAGE)}</span>
        </label>
      )}
      {against.value === 'computer' && (
        <Choices
          look="segments"
          legend={<h3>{text.level}</h3>}
          value={level.value}
          onChange={(value) => (level.value = value)}
          choices={offeredIn(game.id).map((value) => ({ value, label: text.levels[value] }))}
        />
      )}
      <Choices
        look="segments"
        legend={<h2>{text.side}</h2>}
        value={own === null ? LOT : String(own)}
        onChange={(value) => (seat.value = value)}
        choices={[
          { value: LOT, label: text.chance },
          ...titles.map((label, one) => ({ value: String(one), label })),
        ]}
      />
      <PaceFields pace={pace.value} onChange={(value) => (pace.value = value)} />
      <Switch
        label={text.watchable}
        text={text.watchableText}
        checked={isWatchable.value}
        onChange={(on) => (isWatchable.value = on)}
      />
      <HouseRules game={game} options={options} />
    </>
  )
}
