import {
  paceClasses,
  paceOfClass,
  type PaceClass,
  type SeekerCounts,
  type Wish,
} from '@estafette/protocol'
import { fetchGame, gameIds } from '@estafette/registry/shelf'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { placeOf } from '../../i18n/places.ts'
import { contribution, layOut, type Reply } from '../../online/http.ts'
import { NameField } from '../../online/name-field.tsx'
import { tellTrouble } from '../../online/tell.ts'
import { troubleText } from '../../online/trouble-words.ts'
import { comeIn, me } from '../../online/who.ts'
import { Button } from '../../shell/button.tsx'
import { Select } from '../../shell/fields.tsx'
import { navigate } from '../../shell/navigation.ts'
import { Notice, post } from '../../shell/notice.tsx'
import {
  looking,
  lookFor,
  lookMeanwhile,
  lookNoMore,
  lookWider,
  showSearch,
  type ShownSearch,
} from './looking.ts'
import { nowWords } from './now-words.ts'
import {
  gamesAt,
  keepChosen,
  lastChosen,
  othersAt,
  widerThan,
  wishOf,
  type ChosenWish,
} from './wishes.ts'
import './now.css'

interface Props {
  readonly counts: SeekerCounts
  readonly again: () => Promise<void> // asks for the lists once more
}

/** Plays anyone now: the next who wants the same. */
export function PlayNow({ counts, again }: Props) {
  const text = nowWords()
  useEffect(() => {
    showSearch(true)
    return () => showSearch(false)
  }, [])
  const search = looking.value
  return (
    <section class="now" aria-labelledby="now-title">
      <h2 id="now-title">{text.title}</h2>
      {search && search.ended === null ? (
        <Waiting search={search} counts={counts} again={again} />
      ) : (
        <Choosing counts={counts} search={search} />
      )}
    </section>
  )
}

/** What is wanted: a pace, and perhaps a battle and a level. */
function Choosing({
  counts,
  search,
}: Pick<Props, 'counts'> & { readonly search: ShownSearch | null }) {
  const text = nowWords()
  const chosen = useSignal<ChosenWish>(lastChosen())
  const name = useSignal('')
  const trouble = useSignal<Reply<unknown> | null>(null)
  const isBusy = useSignal(false)
  const { pace, game, level } = chosen.value
  const games = gamesAt(pace)
  const choose = (more: Partial<ChosenWish>): void => {
    chosen.value = { ...chosen.value, ...more }
    keepChosen(chosen.value)
  }
  const find = async (event: Event): Promise<void> => {
    event.preventDefault()
    isBusy.value = true
    const reply = await comeIn(name.value)
    isBusy.value = false
    trouble.value = reply
    if (reply.ok) lookFor(wishOf(chosen.value))
  }
  return (
    <form class="stack" onSubmit={(event) => void find(event)}>
      <fieldset class="now-paces">
        <legend class="sr-only">{text.title}</legend>
        {paceClasses.map((one) => (
          <label key={one} class="now-pace">
            <input
              class="sr-only"
              type="radio"
              name="now-pace"
              value={one}
              checked={one === pace}
              onChange={() => choose({ pace: one })}
            />
            <b>{text.paces[one]}</b>
            <span>{paceLine(one)}</span>
            <span class="now-wait" data-some={counts[one] > 0 ? '' : undefined}>
              {text.wait(counts[one])}
            </span>
          </label>
        ))}
      </fieldset>
      <div class="now-more">
        <Select
          label={text.battle}
          value={games.includes(game) ? game : ''}
          choices={[
            { value: '', label: text.allBattles },
            ...games.map((id) => ({ value: id, label: placeOf(id) })),
          ]}
          onChange={(id) => choose({ game: id })}
        />
        <Select
          label={text.level}
          value={level}
          choices={(['any', 'like'] as const).map((value) => ({
            value,
            label: text.levels[value],
          }))}
          onChange={(one) => choose({ level: one })}
        />
      </div>
      {!me.value && (
        <NameField
          label={text.name}
          text={text.nameText}
          value={name.value}
          onChange={(value) => (name.value = value)}
        />
      )}
      {search?.ended && <Notice kind="warn">{text.ended[search.ended]}</Notice>}
      {trouble.value && !trouble.value.ok && (
        <Notice kind="bad">{troubleText(trouble.value)}</Notice>
      )}
      <div class="now-foot line">
        <p class="note">{text.text}</p>
        <Button type="submit" disabled={isBusy.value}>
          {text.find}
        </Button>
      </div>
    </form>
  )
}

