import { spoken } from './spoken.ts'

/** What fills the gaps of a message, by name. */
export type Gaps<Names extends string> = Readonly<Record<Names, string | number>>

/** Messages by key: a phrase, or a function that fills its gaps. */
type Messages = Readonly<Record<string, string | ((gaps: never) => string)>>

type Fillers<M> = M extends (gaps: infer G) => string ? [G] : []

/** Says a message of a catalog in the language of the page; whoever calls it follows the language. */
type Say<E extends Messages> = <K extends keyof E & string>(
  key: K,
  ...gaps: Fillers<E[K]>
) => string

/** Makes messages that are looked up by key speak, from a file per language. */
export function makeCatalog<E extends Messages>(files: Readonly<Record<string, E>>): Say<E> {
  const messages = spoken<Messages>(files)
  return (key, ...gaps) => {
    const message = messages()[key]
    if (message === undefined) return `[${key}]`
    return typeof message === 'string' ? message : message(gaps[0] as never)
  }
}
