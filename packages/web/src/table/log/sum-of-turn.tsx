import { useMemo } from 'preact/hooks'
import { sideClass } from '../../screen/screen.ts'
import { language } from '../../store/settings.ts'
import type { TableModel } from '../model.ts'
import { sumWords } from '../other-turn/sum-words.ts'
import { happenedWords } from './happened-words.ts'
import { saidIn, type LogLine } from './log-lines.ts'
import { sumOfTurn } from './turn-sum.ts'

/** What a turn came to, in a line: what each side did, and what befell it. */
export function SumOfTurn(props: {
  readonly model: TableModel
  readonly lines: readonly LogLine[]
}) {
  const { model, lines } = props
  const sums = useMemo(() => sumOfTurn(model, lines), [model, lines, language.value])
  const said = useMemo(() => lines.reduce((sum, line) => sum + saidIn(line).length, 0), [lines])
  if (sums.length === 0) return <small class="turn-sum">{happenedWords().lines(said)}</small>
  return (
    <small class="turn-sum">
      {sums.map(({ side, name, deeds, harm }) => (
        <span key={side} class={sideClass(model.screen.game.id, side)}>
          {name}
          {sumWords().colon}
          {deeds}
          {deeds !== '' && harm !== '' && sumWords().semicolon}
          {harm !== '' && <b class="bad">{harm}</b>}{' '}
        </span>
      ))}
    </small>
  )
}
