import { compile, typeset, type Message } from '@estafette/words'
import { language } from '../store/settings.ts'
import { spoken } from './spoken.ts'

/** The names of the gaps of an ICU message, read off its type. Words of plurals must not pass. */
type Gaps<T extends string> = T extends `${string}{${infer Inside}}${infer Rest}`
  ? Named<Inside> | Gaps<Rest>
  : never
type Named<T extends string> = T extends `${infer Name},${string}`
  ? Name
  : T extends `${string} ${string}`
    ? never
    : T

type Fillers<T extends string> = [Gaps<T>] extends [never]
  ? []
  : [Readonly<Record<Gaps<T>, string | number>>]

/** Says a message of a catalog in the language of the page; whoever calls it follows the language. */
export type Say<E extends Readonly<Record<string, string>>> = <K extends keyof E & string>(
  key: K,
  ...gaps: Fillers<E[K]>
) => string

/** Makes a catalog speak. English gives the types; French has to have the same keys. */
export function makeCatalog<const E extends Readonly<Record<string, string>>>(
  en: E,
  fr: Readonly<Record<keyof E, string>>,
): Say<E> {
  const texts = spoken<Readonly<Record<string, string>>>({ en, fr })
  const messages = new Map<string, Message>()
  return (key, ...rest) => {
    const lang = language.value
    const text = texts(lang)[key] ?? `[${lang} ${key}]`
    const [gaps] = rest as [Readonly<Record<string, string | number>>?]
    if (!gaps) return typeset(text, lang)
    const name = `${lang} ${key}`
    let message = messages.get(name)
    if (!message) messages.set(name, (message = compile(text, lang)))
    return typeset(
      message.say((gap) => gaps[gap.name] ?? `[${name} {${gap.name}}]`),
      lang,
    )
  }
}
