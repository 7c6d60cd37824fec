import type { RefusalCode } from '@estafette/protocol'
import type { Reply } from './http.ts'
import { lengthText } from './pace-words.ts'
import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './trouble-words.en.ts'

type Refused = Extract<Reply<unknown>, { ok: false }>

/** The reasons that a person can do something about; for the others the trouble says it all. */
type Explained = Exclude<RefusalCode, 'nobody' | 'no-json' | 'trouble'>

const troubleWords = spoken(
  import.meta.glob<typeof en>('./trouble-words.??.ts', { eager: true, import: 'words' }),
)

const LONG = 60_000 // a wait that is told

/** Why a server gave no answer, in a sentence. */
export function troubleText({ trouble, reason, after = 0 }: Told): string {
  const { trouble: general, reasons, later } = troubleWords()
  if (trouble === 'busy' && after >= LONG) return later(lengthText(after))
  return trouble === 'refused' && isExplained(reasons, reason) ? reasons[reason] : general[trouble]
}

type Told = Pick<Refused, 'trouble' | 'reason'> & Partial<Pick<Refused, 'after'>>

function isExplained(reasons: object, reason: string): reason is Explained {
  return Object.hasOwn(reasons, reason)
}
