import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { failure, SPECTATOR, success, type Result } from '@estafette/kernel'
import { hidesSomething, isOver, stateOf, type Table } from '@estafette/table'
import { loadScreen } from '../games/index.ts'
import { sayFailure } from '../i18n/say-failure.ts'
import { findGame } from '../online/find-game.ts'
import { shapeOf } from '../screen/events.ts'
import type { GameScreen } from '../screen/screen.ts'
import { openReplay, type Eyes, type Replay } from '../session/replay.ts'
import { peopleOf } from '../session/secrets.ts'
import { Button, ButtonLink, IconButton } from '../shell/button.tsx'
import { Icon } from '../shell/icons.tsx'
import { Link } from '../shell/link.tsx'
import { navigate } from '../shell/navigation.ts'
import { Notice, post } from '../shell/notice.tsx'
import { Page } from '../shell/page.tsx'
import { tellFailure, tellIfUnsaved } from '../shell/trouble.ts'
import { useKeys } from '../shell/use-keys.ts'
import { beginFromPosition, sittersOf } from '../store/begin.ts'
import { loadGame } from '../store/games.ts'
import { readFragment } from '../store/share.ts'
import { readPosition, readTable } from '../store/shelf.ts'
import { AlarmLine } from '../table/end/alarm.tsx'
import { TableBar } from '../table/frame/bar.tsx'
import { useEscape } from '../table/press/escape.ts'
import { TableFrame } from '../table/frame/frame.tsx'
import { makeModel, type TableModel } from '../table/model.ts'
import { saveToFile, sharePosition } from '../table/end/outcome.tsx'
import { voiceOf } from '../i18n/voice.ts'
import { words } from '../table/words.ts'
import { Moments } from './moments.tsx'
import { replayWords } from './words.ts'
import '../table/table.css'
import './replay.css'

/** The id under which links carry a game in their fragment. */
const SHARED = 'shared'

interface Shown {
  readonly isSecret: boolean // the game goes on, and something in it is hidden
  readonly isLive: boolean // the game itself goes on
  readonly seats: readonly string[] // who played, and plays on
  readonly replay: Replay
  readonly model: TableModel
}

/** A recorded game, step by step. */
export function ReplayPage(props: { readonly id: string; readonly moment?: number | undefined }) {
  const { id, moment } = props
  const shown = useSignal<Result<Shown> | null>(null)
  useEffect(() => {
    void open(id, moment).then((result) => (shown.value = result))
  }, [id])
  const result = shown.value
  if (!result) return <Page title={replayWords().title} busy />
  if (!result.ok) {
    return (
      <Page title={replayWords().title}>
        <div class="column">
          <h1>{replayWords().title}</h1>
          <Notice kind="bad">{result.reason}</Notice>
          <p>
            <ButtonLink to={{ page: 'landing' }}>{words().toLanding}</ButtonLink>
          </p>
        </div>
      </Page>
    )
  }
  return <Watching {...result.value} />
}

async function open(id: string, moment?: number): Promise<Result<Shown>> {
  const table = await tableOf(id)
  if (!table.ok) return failure(words().damaged(await sayFailure(table)))
  const screen = await loadScreen(table.value.game.id)
  return screen ? success(show(id, table.value, screen, moment)) : failure(words().notFound)
}

/** A saved game, or the one that the link carries. */
async function tableOf(id: string): Promise<Result<Table>> {
  if (id !== SHARED) {
    const found = await findGame(id)
    return found.ok ? readTable(found.value.record) : failure(words().notFound)
  }
  const shared = await readFragment(location.hash)
  if (!shared.ok) return shared
  const { kind, text } = shared.value
  return kind === 'record' ? readTable(text) : readPosition(text, SHARED)
}

function show(id: string, table: Table, screen: GameScreen, moment?: number): Shown {
  const saved = loadGame(id)
  const people = peopleOf(saved.ok ? saved.value.note.seats : [])
  const replay = openReplay(id, table, eyesOf(table, people), moment)
  const isSecret = !isOver(table) && hidesSomething(table.game, stateOf(table))
  const isLive = saved.ok && !saved.value.note.over
  const seats = saved.ok ? saved.value.note.seats : sittersOf(table)
  return { replay, model: makeModel(replay.session, screen), isSecret, isLive, seats }
}

/** Whose eyes look: everybody's once the game is over, before that those of the only person. */
function eyesOf(table: Table, people: readonly number[]): Eyes {
  if (isOver(table)) return 'all'
  return people.length === 1 ? people[0]! : SPECTATOR
}

const speeds = [0.5, 1, 2, 4, 8] as const
const STEP = 900 // milliseconds between two steps at normal speed

