import type { SideForms } from '@estafette/kernel'
import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Button, ButtonLink, IconButton } from '../shell/button.tsx'
import { Icon } from '../shell/icons.tsx'
import type { TableModel } from '../table/model.ts'
import { sideWords } from '../i18n/side-words.ts'
import { voiceOf } from '../i18n/voice.ts'
import { lastInput, useFocus } from './focus.ts'
import type { Target } from './pointing.ts'
import type { Runner } from './runner.ts'
import { usePointing } from './use-pointing.ts'
import { learnWords } from './words.ts'

interface Props {
  readonly runner: Runner
  readonly model: TableModel
  readonly playOn: () => void // or to another game, where this one is over
  readonly leave: () => void
}

/** The bubble that says one thing at a time, beside the thing itself. */
export function Coach({ runner, model, playOn, leave }: Props) {
  const bubble = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const text = learnWords()
  const { cues, words } = runner.lesson
  const at = runner.at.value
  const cue = runner.cue()
  const said = words()[cue.id]!
  const pointed = useSignal<Target | null>(null)
  const isLast = at === cues.length - 1
  const isOver = runner.session.outcome() !== null
  const isAnswering = runner.answering.value
  const mayRead = 'read' in cue.until
  usePointing(runner, model, pointed, bubble, ring)
  useFocus(runner, model, pointed, bubble)

  return (
    <>
      <div ref={ring} class="coach-ring" aria-hidden="true" />
      <section
        ref={bubble}
        class="coach popup"
        tabIndex={-1}
        aria-label={text.stepOf(at + 1, cues.length)}
      >
        <span class="coach-arrow" aria-hidden="true" />
        <header class="line">
          <Icon name="learn" size={18} />
          <progress value={at + 1} max={cues.length} aria-hidden="true" />
          <small>
            {at + 1}/{cues.length}
          </small>
          <IconButton icon="reload" label={text.restart} onClick={() => runner.restart()} />
          <IconButton icon="close" label={text.leave} onClick={leave} />
        </header>
        <div aria-live="polite" aria-atomic="true">
          <p key={isAnswering ? 'answer' : cue.id} class="coach-text">
            {isAnswering ? sideWords().answering(opponent(runner)) : <Marked text={said.say} />}
          </p>
          {lastInput.value === 'keyboard' &&
            pointed.value &&
            pointed.value.place >= 0 &&
            at === 0 && <p class="coach-note">{text.keys}</p>}
        </div>
        <p class="coach-hold" role="status">
          {runner.held.value > 0 && (
            <>
              <Icon name="info" size={18} />
              <span>{said.otherwise ?? text.otherwise}</span>
            </>
          )}
        </p>
        <footer class="line">
          {at > 0 && (
            <Button size="small" icon="back" onClick={() => runner.back()}>
              {text.back}
            </Button>
          )}
          {isLast ? (
            <>
              {!isOver && (
                <ButtonLink size="small" to={{ page: 'new', game: runner.lesson.game }}>
                  {text.newGame}
                </ButtonLink>
              )}
              <Button size="small" look="primary" class="coach-next" onClick={playOn}>
                {isOver ? text.newGame : text.playOn}
              </Button>
            </>
          ) : mayRead ? (
            <Button size="small" look="primary" class="coach-next" onClick={() => runner.next()}>
              {text.next}
            </Button>
          ) : (
            <Button size="small" look="ghost" class="coach-skip" onClick={() => runner.skip()}>
              {text.skip}
            </Button>
          )}
        </footer>
      </section>
    </>
  )
}

/** Words between asterisks are what is to be done. */
function Marked({ text }: { readonly text: string }) {
  return (
    <>{text.split('*').map((piece, index) => (index % 2 ? <b key={index}>{piece}</b> : piece))}</>
  )
}

function opponent({ lesson, session }: Runner): SideForms {
  const { game } = session
  const seat = session.sitters.findIndex((_, other) => other !== lesson.seat)
  const side = game.sides[game.sideOf(session.known(), seat)] ?? ''
  return voiceOf(game).forms(side)
}
