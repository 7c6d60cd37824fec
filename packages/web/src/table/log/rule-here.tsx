import { eventsCiting } from './citing.ts'
import { Told } from './told.tsx'
import type { TableModel } from '../model.ts'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './rule-here.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./rule-here.??.ts', { eager: true, import: 'words' }),
)

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
