/** The help of one command: its line after the name, what it does, and its options. */
export interface Help {
  readonly usage: string
  readonly summary: string
  readonly options: readonly (readonly [string, string])[]
}
