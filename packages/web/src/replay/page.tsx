import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { failure, SPECTATOR, success, type Result } from '@estafette/kernel'
import { hidesSomething, isOver, stateOf, type Table } from '@estafette/table'
import { loadScreen } from '../games/index.ts'
import { sayFailure } from '../i18n/say-failure.ts'
import { findGame } from '../online/find-game.ts'
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
import { beginFromPosition, sittersOf } from '../store/begin.ts'
import { loadGame } from '../store/games.ts'
import { readFragment } from '../store/share.ts'
import { readPosition, readTable } from '../store/shelf.ts'
import { AlarmLine } from '../table/end/alarm.tsx'
import { TableBar } from '../table/frame/bar.tsx'
import { useEscape } from '../table/press/escape.ts'
import { Printed } from '../table/print/printed.tsx'
import { TableFrame } from '../table/frame/frame.tsx'
import { makeModel, type TableModel } from '../table/model.ts'
import { saveToFile, sharePosition } from '../table/end/sharing.ts'
import { voiceOf } from '../i18n/voice.ts'
import { words } from '../table/words.ts'
import { Controls } from './controls.tsx'
import { Moments } from './moments.tsx'
import { usePlayback } from './playback.ts'
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
  const model = makeModel(replay.session, screen)
  if (replay.length > 0) model.page.tab.value = 'moments'
  return { replay, model, isSecret, isLive, seats }
}

/** Whose eyes look: everybody's once the game is over, before that those of the only person. */
function eyesOf(table: Table, people: readonly number[]): Eyes {
  if (isOver(table)) return 'all'
  return people.length === 1 ? people[0]! : SPECTATOR
}

function Watching({ replay, model, isSecret, isLive, seats }: Shown) {
  const { session, at, length } = replay
  useEscape(model)
  const playback = usePlayback(replay)
  const text = replayWords()
  /** Whatever would carry the game away waits until nothing in it is secret. */
  const unlessSecret = (act: () => void) =>
    isSecret
      ? {
          'aria-disabled': true,
          'data-tip': words().secret,
          onClick: () => post({ kind: 'info', text: () => words().secret }),
        }
      : { onClick: act }

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
            <p class="viewing line" role="status">
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
        tab={{
          key: 'moments',
          label: text.momentsTab,
          inside: <Moments replay={replay} model={model} go={playback.go} />,
        }}
        card={
          <Controls replay={replay} playback={playback}>
            <Button look="primary" {...unlessSecret(() => playOn(replay, seats))}>
              {text.playOn}
            </Button>
          </Controls>
        }
      />
      <Printed model={model} />
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
