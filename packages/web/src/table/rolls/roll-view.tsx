import { effect, useSignal, type Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Die } from '../../dice/die.tsx'
import { DiceTray } from '../../dice/tray.tsx'
import { voiceOf } from '../../i18n/voice.ts'
import type { MapWindow } from '../../map-view/view.ts'
import type { Roll, RolledSide } from '../../screen/rolls.ts'
import { lookOf, sideClass } from '../../screen/screen.ts'
import { lookClass } from '../../style/look.ts'
import { IconButton } from '../../shell/button.tsx'
import { Icon } from '../../shell/icons.tsx'
import { pace } from '../../store/settings.ts'
import { actOf, rollLine, type EarlierRoll, type LastRoll } from './last-roll.ts'
import type { TableModel } from '../model.ts'
import { useNotePosition } from '../map/note-position.ts'
import { happenedWords } from '../log/happened-words.ts'
import { isInTheWay } from './in-the-way.ts'
import './roll-note.css'

const READ = 2500 // milliseconds that a roll is left to be read
const REST = 200 // for which the map has to rest before it is looked whether the note is in the way

interface Props {
  readonly model: TableModel
  readonly view: MapWindow
  readonly last: LastRoll
  readonly close: () => void
}

/** How much of a note is shown: each covers less of the map than the one before. */
type Shown = 'note' | 'chip' | 'die'

/**
 * The note of a roll: dice, sums, verdict. It says nothing aloud: the log does. Once it has been read
 * it shrinks to a chip where it lies over what is decided next, or keeps that out of sight, and to a
 * die where the chip does; a press opens it.
 */
export function RollView(props: Props) {
  const { model, view, last } = props
  const together = actOf(last)
  const isRolling = useSignal(together.length === 0) // a table shows how its dice fell at once
  const shown = useSignal<Shown>('note')
  const box = useRef<HTMLElement>(null)
  const chip = useRef<HTMLButtonElement>(null)
  const wasOpened = useRef(false)
  useEffect(() => {
    const isLeast = shown.value === 'die'
    if (isRolling.value || isLeast || wasOpened.current || !model.screen.map) return undefined
    const read = performance.now() + (shown.value === 'note' ? READ : 0)
    let timer: ReturnType<typeof setTimeout> | undefined
    const shrink = (): void => {
      const lying = box.current ?? chip.current
      if (!lying || view.isInHand() || !isInTheWay(model, view, lying)) return
      shown.value = lying === box.current ? 'chip' : 'die'
      view.lookAgain()
    }
    const lookSoon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(shrink, Math.max(REST, read - performance.now()))
    }
    const stop = effect(() => {
      void view.camera.value
      void model.able.value
      lookSoon()
    })
    addEventListener('resize', lookSoon) // the map may lie still while its window changes
    return () => {
      stop()
      removeEventListener('resize', lookSoon)
      clearTimeout(timer)
    }
  }, [isRolling.value, shown.value])
  if (shown.value === 'note') return <Note {...props} box={box} isRolling={isRolling} />
  const { title, verdict, detail } = last.roll
  const sum = together.length > 0 ? model.screen.rolls?.sum?.(together) : undefined
  const said = [sum?.title ?? title, sum?.text ?? (verdict === '' ? detail : verdict)] as const
  const isDie = shown.value === 'die'
  return (
    <button
      type="button"
      class={`roll-chip popup line ${isDie ? 'is-die' : ''}`}
      ref={chip}
      data-part="roll-chip"
      title={isDie ? said.join(': ') : undefined}
      aria-label={isDie ? said.join(': ') : undefined}
      onClick={() => {
        wasOpened.current = true
        shown.value = 'note'
      }}
    >
      {isDie ? (
        <Icon name="die" />
      ) : (
        <>
          <b>{said[0]}</b>
          <span>{said[1]}</span>
        </>
      )}
    </button>
  )
}

