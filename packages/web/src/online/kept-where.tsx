import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './kept-where.en.ts'
import './kept-where.css'

const keptWords = spoken(
  import.meta.glob<typeof en>('./kept-where.??.ts', { eager: true, import: 'words' }),
)

/** What of a person is kept in this browser, and what on the server. */
export function KeptWhere() {
  const { rows, never } = keptWords()
  return (
    <div class="kept-where" data-part="kept-where">
      <dl>
        {rows.map(({ what, where, more }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <b>{where}</b> {more}
            </dd>
          </div>
        ))}
      </dl>
      <p class="kept-never quiet">{never}</p>
    </div>
  )
}

/** What stands over it. */
export function keptTitle(): string {
  return keptWords().title
}
