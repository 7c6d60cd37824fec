import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Result } from '@estafette/kernel'
import { outcomeOf } from '@estafette/table'
import { RuleLink } from '../../panels/rule-link.tsx'
import { sayIfKnown } from '../../i18n/index.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { askRematch } from '../../online/http.ts'
import { tellTrouble } from '../../online/tell.ts'
import { lookOf } from '../../screen/screen.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { navigate } from '../../shell/navigation.ts'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { download } from '../../store/files.ts'
import { copyLink, playAgain } from '../../table/end/sharing.ts'
import { words } from '../../table/words.ts'
import { Curve } from './curve.tsx'
import { EveryDie, Losses, Luck, StillOut } from './figures.tsx'
import { openFinished, workOut, type Finished } from './finished.ts'
import { TurningPoints } from './moments.tsx'
import { chanceWords, durationOf, reasonText, verdictText } from './phrases.ts'
import { Picture } from './picture.tsx'
import type { Summary } from '../../story/summary.ts'
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
  const { table, note, own, story, online, state } = finished
  const text = afterWords()
  const voice = voiceOf(table.game)
  const { side } = story.words()
  const people = note.seats.filter((seat) => seat === 'human').length
  return (
    <div class="after-who">
      <p>
        <b class="trim">{voice.title}</b>
        {note.scenario !== '' && <small class="trim">{voice.scenario(note.scenario).title}</small>}
      </p>
      <p>
        {online ? (
          <b class="trim">
            {online.sitters.map((_, seat) => sitterText(finished, seat)).join(' – ')}
          </b>
        ) : (
          <>
            <b class="trim">
              {own >= 0 ? text.you(side[own]!) : people > 1 ? text.bothPeople : text.bothComputers}
            </b>
            {own >= 0 && (
              <small class="trim">
                {story.isSolitaire?.(state)
                  ? text.againstAutomat(side[1 - own]!)
                  : text.against(side[1 - own]!)}
              </small>
            )}
          </>
        )}
      </p>
    </div>
  )
}

/** Somebody at a table far away, with their side. */
function sitterText({ online, note, story, table }: Finished, seat: number): string {
  const { name = '', level = '' } = online?.sitters[seat] ?? {}
  const side = story.words().side[table.game.sides.indexOf(note.sides[seat] ?? '')]
  const who = name || (sayIfKnown(`player.${level}`) ?? level)
  return side === undefined ? who : `${who} (${side})`
}

/** Who won, why, and what can be done now. */
function Verdict(props: { readonly finished: Finished; readonly summary: Summary | null }) {
  const { finished, summary } = props
  const { table, screen, story } = finished
  const winner = outcomeOf(table)?.winner ?? -1
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
        <p class="after-facts line">
          {winner >= 0 && <Chip look={lookOf(screen.game.id, winner)}>{told.side[winner]}</Chip>}{' '}
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
        {screen.sequel?.has(finished.id) && <screen.sequel.Sequel id={finished.id} />}
        <Acts finished={finished} />
      </div>
    </section>
  )
}

/** Asks for the same game with sides swapped, and goes to its table. */
async function playOnceMore(id: string): Promise<void> {
  const reply = await askRematch(id)
  tellTrouble(reply)
  if (reply.ok) navigate({ page: 'online', what: 't', id: reply.value.table })
}

function Acts({ finished }: { readonly finished: Finished }) {
  const { id, table, note, record, online, screen } = finished
  const text = afterWords()
  // What is part of a campaign goes on in it: the same battle again would be outside.
  const isAlone = !online && !screen.sequel?.has(id)
  const canSwap = isAlone && new Set(note.seats).size > 1
  return (
    <p class="after-acts flow">
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
      {isAlone && (
        <Button icon="reload" onClick={() => playAgain(table.game, table.start, note.seats)}>
          {text.again}
        </Button>
      )}
      {online && online.viewer >= 0 && (
        <Button icon="swap" onClick={() => void playOnceMore(id)}>
          {text.swapped}
        </Button>
      )}
      {(online || !finished.story.die) && (
        <ButtonLink icon="die" to={{ page: 'online', what: 'fair', id }}>
          {chanceWords(finished).every}
        </ButtonLink>
      )}
      <Button icon="download" onClick={() => download(`${id}.record.txt`, record)}>
        {text.save}
      </Button>
      <Button icon="share" onClick={() => void copyLink({ kind: 'record', text: record })}>
        {text.share}
      </Button>
    </p>
  )
}
