import { spoken } from './spoken.ts'

/** What fills the gaps of a message, by name. */
export type Gaps<Names extends string> = Readonly<Record<Names, string | number>>

/** Messages by key: a phrase, or a function that fills its gaps. */
type Messages = Readonly<Record<string, string | ((gaps: never) => string)>>

/** The same messages in another language: no key is left out, and the gaps are the same. */
export type Translated<E extends Messages> = {
  readonly [K in keyof E]: E[K] extends string ? string : E[K]
}

type Fillers<M> = M extends (gaps: infer G) => string ? [G] : []

/** Says a message of a catalog in the language of the page; whoever calls it follows the language. */
export type Say<E extends Messages> = <K extends keyof E & string>(
  key: K,
  ...gaps: Fillers<E[K]>
) => string

/** Makes messages that are looked up by key speak. English gives the types. */
export function makeCatalog<const E extends Messages>(en: E, fr: Translated<E>): Say<E> {
  const messages = spoken<Messages>({ en, fr })
  return (key, ...gaps) => {
    const message = messages()[key]
    if (message === undefined) return `[${key}]`
    return typeof message === 'string' ? message : message(gaps[0] as never)
  }
}
