/** What readers fail with in another language than theirs, which is English. */
export interface Failures {
  readonly sentences: Readonly<Record<string, string>> // by the English ones
  readonly kinds: Readonly<Record<string, string>> // of things that a reader may not know
  readonly line: (line: number, said: string) => string // where it failed
}
