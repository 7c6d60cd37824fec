import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Result } from '@estafette/kernel'
import { RuleLink } from '../../panels/rule-link.tsx'
import { voiceOf } from '../../i18n/voice.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { download } from '../../store/files.ts'
import { copyLink, playAgain } from '../../table/outcome.tsx'
import { words } from '../../table/words.ts'
import { Curve } from './curve.tsx'
import { EveryDie, Losses, Luck, StillOut } from './figures.tsx'
import { openFinished, workOut, type Finished } from './finished.ts'
import { TurningPoints } from './moments.tsx'
import { durationOf, reasonText, verdictText } from './phrases.ts'
import { Picture } from './picture.tsx'
import type { Summary } from './summary.ts'
import { afterWords } from './words.ts'
import './after.css'

/** A game that is over: who won and why, how it went, and whether the dice were fair. */
export function AfterPage({ id }: { readonly id: string }) {
  const opened = useSignal<Result<Finished> | null>(null)
  useEffect(() => {
    void openFinished(id).then((result) => (opened.value = result))
  }, [id])
  const result = opened.value
  if (!result) return <Page title={afterWords().title} busy />
  if (!result.ok) {
    return (
      <Page title={afterWords().title}>
        <div class="column">
          <h1>{afterWords().title}</h1>
          <Notice kind="bad">{result.reason}</Notice>
          <p class="row">
            <ButtonLink to={{ page: 'table', id }}>{afterWords().toTable}</ButtonLink>
            <ButtonLink to={{ page: 'landing' }}>{words().toLanding}</ButtonLink>
          </p>
        </div>
      </Page>
    )
  }
  return <Told finished={result.value} />
}

function Told({ finished }: { readonly finished: Finished }) {
  const done = useSignal(0)
  const summary = useSignal<Summary | null>(null)
  useEffect(() => {
    let isWanted = true
    void workOut(
      finished,
      (share) => (done.value = share),
      () => isWanted,
    ).then((found) => (summary.value = found))
    return () => {
      isWanted = false
    }
  }, [finished])
  const found = summary.value
  return (
    <Page title={verdictText(finished)} bar={<Who finished={finished} />}>
      <div class="after">
        <Verdict finished={finished} summary={found} />
        {found ? (
          <div class="after-grid" data-part="story">
            <div class="after-first">
              <Curve finished={finished} summary={found} />
              <Losses finished={finished} summary={found} />
              <StillOut finished={finished} summary={found} />
            </div>
            <TurningPoints finished={finished} summary={found} />
            <div class="after-last">
              <Luck finished={finished} summary={found} />
              <EveryDie finished={finished} summary={found} />
            </div>
          </div>
        ) : (
          <p class="after-working">
            <label>
              {afterWords().working} <progress max={1} value={done.value} />
            </label>
          </p>
        )}
      </div>
    </Page>
  )
}

/** The game and who played it, in the bar. */
function Who({ finished }: { readonly finished: Finished }) {
  const { table, note, own, story } = finished
  const text = afterWords()
  const voice = voiceOf(table.game)
  const { side } = story.words()
  const people = note.seats.filter((seat) => seat === 'human').length
  return (
    <div class="after-who">
      <p>
        <b>{voice.title}</b>
        {note.scenario !== '' && <small>{voice.scenario(note.scenario).title}</small>}
      </p>
      <p>
        <b>{own >= 0 ? text.you(side[own]!) : people > 1 ? text.bothPeople : text.bothComputers}</b>
        {own >= 0 && <small>{text.against(side[1 - own]!)}</small>}
      </p>
    </div>
  )
}

/** Who won, why, and what can be done now. */
function Verdict(props: { readonly finished: Finished; readonly summary: Summary | null }) {
  const { finished, summary } = props
  const { table, screen, story, state } = finished
  const winner = table.game.outcome(state)?.winner ?? -1
  const told = story.words()
  const place = summary?.moments.findLast(({ fight }) => fight)?.fight?.place ?? -1
  const picture = useMemo(
    () => summary && <Picture finished={finished} place={place} />,
    [finished, summary],
  )
  return (
    <section class="after-head" aria-labelledby="after-title">
      <div class="after-frame">{picture}</div>
      <div class="after-outcome">
        <p class="after-facts">
          {winner >= 0 && <Chip side={screen.looks[winner]!}>{told.side[winner]}</Chip>}{' '}
          {summary &&
            [
              told.ofTurns(summary.lastTurn),
              told.fights(summary.fights.length),
              afterWords().choices(summary.choices),
              ...durationOf(finished),
            ].join(', ')}
        </p>
        <h1 id="after-title">{verdictText(finished)}</h1>
        <p class="after-reason">
          {reasonText(finished)}{' '}
          {summary?.rule && <RuleLink game={table.game.id} rule={summary.rule} />}
        </p>
        <Acts finished={finished} />
      </div>
    </section>
  )
}

function Acts({ finished }: { readonly finished: Finished }) {
  const { id, table, note, record } = finished
  const text = afterWords()
  const canSwap = new Set(note.seats).size > 1
  return (
    <p class="after-acts">
      <ButtonLink look="primary" icon="play" to={{ page: 'replay', id, moment: 0 }}>
        {text.watch}
      </ButtonLink>
      {canSwap && (
        <Button
          icon="swap"
          onClick={() => playAgain(table.game, table.start, note.seats.toReversed())}
        >
          {text.swapped}
        </Button>
      )}
      <Button icon="reload" onClick={() => playAgain(table.game, table.start, note.seats)}>
        {text.again}
      </Button>
      <Button icon="download" onClick={() => download(`${id}.record.txt`, record)}>
        {text.save}
      </Button>
      <Button icon="share" onClick={() => void copyLink({ kind: 'record', text: record })}>
        {text.share}
      </Button>
    </p>
  )
}
