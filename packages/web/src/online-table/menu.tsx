import { useSignal } from '@preact/signals'
import { capital } from '@estafette/words'
import type { Standing } from '@estafette/protocol'
import { chooseWay, chosenWay } from '../online/chosen-way.ts'
import { AboutPerson, type Met } from '../online/person.tsx'
import { wayNames } from '../online/way.ts'
import { matesOf } from '../session/who.ts'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'
import { Menu } from '../shell/menu.tsx'
import { hasPartner } from './acts.ts'
import type { OnlineCardProps } from './card-props.ts'
import { nameOf } from './players.tsx'
import { isAsked } from './requests.ts'
import { waysBack } from './ways-back.ts'
import { words } from './words.ts'

type Props = OnlineCardProps

/** What can be done at a table beside playing, and how the page is connected. */
export function TableMenu({ model, line, standing, acts, question }: Props) {
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
      <ShareItem model={model} />
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

/** A link to the position that is shown, while nobody hides anything in it. */
function ShareItem({ model }: Pick<Props, 'model'>) {
  void model.state.value
  const isSecret = model.session.hides()
  return (
    <Item
      icon="share"
      label={words().sharePosition}
      isOff={isSecret}
      {...(isSecret && { tip: words().shareSecret })}
      press={() => void import('../table/end/sharing.ts').then((it) => it.sharePosition(model))}
    />
  )
}

function Item(props: {
  readonly icon: IconName
  readonly label: string
  readonly isOff?: boolean
  readonly tip?: string
  readonly press: () => void
}) {
  const { icon, label, isOff = false, tip, press } = props
  return (
    <button
      type="button"
      class="menu-item line"
      data-closes
      aria-disabled={isOff}
      data-tip={tip}
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

/** Which of one's last gestures is to be taken back, with all that followed. */
function TakeBack({ model, standing, acts, question }: Props) {
  const ways = waysBack(model, standing)
  const open = ways.filter(({ isClosed }) => !isClosed)
  const chosen = useSignal(open[0]?.first ?? 0)
  const close = (): void => void (question.value = null)
  const way = open.find(({ first }) => first === chosen.value)
  return (
    <Dialog
      title={words().takeBackWhat}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words().dismiss}</Button>
          {way && (
            <Button
              look="primary"
              data-part="ask-take-back"
              onClick={() => {
                acts.offer('take-back', way.first - 1)
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
        {ways.map(({ first, text, undone, isClosed }) => (
          <label key={first} data-way={first}>
            <input
              type="radio"
              name="way-back"
              checked={first === chosen.value}
              disabled={isClosed}
              onChange={() => (chosen.value = first)}
            />
            <span>{capital(text)}</span>
            <small class={undone.dice || undone.shown ? 'online-warn' : undefined}>
              {isClosed
                ? words().notBack
                : undone.shown
                  ? words().wasShown
                  : undone.dice
                    ? words().diceRolled
                    : words().noDie}
            </small>
          </label>
        ))}
      </div>
      {open.length < ways.length && <p class="quiet">{words().customs['computer-declines']}</p>}
    </Dialog>
  )
}
