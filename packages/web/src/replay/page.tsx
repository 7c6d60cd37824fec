import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { failure, type Result } from '@estafette/kernel'
import { hidesSomething, stateAt, stateOf } from '@estafette/table'
import { voiceOf } from '../i18n/voice.ts'
import { ButtonLink, IconButton } from '../shell/button.tsx'
import { Link } from '../shell/link.tsx'
import { navigate } from '../shell/navigation.ts'
import { Notice, post } from '../shell/notice.tsx'
import { Page } from '../shell/page.tsx'
import { makePath, type Route } from '../shell/route.ts'
import { tellFailure, tellIfUnsaved } from '../shell/trouble.ts'
import { beginFromPosition } from '../store/begin.ts'
import { copyAddress, copyLink, saveToFile } from '../table/end/sharing.ts'
import { TableBar } from '../table/frame/bar.tsx'
import { TableTop } from '../table/frame/top.tsx'
import { Dock } from '../table/map/dock.tsx'
import { pinned } from '../table/wide/toggle.ts'
import { Wide } from '../table/wide/wide.tsx'
import { useEscape } from '../table/press/escape.ts'
import { Printed } from '../table/print/printed.tsx'
import { words } from '../table/words.ts'
import { Banner } from './banner.tsx'
import { captionOf } from './captions.ts'
import { Acts, Luck } from './foot.tsx'
import { Now } from './now.tsx'
import { openRecord, readRest, SHARED, type Opened } from './opening.ts'
import { usePlayback } from './playback.ts'
import { showScene } from './shown-step.ts'
import { partOf, ReplayTabs } from './tabs.tsx'
import { Timeline } from './timeline.tsx'
import { whenText, type ReplayView } from './viewing.ts'
import { countText, replayWords } from './words.ts'
import '../table/table.css'
import '../table/frame/frame.css'
import '../table/card/decision.css'
import '../table/map/dock.css'
import './replay.css'

/** A recorded game, step by step. */
export function ReplayPage(props: { readonly id: string; readonly moment?: number | undefined }) {
  const { id, moment = 0 } = props
  const shown = useSignal<Result<Opened> | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = async (): Promise<void> => {
      const opened = await openRecord(id)
      if (!isWanted) return
      shown.value = opened
      const wrong = opened.ok ? await readRest(opened.value, () => isWanted) : null
      if (wrong !== null && isWanted) shown.value = failure(wrong)
    }
    void read()
    return () => {
      isWanted = false
    }
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
  return <Watching opened={result.value} moment={moment} />
}

function Watching({ opened, moment }: { readonly opened: Opened; readonly moment: number }) {
  const { id, film, model, story, called, seats, isLive } = opened
  const { session, screen, page } = model
  const { length } = film.reel
  useEscape(model)
  const link = unlessSecret(opened, () => void copyHere(opened))
  const playback = usePlayback(model, film, moment, link.onClick)
  useMemo(() => {
    if (length > 0) page.tab.value = 'moments'
    showScene(model, playback.scene, film.reel.at)
  }, [playback])
  const viewing: ReplayView = { film, model, story, playback, called }
  const text = replayWords()
  const map = (
    <div class="table-map">
      <TableTop model={model} label={voiceOf(session.game).title} />
    </div>
  )
  const timeline =
    length > 0 ? <Timeline viewing={viewing} /> : screen.map && <Dock model={model} />
  const side = (
    <div class="table-side stack">
      {length > 0 ? <Now viewing={viewing} /> : <Prompt opened={opened} />}
      <div class="replay-panel stack">
        <ReplayTabs viewing={viewing} />
      </div>
      <Luck viewing={viewing} />
      <Acts
        playOn={unlessSecret(opened, () => playOn(opened, seats))}
        link={link}
        result={film.isOver.value ? resultOf(opened) : null}
      />
    </div>
  )
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
            {...unlessSecret(opened, () => void saveToFile(model))}
          />
          <IconButton
            icon="share"
            label={text.share}
            {...unlessSecret(
              opened,
              () => void copyLink({ kind: 'position', text: positionText(film) }),
            )}
          />
        </>
      }
    >
      <div
        class={screen.field ? 'table replay is-field' : 'table replay'}
        data-wide={page.wide.value ?? undefined}
        data-pinned={page.wide.value && page.of(pinned).value ? '' : undefined}
      >
        <div class="table-above">
          <Banner viewing={viewing}>
            {isLive && <Link to={{ page: 'table', id }}>{text.toGame}</Link>}
          </Banner>
        </div>
        <Wide model={model} tab={partOf(viewing, page.wide.value)} />
        {screen.field ? (
          // Read as it is told: what happens, then the field.
          <>
            {side}
            {timeline}
            {map}
          </>
        ) : (
          <>
            {map}
            {timeline}
            {side}
          </>
        )}
      </div>
      <Spoken viewing={viewing} />
      <Printed model={model} />
    </Page>
  )
}