/** How a pace is played, in a line. */
function paceLine(one: PaceClass): string {
  const text = nowWords()
  const pace = paceOfClass[one]
  if (pace.kind === 'post') return text.post(pace.days)
  const games = gamesAt(one)
  return text.live(
    games.length === gameIds.length ? text.anyBattle : text.either(games.map(placeOf)),
  )
}

const LATE = 60_000

/** The search, with how long it lasts; after a minute other ways to a game. */
function Waiting({ search, counts, again }: Props & { readonly search: ShownSearch }) {
  const text = nowWords()
  const now = useSignal(Date.now())
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const { wish, since } = search
  const waited = Math.max(0, Math.floor((now.value - since) / 1000))
  const others = Math.max(...wish.paces.map((pace) => othersAt(pace, counts, wish)))
  return (
    <div class="now-waiting card stack">
      <div class="line">
        <p role="status">
          <b>{text.looking}</b>
          <span class="now-wish">{wishLine(wish)}</span>
        </p>
        <span class="now-time" role="timer" aria-live="off">
          {text.seconds(Math.floor(waited / 60), waited % 60)}
        </span>
        <Button onClick={lookNoMore}>{text.stop}</Button>
      </div>
      <p class="note">{text.others(others)}</p>
      {now.value - since >= LATE && <OtherWays wish={wish} again={again} />}
    </div>
  )
}

function wishLine({ paces, games, level }: Wish): string {
  const text = nowWords()
  const fits = new Set(paces.flatMap(gamesAt))
  return [
    paces.map((pace) => text.paces[pace]).join(', '),
    games.length >= fits.size ? text.anyBattle : games.map(placeOf).join(', '),
    ...(level === 'like' ? [text.levels.like] : []),
  ].join(' · ')
}

/** What else can be done where nobody came. */
function OtherWays({ wish, again }: { readonly wish: Wish } & Pick<Props, 'again'>) {
  const text = nowWords()
  const isBusy = useSignal(false)
  const wider = widerThan(wish)
  const [game = gameIds[0]!] = wish.games
  const offer = async (): Promise<void> => {
    isBusy.value = true
    const reply = await openInvitation(game, wish)
    isBusy.value = false
    tellTrouble(reply)
    if (!reply.ok) return
    lookNoMore()
    post({ kind: 'good', text: () => nowWords().offered })
    await again()
  }
  return (
    <div class="now-ways stack" role="group" aria-labelledby="now-late">
      <p id="now-late" role="status">
        {text.late}
      </p>
      {wider && (
        <Button onClick={() => lookWider(wider)}>
          {wider.paces.length > wish.paces.length ? text.widenMore : text.widen}
        </Button>
      )}
      <Button disabled={isBusy.value} onClick={() => void offer()}>
        {text.offer(placeOf(game))}
      </Button>
      <Button
        onClick={() => {
          lookMeanwhile()
          navigate({ page: 'new', game })
        }}
      >
        {text.meanwhile}
      </Button>
    </div>
  )
}

/** Offers a game to anyone, on the terms that were looked for. */
async function openInvitation(id: string, { paces }: Wish): Promise<Reply<unknown>> {
  const game = await fetchGame(id)
  return layOut({
    game: id,
    scenario: game?.scenarios[0] ?? '',
    options: {},
    seat: null,
    pace: paceOfClass[paces[0] ?? 'evening'],
    watchable: true,
    listed: true,
    contribution: contribution(),
  })
}
