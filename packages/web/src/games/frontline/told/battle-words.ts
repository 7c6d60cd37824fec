import { frontline } from '@estafette/frontline'
import {
  battleParts,
  scenarioOf,
  scenarioSource,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { disguised } from '../../../i18n/disguise.ts'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Battle } from '../../../screen/screen.ts'
import { language } from '../../../store/settings.ts'

/** The rule that each kind of special rule stands under. */
const rules: Readonly<Record<string, string>> = {
  surprise: 'FRL-SCN-S1',
  night: 'FRL-SCN-S2',
  entrenched: 'FRL-SCN-S3',
  deploy: 'FRL-SCN-S4',
  hand: 'FRL-SCN-S5',
  reinforcement: 'FRL-SCN-S6',
}

/** What the pages say of a battle. */
export interface BattleText {
  readonly date: string // with the year; empty of the first battle
  readonly day: string // without it
  readonly history: string
  readonly specials: readonly { readonly text: string; readonly rule: string }[]
  readonly victory: string
}

/** What there is to say of a battle, in the language of the page. */
export function battleText(id: string): BattleText {
  const parts = disguised(battleParts(id, language.value))
  const kinds = scenarioSource.find((one) => one.id === id)?.specials ?? []
  if (!parts) return { date: '', day: '', history: '', specials: [], victory: '' }
  return {
    date: `${parts.date} ${parts.year}`,
    day: parts.date,
    history: parts.history,
    specials: parts.specials.map((text, at) => ({ text, rule: rules[kinds[at]!.type]! })),
    victory: parts.victory,
  }
}

/** Name and date of the battle that is played. */
export function battleOf(s: FrontlineState): Battle {
  const id = scenarioOf(s)?.id ?? 'battle'
  return {
    name: voiceOf(frontline).scenario(id).title,
    date: battleText(id).date,
  }
}