function Watching({ replay, model, isSecret, isLive, seats }: Shown) {
  const { session, at, length } = replay
  const playing = useSignal(false)
  const speed = useSignal<number>(1)
  const text = replayWords()
  const go = (to: number): void => {
    at.value = Math.max(0, Math.min(length, to))
  }
  /** Whatever would carry the game away waits until nothing in it is secret. */
  const unlessSecret = (act: () => void) =>
    isSecret
      ? {
          'aria-disabled': true,
          'data-tip': words().secret,
          onClick: () => post({ kind: 'info', text: () => words().secret }),
        }
      : { onClick: act }
  const stops = useMemo(() => visibleSteps(replay), [replay])
  const step = (by: 1 | -1): void => {
    const next =
      by > 0 ? stops.find((stop) => stop > at.value) : stops.findLast((stop) => stop < at.value)
    go(next ?? (by > 0 ? length : 0))
  }
  useEffect(() => {
    if (!playing.value) return undefined
    const timer = setInterval(() => {
      step(1)
      if (at.value >= length) playing.value = false
    }, STEP / speed.value)
    return () => clearInterval(timer)
  }, [playing.value, speed.value])

  useEscape(model)
  useKeys(['replay'], (command) => {
    if (command === 'earlier') step(-1)
    else if (command === 'later') step(1)
    else if (command === 'start') go(0)
    else if (command === 'end') go(length)
    else if (command === 'playPause') playing.value = !playing.value
    else return false
    return true
  })

  return (
    <Page
      title={text.title}
      full
      bar={<TableBar model={model} />}
      aside={
        <>
          <IconButton
            icon="download"
            label={words().saveFile}
            {...unlessSecret(() => void saveToFile(model))}
          />
          <IconButton
            icon="share"
            label={text.share}
            {...unlessSecret(() => void sharePosition(model))}
          />
        </>
      }
    >
      <TableFrame
        model={model}
        label={voiceOf(session.game).title}
        above={
          <>
            <AlarmLine model={model} />
            <p class="viewing" role="status">
              <Icon name="eye" />{' '}
              {length > 0 ? (
                <>
                  <b>{text.viewing(at.value, length)}</b> {text.notLive}
                </>
              ) : (
                <>
                  <b>{text.position}</b> {promptOf(replay)}
                </>
              )}{' '}
              {isLive && <Link to={{ page: 'table', id: session.id }}>{text.toGame}</Link>}
            </p>
          </>
        }
        beforePanel={<Moments replay={replay} model={model} go={go} />}
        card={
          <div class="replay-controls">
            <IconButton icon="first" label={text.first} onClick={() => go(0)} />
            <IconButton icon="back" label={text.earlier} onClick={() => step(-1)} />
            <IconButton
              icon={playing.value ? 'pause' : 'play'}
              class="is-primary"
              label={playing.value ? text.pause : text.play}
              onClick={() => (playing.value = !playing.value)}
            />
            <IconButton icon="forward" label={text.later} onClick={() => step(1)} />
            <IconButton icon="last" label={text.last} onClick={() => go(length)} />
            <div class="speeds" role="group" aria-label={text.speed}>
              {speeds.map((factor) => (
                <button
                  key={factor}
                  type="button"
                  aria-pressed={speed.value === factor}
                  onClick={() => (speed.value = factor)}
                >
                  {factor.toLocaleString()}×
                </button>
              ))}
            </div>
            <label class="scrubber">
              <span class="sr-only">{text.moment}</span>
              <input
                type="range"
                min={0}
                max={length}
                value={at.value}
                onInput={(event) => go(Number(event.currentTarget.value))}
              />
            </label>
            <Button look="primary" {...unlessSecret(() => playOn(replay, seats))}>
              {text.playOn}
            </Button>
          </div>
        }
      />
    </Page>
  )
}

/** What is to be decided in a position, which has no history to tell of it. */
function promptOf({ session }: Replay): string {
  const { game } = session
  const state = session.known()
  const voice = voiceOf(game)
  const outcome = session.outcome()
  if (outcome) return voice.outcome(outcome)
  return voice.prompt(game.decision(state, session.viewer.value))
}

/** Steps after which the map looks different: forced and silent ones are passed over. */
function visibleSteps({ log, session: { game } }: Replay): number[] {
  return log
    .filter(({ events }) => events.some((event) => shapeOf(game, event).seen))
    .map(({ number }) => number)
}

/** Begins a game of its own at the moment that is shown. */
function playOn({ session, at }: Replay, seats: readonly string[]): void {
  const { game } = session
  const begun = beginFromPosition(game, game.write(session.knownAt(at.value)), seats)
  if (!begun.ok) {
    void tellFailure(begun)
    return
  }
  tellIfUnsaved(begun.value.kept)
  navigate({ page: 'table', id: begun.value.note.id })
}
