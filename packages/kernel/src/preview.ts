/** One line of a sum that is shown before it is rolled for: what it is, how much, by which rule. */
export interface Part {
  readonly key: string // of the words of previews
  readonly value: number
  readonly rule: string
  readonly unit?: number
}
