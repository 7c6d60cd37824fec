import './new-game.css'
import { quickNames } from '@estafette/bots/names'
import { SPECTATOR, type Game, type SideLook } from '@estafette/kernel'
import { fetchGame, isOneOfSeveral, placeById, seriesOf, shelf } from '@estafette/registry/shelf'
import { useSignal } from '@preact/signals'
import { OpeningMap } from '../../games/opening-map.tsx'
import { say } from '../../i18n/index.ts'
import { sideLook } from '../../online/sides.ts'
import { Button } from '../../shell/button.tsx'
import { Choices } from '../../shell/fields.tsx'
import { later } from '../../shell/later.tsx'
import { Link } from '../../shell/link.tsx'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { WithGame } from '../../shell/with-game.tsx'
import { HUMAN } from '../../store/games.ts'
import { lookClass } from '../../style/look.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { begin, type Options } from './begin.ts'
import { HouseRules } from './house-rules.tsx'
import { choicesOf, opponentsIn, playerTitle, type Opponent } from './opponents.ts'
import { ownPageOf } from './own-pages.ts'
import { seatCount, seatSide, seatTitle } from './seats.ts'
import { sayNewGame } from './words.ts'

const Goals = later(async () => (await import('./blitzkrieg/goals.tsx')).Goals)

interface Props {
  readonly game: string
  readonly part?: string | undefined // of a page of its own
}

/** Sets up a game: scenario, house rules, who plays. */
export function NewGamePage({ game: id, part }: Props) {
  const Own = ownPageOf(id)
  if (Own) return <Own part={part} meanwhile={<Page title="Estafette" busy />} />
  const series = shelf.find((one) => one.id === id && !one.battles.includes(id))
  if (series) return <Battles ids={series.battles} />
  if (part !== undefined) return <UnknownGame id={`${id}/${part}`} />
  return (
    <WithGame id={id} fetch={fetchGame} unknown={<UnknownGame id={id} />}>
      {(game) => <Setup game={game} />}
    </WithGame>
  )
}

/** The battles of a series that has no page of its own. */
function Battles({ ids }: { readonly ids: readonly string[] }) {
  return (
    <Page title={sayNewGame('new.title')}>
      <div class="column">
        <h1>{sayNewGame('new.title')}</h1>
        <ul>
          {ids.map((game) => (
            <li key={game}>
              <Link to={{ page: 'new', game }}>{placeById.get(game)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}

function UnknownGame({ id }: { readonly id: string }) {
  return (
    <Page title={sayNewGame('new.title')}>
      <div class="column">
        <h1>{sayNewGame('new.title')}</h1>
        <Notice kind="warn">{sayNewGame('new.unknown', { game: id })}</Notice>
      </div>
    </Page>
  )
}

function Setup({ game }: { readonly game: Game }) {
  const voice = voiceOf(game)
  const scenario = useSignal(game.scenarios[0] ?? '')
  const options = useSignal<Options>({})
  const strongest = quickNames.at(-1) ?? HUMAN
  const seats = useSignal<readonly string[]>(
    Array.from({ length: game.seats }, (_, seat) => (seat === 0 ? HUMAN : strongest)),
  )
  const refusal = useSignal('')
  const count = seatCount(game, scenario.value, options.value)
  const players = seats.value.slice(0, count)

  const start = async (event: Event): Promise<void> => {
    event.preventDefault()
    refusal.value = await begin({
      game,
      scenario: scenario.value,
      options: options.value,
      seats: players,
    })
  }

  const sides = players.map((_, seat) => seatSide(game, seat, scenario.value, options.value))
  const titles = sides.map((side, seat) => seatTitle(game, seat, side))
  return (
    <Page title={`${voice.title} · ${sayNewGame('new.title')}`}>
      <form class="new-game stack" onSubmit={(event) => void start(event)}>
        <header class="new-top">
          <p class="kicker">{sayNewGame('new.title')}</p>
          <h1>{voice.title}</h1>
          {isOneOfSeveral(game.id) && (
            <p>
              <Link to={{ page: 'new', game: seriesOf(game.id)!, part: game.id }}>
                {sayNewGame('new.series')}
              </Link>
            </p>
          )}
        </header>
        <div class="new-beside">
          <OpeningMap
            game={game.id}
            scenario={scenario.value}
            options={options.value}
            viewer={SPECTATOR}
            label={sayNewGame('new.position')}
          >
            {isOneOfSeveral(game.id) && <Goals battle={game.id} />}
          </OpeningMap>
          <div class="new-terms">
            <h2>{sayNewGame('new.seats')}</h2>
            <p class="note">{sayNewGame('new.seatsText')}</p>
            <div class="seats" data-part="who">
              {players.map((player, seat) => (
                <Choices
                  key={seat}
                  legend={
                    <SeatTitle
                      look={sideLook(game.id, sides[seat] ?? '')}
                      title={titles[seat] ?? ''}
                    />
                  }
                  value={player}
                  onChange={(value) =>
                    (seats.value = seats.value.map((other, at) => (at === seat ? value : other)))
                  }
                  choices={sittersOf(game.id, player)}
                />
              ))}
            </div>
            {game.scenarios.length > 1 && (
              <Choices
                legend={<h2>{sayNewGame('new.scenario')}</h2>}
                value={scenario.value}
                onChange={(value) => (scenario.value = value)}
                choices={game.scenarios.map((id) => {
                  const { title, text } = voice.scenario(id)
                  return { value: id, label: title, text }
                })}
              />
            )}
            <HouseRules game={game} options={options} />
            {refusal.value !== '' && (
              <Notice kind="bad">
                {say('new.refused')} <small>{refusal.value}</small>
              </Notice>
            )}
          </div>
        </div>
        <div class="new-start">
          <div class="new-start-inside line">
            <p>
              {players.every((player) => player !== HUMAN)
                ? sayNewGame('new.watch')
                : sayNewGame('new.summary', {
                    scenario: voice.scenario(scenario.value).title,
                    players: titles
                      .map((title, seat) => `${title} (${playerTitle(players[seat] ?? '')})`)
                      .join(count === 2 ? sayNewGame('new.against') : ', '),
                  })}
            </p>
            <Button type="submit" look="primary" size="big" icon="play" data-part="play">
              {sayNewGame('new.start')}
            </Button>
          </div>
        </div>
      </form>
    </Page>
  )
}

/** Who can sit on a seat; how they play is told of the one that is chosen, so that all are in sight. */
function sittersOf(game: string, chosen: string): readonly Opponent[] {
  return [...choicesOf(game, [HUMAN]), ...opponentsIn(game)].map((one) =>
    one.value === chosen ? one : { value: one.value, label: one.label },
  )
}

interface SeatTitleProps {
  readonly look: SideLook | undefined
  readonly title: string
}

function SeatTitle({ look, title }: SeatTitleProps) {
  return (
    <span
      class={`seat-title ${lookClass(look)}`}
      aria-label={sayNewGame('new.seat', { side: title })}
    >
      {title}
    </span>
  )
}
