import { useLayoutEffect, useRef } from 'preact/hooks'
import { voiceOf } from '../../i18n/voice.ts'
import { PileArt } from '../../map-view/piles.tsx'
import type { MapPart } from '../../screen/map.ts'
import { sideClass } from '../../screen/screen.ts'
import { language } from '../../store/settings.ts'
import { promptText } from '../card/prompt.ts'
import { victoryWords } from '../end/victory-words.ts'
import { logLines, saidIn, withBacks } from '../log/log-lines.ts'
import { LineText, LogDice, Told } from '../log/told.tsx'
import type { TableModel } from '../model.ts'
import { sidesIn } from '../other-turn/steps-in.ts'
import { printWords } from './print-words.ts'
import './print.css'

const SCALE = 0.8 // at which names are chosen: paper is near the eye

/**
 * A table on paper: what is decided or how it ended, the whole position as the viewer knows it, who
 * stands where in words, and the log. It is laid out in the light theme, and seen only in print.
 */
export function PrintSheet(props: { readonly model: TableModel; readonly stands: () => void }) {
  const { model, stands } = props
  const { session, screen, state } = model
  const { map, field, victory } = screen
  const words = printWords()
  useLayoutEffect(() => {
    const page = document.documentElement
    const { theme } = page.dataset
    page.dataset['theme'] = 'light'
    requestAnimationFrame(() => requestAnimationFrame(stands))
    return () => {
      page.dataset['theme'] = theme
    }
  }, [])
  const clock = screen.clock?.(state.value)
  const battle = screen.battle?.(state.value)
  const scale = victory && !screen.tellsScore ? victory.scale(state.value) : null
  const facts = [
    battle && [battle.name, battle.date].filter(Boolean).join(', '),
    clock && victoryWords().turnOf(clock.turn, clock.of, clock.when),
    scale && `${scale.title} ${scale.text ?? scale.value}`,
  ].filter(Boolean)
  const Picture = field?.Picture
  const Units = screen.Units
  return (
    <article class="print-sheet" data-part="print">
      <header>
        <h1>{voiceOf(session.game).title}</h1>
        <p>{facts.join(' · ')}</p>
        <p>
          <b>{promptText(model)}</b>
        </p>
      </header>
      <section>
        <h2>{session.outcome() ? words.result : words.position}</h2>
        {map && <PrintedMap model={model} map={map} />}
        {Picture && (
          <div class="print-field">
            <Picture state={state.value} />
          </div>
        )}
      </section>
      <section class="print-units">
        <h2>{words.units}</h2>
        {map ? <Standing model={model} map={map} /> : Units && <Units model={model} isWide />}
      </section>
      <PrintedLog model={model} />
    </article>
  )
}

/** The whole map with every counter on it. */
function PrintedMap({ model, map }: { readonly model: TableModel; readonly map: MapPart }) {
  const { counters } = model.screen
  const state = model.state.value
  const names = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (names.current) map.zoomed(names.current, SCALE)
  }, [map])
  const { x, y, width, height } = map.bounds
  const sheet = { viewBox: `${x} ${y} ${width} ${height}` } as const
  return (
    <div class="print-map over" style={`--wide:${width};--high:${height}`} aria-hidden="true">
      <svg {...sheet}>
        <map.Art />
        <map.Over state={state} />
      </svg>
      <svg {...sheet} ref={names}>
        <map.Names />
      </svg>
      <svg {...sheet}>
        {counters &&
          map
            .piles(state)
            .map(({ place, side, at, units }) => (
              <PileArt
                key={`${place} ${side}`}
                at={at}
                faces={units.map((unit) => counters.face(state, unit))}
                level="full"
                marks={{}}
              />
            ))}
      </svg>
    </div>
  )
}

/** Who stands where, in words. */
function Standing({ model, map }: { readonly model: TableModel; readonly map: MapPart }) {
  const state = model.state.value
  const places = [...new Set(map.piles(state).map(({ place }) => place))].sort((a, b) => a - b)
  return (
    <ul>
      {places.map((place) => (
        <li key={place}>{map.describe(state, place, language.value)}</li>
      ))}
    </ul>
  )
}

/** Every line of the log, in order. */
function PrintedLog({ model }: { readonly model: TableModel }) {
  const { session, screen } = model
  const lines = logLines(screen, session.log.value, sidesIn(session))
  if (lines.length === 0) return null
  return (
    <section class="print-log">
      <h2>{printWords().log}</h2>
      <ol>
        {withBacks(lines, session.takenBack.value).map((line) => (
          <li key={line.key} class={`is-${line.kind} ${sideClass(screen.game.id, line.side)}`}>
            {line.kind === 'fold' ? (
              <p>
                {saidIn(line).map((event, index) => (
                  <span key={index}>
                    <Told model={model} event={event} />{' '}
                  </span>
                ))}
              </p>
            ) : (
              <LineText model={model} line={line} />
            )}
            {line.step && <LogDice model={model} step={line.step} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
