import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Die } from '../dice/die.tsx'
import { lookOf, sideClass } from '../screen/screen.ts'
import type { PanelTab } from '../screen/table-state.ts'
import { Chip } from '../shell/chip.tsx'
import { later } from '../shell/later.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { language } from '../store/settings.ts'
import { momentCost, momentScore, momentTitle } from '../story/moments.ts'
import { numberText } from '../story/numbers.ts'
import { facesIn, turnsIn } from '../story/summary.ts'
import { percentText } from '../table/card/tiles.tsx'
import type { PanelPart } from '../table/frame/panel-part.ts'
import { Log } from '../table/log/log.tsx'
import { WideButton } from '../table/wide/wide.tsx'
import { words } from '../table/words.ts'
import { isIn } from './now.tsx'
import { rowsOf } from './rows.ts'
import type { ReplayView } from './viewing.ts'
import { countText, replayWords } from './words.ts'

const TablesPanel = later(async () => (await import('../table/frame/tables-panel.tsx')).TablesPanel)

/** What is read beside a recorded game, the moments first. */
export function ReplayTabs({ viewing }: { readonly viewing: ReplayView }) {
  const { model, film } = viewing
  const { screen, page } = model
  const own: readonly PanelTab[] =
    film.reel.length > 0 ? ['moments', 'log', 'dice', 'losses', 'notes'] : ['log']
  const others: readonly PanelTab[] = [
    ...(screen.field?.Hand ? (['hand'] as const) : []),
    ...(screen.Units ? (['units'] as const) : []),
    ...(screen.Tables || screen.victory ? (['tables'] as const) : []),
  ]
  const shown = [...own, ...others]
  useEffect(() => {
    if (!shown.includes(page.tab.value)) page.tab.value = own[0]!
  })
  return (
    <Tabs
      label={words().panel}
      tabs={shown.map((key) => ({
        key,
        label: labelOf(key),
        isElsewhere: key === page.wide.value,
      }))}
      chosen={page.tab}
      scrolled={page.scrolled}
      pressed={() => (page.isEndingFirst.value = false)}
      beside={<WideButton page={page} />}
    >
      {(key) => <Inside viewing={viewing} shown={key} />}
    </Tabs>
  )
}

function labelOf(key: PanelTab): string {
  const own: Partial<Record<PanelTab, string>> = replayWords().tabs
  const table: Partial<Record<PanelTab, string>> = words()
  return own[key] ?? table[key] ?? ''
}

/** A tab of a replay that no table has, for the wide view. */
export function partOf(viewing: ReplayView, key: PanelTab | null): PanelPart | undefined {
  if (key !== 'moments' && key !== 'dice' && key !== 'losses' && key !== 'notes') return undefined
  return { key, label: labelOf(key), inside: <Inside viewing={viewing} shown={key} /> }
}

function Inside({ viewing, shown }: { readonly viewing: ReplayView; readonly shown: PanelTab }) {
  const { model } = viewing
  const { screen } = model
  switch (shown) {
    case 'moments':
      return <Moments viewing={viewing} />
    case 'dice':
      return <Dice viewing={viewing} />
    case 'losses':
      return <Losses viewing={viewing} />
    case 'notes':
      return <Notes viewing={viewing} />
    case 'hand':
      return <Hands viewing={viewing} />
    case 'units':
      return screen.Units ? <screen.Units model={model} /> : null
    case 'tables':
      return <TablesPanel model={model} />
    default:
      return <Log model={model} />
  }
}

/** The hand of whoever looks; all that lie open to those who only watch. */
function Hands({ viewing: { model } }: { readonly viewing: ReplayView }) {
  const { field } = model.screen
  const View = model.session.viewer.value < 0 ? field?.Dock : field?.Hand
  return field && View ? <View feed={field.feed(model, null)} /> : null
}

