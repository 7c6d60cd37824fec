import { spoken } from '../../i18n/spoken.ts'
import { eventsCiting } from './citing.ts'
import { Told } from './log.tsx'
import type { TableModel } from '../model.ts'

interface HereWords {
  readonly never: string
  readonly times: (count: number) => string
}

const words = spoken<HereWords>({
  en: {
    never: 'This rule has not come up in this game yet.',
    times: (count) =>
      count === 1 ? 'What it did in this game:' : `What it did in this game, ${count} times:`,
  },
  fr: {
    never: 'Elle n’a encore rien fait dans cette partie.',
    times: (count) =>
      count === 1
        ? 'Ce qu’elle a fait dans cette partie :'
        : `Ce qu’elle a fait dans cette partie, ${count} fois :`,
  },
})

const MOST = 6 // of the last times

/** What a rule did in this game: the lines of the log that cite it, the last first. */
export function RuleHere({ model, rule }: { readonly model: TableModel; readonly rule: string }) {
  const cited = eventsCiting(model.session.log.value, rule)
  return (
    <section class="rule-here" data-part="rule-here">
      <p>{cited.length === 0 ? words().never : words().times(cited.length)}</p>
      {cited.length > 0 && (
        <ul>
          {cited
            .slice(-MOST)
            .reverse()
            .map(({ number, event }, index) => (
              <li key={`${number} ${index}`}>
                <Told model={model} event={event} />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}
