import { sideWords } from '../../i18n/side-words.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { peopleOf } from '../../session/secrets.ts'
import type { Session } from '../../session/session.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './ending.en.ts'

const endingWords = spoken(
  import.meta.glob<typeof en>('./ending.??.ts', { eager: true, import: 'words' }),
)

/** Asks who gives up, or whether both agree on a draw. A computer agrees to nothing. */
export function EndingDialog(props: { readonly session: Session; readonly onClose: () => void }) {
  const { session, onClose } = props
  const { game, sitters } = session
  const text = endingWords()
  const people = peopleOf(sitters)
  const isAmongPeople = people.length === sitters.length && people.length > 1
  const giveUpFor = (seat: number): string => {
    const side = game.sides[game.sideOf(session.known(), seat)]
    return side === undefined
      ? text.giveUpSeat(seat + 1)
      : sideWords().giveUp(voiceOf(game).forms(side))
  }
  const end = (how: 'resigned' | 'agreed', seat: number): void => {
    onClose()
    session.settle?.({ how, seat })
  }
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      actions={
        <>
          {people.map((seat) => (
            <Button key={seat} look="danger" onClick={() => end('resigned', seat)}>
              {giveUpFor(seat)}
            </Button>
          ))}
          {isAmongPeople && <Button onClick={() => end('agreed', -1)}>{text.draw}</Button>}
          <Button look="primary" onClick={onClose}>
            {text.keep}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
      {isAmongPeople && <p>{text.together}</p>}
    </Dialog>
  )
}