function Note(
  props: Props & {
    readonly box: RefObject<HTMLElement | null>
    readonly isRolling: Signal<boolean>
  },
) {
  const { model, view, last, close, box, isRolling } = props
  const { roll, number, earlier } = last
  useNotePosition(box, model, view, roll.place)
  useLayoutEffect(() => {
    const { fought } = model.page
    fought.value = roll.place
    return () => (fought.value = -1)
  }, [roll.place])
  const together = actOf(last)
  if (together.length > 0) {
    return <Together model={model} rolls={together} box={box} number={number} close={close} />
  }
  const side = (index: number): string => {
    const { game } = model.session
    const id = game.sides[index]
    return id === undefined ? '' : voiceOf(game).side(id)
  }
  return (
    <section
      class={`roll-note popup ${sideClass(model.screen.game.id, roll.winner)}`}
      ref={box}
      aria-label={roll.title}
      data-part="roll"
      data-rolling={isRolling.value ? '' : undefined}
    >
      <header class="line">
        <h2>{roll.title}</h2>
        {roll.before && <small class="quiet">{roll.before}</small>}
        <IconButton icon="close" label={happenedWords().close} onClick={close} />
      </header>
      {earlier.length > 0 && <Earlier model={model} earlier={earlier} />}
      {roll.rolled.map((one) => (
        <Thrown
          key={one.side}
          model={model}
          name={side(one.side)}
          rolled={one}
          number={number}
          settled={() => (isRolling.value = false)}
        />
      ))}
      <footer class="line">
        {roll.verdict !== '' && <b class="roll-verdict">{roll.verdict}</b>}
        {roll.needed && <p>{roll.needed}</p>}
        <p>
          {roll.detail}
          {roll.isOpen && <> {happenedWords().mayReroll}</>}
        </p>
        {roll.points && (
          <p class="roll-points">
            <b>{roll.points.value}</b> {roll.points.label}
          </p>
        )}
      </footer>
    </section>
  )
}

/** Several rolls of one act: a row each, with its die, what was needed and what came of it. */
function Together(props: {
  readonly model: TableModel
  readonly rolls: readonly Roll[]
  readonly box: { readonly current: HTMLElement | null }
  readonly number: number
  readonly close: () => void
}) {
  const { model, rolls, box, number, close } = props
  const { game, rolls: part } = model.screen
  const sum = part?.sum?.(rolls)
  const own = model.session.viewer.value
  const ours = own < 0 ? -1 : game.sideOf(model.state.value, own)
  const toneOf = ({ row, winner }: Roll): string => {
    if (!row?.isHit || ours < 0 || winner < 0) return ''
    return winner === ours ? 'good' : 'bad'
  }
  return (
    <section
      class="roll-note roll-table popup"
      ref={box}
      aria-label={sum?.title}
      data-part="roll"
      key={number}
    >
      <header class="line">
        <h2>{sum?.title}</h2>
        <small class="quiet">{happenedWords().dice(rolls.length)}</small>
        <IconButton icon="close" label={happenedWords().close} onClick={close} />
      </header>
      <div class="roll-rows" tabIndex={0} role="group" aria-label={sum?.title}>
        <table>
          <tbody>
            {rolls.map((roll, index) => (
              <tr key={index} class={roll.row?.isHit ? 'is-hit' : undefined}>
                <th scope="row">{roll.row?.name}</th>
                <td>
                  {roll.rolled.flatMap(({ side, faces, sides }) =>
                    faces.map((face, at) => (
                      <Die
                        key={`${side}-${at}`}
                        face={face}
                        look={lookOf(game.id, side)}
                        sides={sides}
                        size={20}
                      />
                    )),
                  )}
                </td>
                <td class="roll-needs">{roll.row?.needs}</td>
                <td class={`roll-result ${toneOf(roll)}`}>{roll.row?.result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sum && (
        <footer class="line">
          <p>{sum.text}</p>
        </footer>
      )}
    </section>
  )
}

/** The rolls before the last one, a line each. */
function Earlier(props: { readonly model: TableModel; readonly earlier: readonly EarlierRoll[] }) {
  const { game } = props.model.screen
  return (
    <ul class="roll-earlier" data-part="earlier-rolls">
      {props.earlier.map(({ roll }, index) => (
        <li key={index} class="line">
          <span class="log-dice">
            {roll.rolled.flatMap(({ side, faces, sides }) =>
              faces.map((face, at) => (
                <Die
                  key={`${side}-${at}`}
                  face={face}
                  look={lookOf(game.id, side)}
                  sides={sides}
                  size={20}
                />
              )),
            )}
          </span>
          <span>{rollLine(roll)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The dice of one side, what they add up to, and with what. */
function Thrown(props: {
  readonly model: TableModel
  readonly name: string
  readonly rolled: RolledSide
  readonly number: number
  readonly settled: () => void
}) {
  const { model, name, rolled, number, settled } = props
  const look = lookOf(model.screen.game.id, rolled.side)
  const dice = rolled.faces.map((face) => ({ look, face, sides: rolled.sides }))
  return (
    <div class="roll-side">
      {name !== '' && <span class={`roll-name ${lookClass(look)}`}>{name}</span>}
      <DiceTray dice={dice} roll={number} pace={pace.value} size={46} onSettled={settled} />
      <span class="roll-sum">{rolled.sum}</span>
      <b class="roll-total">{rolled.total}</b>
      {rolled.parts.length > 0 && (
        <ul class="roll-parts flow quiet">
          {rolled.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
