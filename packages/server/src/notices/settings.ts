import { languageMeant } from '@estafette/kernel'
import { usualNotices, type Language, type NoticeSettings } from '@estafette/protocol'
import type { Account } from '@estafette/store'

/** What somebody wants to be told, as it is kept. */
export function noticesOf({ settings }: Account): NoticeSettings {
  const kept = JSON.parse(settings) as { readonly notices?: NoticeSettings }
  return { ...usualNotices, ...kept.notices }
}

/** The settings with what they want to be told from now on. */
export function withNotices({ settings }: Account, notices: NoticeSettings): string {
  return JSON.stringify({ ...(JSON.parse(settings) as object), notices })
}

/** The language somebody is told things in. */
export function languageOf(account: Account | null): Language {
  return languageMeant(account?.language)
}