/** What turned the game, as on the page of its result; then every turn and fight. */
function Moments({ viewing }: { readonly viewing: ReplayView }) {
  const { film, model, story, playback } = viewing
  const { screen } = model
  const { game } = model.session
  const { at } = film.reel
  const text = replayWords()
  const tale = film.tale.value
  const list = useRef<HTMLDivElement>(null)
  const scene = playback.scene.value
  const rows = useMemo(
    () => rowsOf(viewing).filter(({ kind }) => kind !== 'moment'),
    [film.scenes.value, tale, language.value],
  )
  const now = rows.findLastIndex(({ choice }) => choice <= at.value)
  const moment = tale?.moments.findIndex(({ number }) => isIn(scene, number)) ?? -1
  useEffect(() => {
    const row = list.current?.querySelectorAll<HTMLElement>('.moment')[moment]
    const panel = row?.closest('[role="tabpanel"]')
    if (row && panel) bringIn(panel, row)
  }, [moment])
  return (
    <div class="replay-moments" ref={list}>
      {story && tale && film.isRead.value ? (
        <ol class="moments" data-part="moments">
          {tale.moments.map((point, index) => {
            const { fight, number } = point
            const told = { game, screen, story }
            return (
              <li key={number}>
                <button
                  type="button"
                  class="moment line"
                  aria-current={index === moment ? 'step' : undefined}
                  onClick={() => playback.go(number)}
                >
                  <span class="moment-ring">{index + 1}</span>
                  <span class="moment-choice">{countText(number)}</span>
                  <span class="moment-what">
                    <b>{momentTitle(told, point)}</b>
                    <small>{momentCost(told, point)}</small>
                  </span>
                  <span class="moment-sums">
                    <b>{fight?.totals ? fight.totals.join(':') : momentScore(told, point)}</b>
                    {fight && fight.rolls === 1 && (
                      <small>{percentText(fight.won ? fight.chance : 1 - fight.chance)}</small>
                    )}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      ) : null}
      {!story && <p class="note">{text.noStory}</p>}
      {story && !film.isRead.value && <p class="note">{text.momentsLater}</p>}
      {film.isRead.value && tale?.moments.length === 0 && <p class="note">{text.noMoments}</p>}
      <h3>{text.fights}</h3>
      <ol class="replay-goals">
        {rows.map(({ choice, kind, what }, index) => (
          <li key={`${choice} ${what}`}>
            <button
              type="button"
              class={`goal line is-${kind}`}
              aria-current={index === now ? 'step' : undefined}
              onClick={() => playback.go(choice)}
            >
              <small>{countText(choice)}</small> <span>{what}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Scrolls a panel, and nothing around it, until a row of it can be seen. */
function bringIn(panel: Element, row: Element): void {
  const [box, own] = [panel.getBoundingClientRect(), row.getBoundingClientRect()]
  if (own.top < box.top) panel.scrollTop -= box.top - own.top
  else if (own.bottom > box.bottom) panel.scrollTop += own.bottom - box.bottom
}

/** How often each face fell to each side so far. */
function Dice({ viewing: { film, model, story } }: { readonly viewing: ReplayView }) {
  const { game } = model.session
  const tale = film.tale.value
  const text = replayWords()
  if (!story?.die || !tale) return <p class="note">{text.noStory}</p>
  const { sides, first } = story.die
  const faces = facesIn(tale, game.sides.length, story, film.reel.at.value)
  const most = Math.max(1, ...faces.flat())
  return (
    <div class="replay-dice">
      <h3>{text.diceSoFar}</h3>
      {faces.map((counts, side) => {
        const all = counts.reduce((sum, count) => sum + count, 0)
        const sum = counts.reduce((total, count, face) => total + count * (face + first), 0)
        return (
          <div key={side} class={sideClass(game.id, side)}>
            <p class="line">
              <Chip look={lookOf(game.id, side)}>{story.words().side[side]}</Chip>{' '}
              {all > 0 ? text.aDie(numberText(sum / all, 2), countText(all)) : text.noDice}
            </p>
            <ol>
              {counts.map((count, face) => (
                <li key={face} class="line">
                  <Die
                    face={first === 0 && face === 0 ? 10 : face + first}
                    look={lookOf(game.id, side)}
                    sides={sides === 10 ? 10 : 6}
                    size={18}
                  />
                  <i style={{ width: `${(count / most) * 100}%` }} />
                  <b>{countText(count)}</b>
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </div>
  )
}

/** What each turn has cost both sides so far. */
function Losses({ viewing: { film, model, story } }: { readonly viewing: ReplayView }) {
  const { game } = model.session
  const tale = film.tale.value
  const text = replayWords()
  if (!story || !tale) return <p class="note">{text.noStory}</p>
  const words = story.words()
  const turns = turnsIn(tale, film.reel.at.value)
  const total = game.sides.map((_, side) => turns.reduce((sum, { lost }) => sum + lost[side]!, 0))
  return (
    <div class="replay-losses">
      <h3>{text.lossesSoFar}</h3>
      {total.every((count) => count === 0) && <p class="note">{text.noLosses}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{text.turn}</th>
            {game.sides.map((id, side) => (
              <th key={id} scope="col">
                <Chip look={lookOf(game.id, side)}>{words.side[side]}</Chip>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, lost }) => (
            <tr key={turn}>
              <th scope="row">{words.inTurn(turn)}</th>
              {lost.map((count, side) => (
                <td key={side}>{countText(count)}</td>
              ))}
            </tr>
          ))}
          <tr class="is-all">
            <th scope="row">{text.all}</th>
            {total.map((count, side) => (
              <td key={side}>{countText(count)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** What somebody wrote into the record, beside the choices it is about. */
function Notes({ viewing: { film, playback } }: { readonly viewing: ReplayView }) {
  const text = replayWords()
  const { read, table, at } = film.reel
  const notes = table.entries
    .slice(0, read.value)
    .flatMap(({ comment }, index) => (comment === '' ? [] : [{ comment, number: index + 1 }]))
  if (notes.length === 0 || !film.isOver.value) {
    return (
      <>
        <p>{text.noNotes}</p>
        <p class="note">{text.notesHow}</p>
      </>
    )
  }
  return (
    <ol class="replay-goals">
      {notes.map(({ comment, number }) => (
        <li key={number}>
          <button
            type="button"
            class="goal line"
            aria-current={number === at.value ? 'step' : undefined}
            onClick={() => playback.go(number)}
          >
            <small>{countText(number)}</small> <span>{comment}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