/** Where one is, for those who do not see it; not with every step of what goes by itself. */
function Spoken({ viewing }: { readonly viewing: ReplayView }) {
  const { film, model, playback } = viewing
  const { index, stops, playing, scene } = playback
  const text = replayWords()
  return (
    <p class="sr-only" role="status">
      {playing.value || film.reel.length === 0
        ? ''
        : text.stepSpoken(
            countText(index.value + 1),
            countText(stops.value.length),
            whenText(viewing),
            captionOf(model, scene.value, film.reel.length),
          )}
    </p>
  )
}

/** What is to be decided in a position, which has no history to tell of it. */
function Prompt({ opened: { model } }: { readonly opened: Opened }) {
  const { session } = model
  const { game } = session
  const voice = voiceOf(game)
  const outcome = session.outcome()
  return (
    <section class="replay-now">
      <p class="replay-when">{replayWords().position}</p>
      <h2>
        {outcome
          ? voice.outcome(outcome)
          : voice.prompt(game.decision(session.known(), session.viewer.value))}
      </h2>
    </section>
  )
}

/** Whatever would carry the game away waits until nothing in it is secret. */
function unlessSecret(opened: Opened, act: () => void) {
  const { film } = opened
  const isSecret = !film.isOver.value && (!film.isRead.value || hidesNow(opened))
  return isSecret
    ? {
        'aria-disabled': true,
        'data-tip': words().secret,
        onClick: () => post({ kind: 'info', text: () => words().secret }),
      }
    : { onClick: act }
}

/** Whether the game goes on with something hidden in it. */
function hidesNow({ film: { reel } }: Opened): boolean {
  return hidesSomething(reel.table.game, stateOf(reel.table))
}

/** The position that is shown: all of it once the game is over, whoever's eyes look. */
function positionText({ reel, isOver }: Opened['film']): string {
  const { table, at, session } = reel
  const state = isOver.peek() ? stateAt(table, at.peek()) : session.knownAt(at.peek())
  return table.game.write(state)
}

/** A link to the moment: the game with it once it is over, else the position alone. */
async function copyHere({ id, film, model, isOnline }: Opened): Promise<void> {
  const moment = film.reel.at.peek()
  if (!film.isOver.peek() || film.reel.length === 0) {
    return copyLink({ kind: 'position', text: positionText(film) })
  }
  if (isOnline) return copyAddress(makePath({ page: 'replay', id, moment }))
  return copyLink({ kind: 'record', text: await model.session.record() }, moment)
}

/** The page of the result, where there is one. */
function resultOf({ id, isOnline }: Opened): Route | null {
  if (id === SHARED) return null
  return isOnline ? { page: 'online', what: 'result', id } : { page: 'after', id }
}

/** Begins a game of its own at the moment that is shown. */
function playOn({ film, model }: Opened, seats: readonly string[]): void {
  const begun = beginFromPosition(model.session.game, positionText(film), seats)
  if (!begun.ok) {
    void tellFailure(begun)
    return
  }
  tellIfUnsaved(begun.value.kept)
  navigate({ page: 'table', id: begun.value.note.id })
}
