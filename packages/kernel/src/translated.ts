/** Words of the shape of the English ones: as many, with the same gaps; any text for a text. */
export type Translated<W> = W extends string
  ? string
  : W extends (...gaps: infer Gaps) => infer Text
    ? (...gaps: Gaps) => Translated<Text>
    : W extends object
      ? { readonly [K in keyof W]: Translated<W[K]> }
      : W
