import type { AnswerRule } from '@estafette/kernel'
import { MOST_ANSWERS } from '@estafette/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { Button, IconButton } from '../../shell/button.tsx'
import { tellMissing } from '../../shell/trouble.ts'
import type { TableModel } from '../model.ts'
import { AnswerForm } from './answer-form.tsx'
import { answering } from './answering.ts'
import { readBook, type AnswerBook } from './book.ts'
import { canSayAhead, keepAnswers } from './kept.ts'
import { answerPageWords } from './answer-words.ts'
import { isOver, ruleSentence } from './sentence.ts'
import './answers.css'

/** Answers that were given ahead, each to be removed, and a new one. */
export function AnswersAhead({ model }: { readonly model: TableModel }) {
  const { session, screen, state } = model
  const { ahead, game } = session
  const book = useSignal<AnswerBook | null>(null)
  useEffect(() => {
    if (ahead) readBook(game.id).then((found) => (book.value = found), tellMissing)
  }, [game.id])
  const open = model.page.of(answering)
  const box = useRef<HTMLElement>(null)
  const Standing = (session.kept || session.order) && screen.decisions?.Standing
  useEffect(() => {
    if (!open.value || !Standing) return
    box.current?.scrollIntoView()
    open.value = false
  }, [open.value])
  if (session.outcome() || session.viewer.value < 0) return null
  if (Standing) {
    return (
      <section ref={box} class="answers" data-part="answers">
        <h2>{answerPageWords().title}</h2>
        <Standing model={model} />
      </section>
    )
  }
  if (!ahead || !book.value || !canSayAhead(session)) return null
  const { answers, said } = book.value
  const words = answerPageWords()
  const turn = answers.turn(state.value)
  const rules = ahead.rules.value.filter((rule) => !isOver(rule, turn))
  const sentenceOf = (rule: AnswerRule): string => ruleSentence(game, answers.kinds, said(), rule)
  return (
    <section class="answers" data-part="answers">
      <h2>{words.title}</h2>
      <ol>
        {rules.map((rule) => (
          <li key={JSON.stringify(rule)}>
            <p>{sentenceOf(rule)}</p>
            <IconButton
              icon="close"
              label={words.drop(sentenceOf(rule))}
              onClick={() =>
                keepAnswers(
                  session,
                  rules.filter((one) => one !== rule),
                )
              }
            />
          </li>
        ))}
      </ol>
      {open.value ? (
        <AnswerForm
          model={model}
          book={book.value}
          give={(rule) => {
            keepAnswers(session, [rule, ...rules])
            open.value = false
          }}
          leave={() => (open.value = false)}
        />
      ) : (
        <Button
          size="small"
          icon="shield"
          data-part="answer-ahead"
          aria-disabled={rules.length >= MOST_ANSWERS}
          data-tip={rules.length >= MOST_ANSWERS ? words.full : undefined}
          onClick={() => rules.length < MOST_ANSWERS && (open.value = true)}
        >
          {words.add}
        </Button>
      )}
      <small>
        {words.whose} {session.kept && words.far}
      </small>
    </section>
  )
}
