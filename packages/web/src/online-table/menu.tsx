import { useSignal, type Signal } from '@preact/signals'
import type { Standing } from '@estafette/protocol'
import { chooseWay, chosenWay } from '../online/chosen-way.ts'
import type { TableLine } from '../online/line.ts'
import { AboutPerson, type Met } from '../online/person.tsx'
import { wayNames } from '../online/way.ts'
import { matesOf } from '../session/who.ts'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'
import { Menu } from '../shell/menu.tsx'
import type { TableModel } from '../table/model.ts'
import { hasPartner, type TableActs } from './acts.ts'
import { choiceText } from './line-text.ts'
import { nameOf } from './players.tsx'
import { isAsked, waysBack } from './requests.ts'
import { words } from './words.ts'

/** The question that is being put, if any. */
export type TableQuestion = 'resign' | 'take-back' | 'people' | null

interface Props {
  readonly model: TableModel
  readonly line: TableLine
  readonly standing: Standing
  readonly acts: TableActs
  readonly question: Signal<TableQuestion>
}

/** What can be done at a table beside playing, and how the page is connected. */
export function TableMenu({ line, standing, acts, question }: Props) {
  const canAsk = standing.viewer >= 0 && !standing.ending
  return (
    <Menu icon="people" label={words().acts}>
      {canAsk && hasPartner(standing) && (
        <>
          <Item icon="undo" label={words().takeBack} press={() => (question.value = 'take-back')} />
          <Item
            icon="swap"
            label={words().offerDraw}
            isOff={isAsked(standing, 'draw')}
            press={() => acts.offer('draw')}
          />
          {standing.clock && (
            <Item
              icon="pause"
              label={words().offerPause}
              isOff={isAsked(standing, 'pause')}
              press={() => acts.offer('pause')}
            />
          )}
        </>
      )}
      {canAsk && (
        <Item icon="close" label={words().resign} press={() => (question.value = 'resign')} />
      )}
      {peopleAt(standing).length > 0 && (
        <Item icon="flag" label={words().people} press={() => (question.value = 'people')} />
      )}
      <div role="group" aria-label={words().link.way} class="menu-ways">
        <p aria-hidden="true">{words().link.way}</p>
        {([null, ...wayNames] as const).map((way) => (
          <button
            key={way ?? 'auto'}
            type="button"
            class="menu-item line"
            data-closes
            aria-pressed={chosenWay.value === way}
            onClick={() => {
              chooseWay(way)
              line.turn()
            }}
          >
            <span>{words().link.ways[way ?? 'auto']}</span>
            {chosenWay.value === way && <Icon name="check" />}
          </button>
        ))}
      </div>
    </Menu>
  )
}

function Item(props: {
  readonly icon: IconName
  readonly label: string
  readonly isOff?: boolean
  readonly press: () => void
}) {
  const { icon, label, isOff = false, press } = props
  return (
    <button
      type="button"
      class="menu-item line"
      data-closes
      aria-disabled={isOff}
      onClick={() => !isOff && press()}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}

/** The dialog of the question that is being put. */
export function Questions(props: Props) {
  const { question, standing } = props
  if (question.value === 'resign') return <Resign {...props} />
  if (question.value === 'people') {
    return <AboutPerson people={peopleAt(standing)} onClose={() => (question.value = null)} />
  }
  return question.value === 'take-back' ? <TakeBack {...props} /> : null
}

/** Everybody else who sits at a table and is a person. */
function peopleAt({ table, sitters, viewer }: Standing): Met[] {
  return sitters.flatMap(({ name }, seat) =>
    name === '' || seat === viewer ? [] : { name, whom: { by: 'seat', table, seat } },
  )
}

function Resign({ model, standing, acts, question }: Props) {
  const close = (): void => void (question.value = null)
  const mates = matesOf(model.session.game, model.state.value, standing.viewer)
  const asked = mates.filter((seat) => standing.sitters[seat]?.level === '')
  const others = standing.sitters
    .map((_, seat) => seat)
    .filter((seat) => seat !== standing.viewer && !mates.includes(seat))
  const namesOf = (seats: readonly number[]): string =>
    seats.map((seat) => nameOf(standing, seat)).join(', ')
  return (
    <Dialog
      title={words().resignTitle}
      onClose={close}
      actions={
        <>
          <Button
            look="danger"
            data-part="resign"
            onClick={() => {
              acts.resign()
              close()
            }}
          >
            {words().resign.replace('…', '')}
          </Button>
          <Button look="primary" onClick={close}>
            {words().keepPlaying}
          </Button>
        </>
      }
    >
      <p>
        {asked.length > 0
          ? words().resignTogether(namesOf(asked))
          : words().resignText(namesOf(others))}
      </p>
    </Dialog>
  )
}

/** Which of one's last choices is to be taken back, with all that followed. */
function TakeBack({ model, standing, acts, question }: Props) {
  const ways = waysBack(standing)
  const chosen = useSignal(0)
  const close = (): void => void (question.value = null)
  const way = ways[chosen.value]
  return (
    <Dialog
      title={words().takeBack.replace('…', '')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words().dismiss}</Button>
          {way && (
            <Button
              look="primary"
              data-part="ask-take-back"
              onClick={() => {
                acts.offer('take-back', way.number - 1)
                close()
              }}
            >
              {words().askThis}
            </Button>
          )}
        </>
      }
    >
      <p>{ways.length > 0 ? words().takeBackText : words().takeBackNone}</p>
      <div class="online-ways stack" role="radiogroup" aria-label={words().takeBack}>
        {ways.map((heard, index) => (
          <label key={heard.number}>
            <input
              type="radio"
              name="way-back"
              checked={index === chosen.value}
              onChange={() => (chosen.value = index)}
            />
            <span>
              {heard.number}. {choiceText(model.session.game, heard)}
            </span>
          </label>
        ))}
      </div>
    </Dialog>
  )
}
