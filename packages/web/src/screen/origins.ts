import type { Spoken } from '../i18n/spoken.ts'

/** Where a part of a board is from. */
export type Provenance = 'rulebook' | 'derived' | 'reconstructed'

/** Where the parts of a series' boards, counters and cards are from: `games/<series>/origins.ts`. */
export interface Origins {
  readonly parts: readonly (readonly [part: string, from: Provenance])[]
  readonly words: Spoken<OriginWords>
}

export interface OriginWords {
  readonly title: string
  readonly intro: string
  readonly parts: Readonly<Record<string, OriginWord>>
  readonly how?: { readonly title: string; readonly texts: readonly string[] } // told at length
}

/** What a part is called, and how it was come by. */
export interface OriginWord {
  readonly what: string
  readonly note: string
}
