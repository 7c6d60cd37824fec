/** What proof-readers of English look at. */
export const words = {
  invariable: new Set( // after several things as after one
    'against and as at by can could for from in may might must of on or to under will with'.split(
      ' ',
    ),
  ),
  // Ends like a plural and is none, or is the same in both numbers.
  singular: new Set('across as has is less minus plus this times was'.split(' ')),
  plural: /[^s]s$/,
  print: /'| [:;!?]|\d-\d/, // before names are in the gaps
  blemishes: [
    /(?<![\p{L}\d.,:–+−/-]|\p{Lu}\p{L}+\.? |l’air )1 (?!(?:across|as|has|is|less|plus|takes|this|was)\b)\p{Ll}+[^s\P{Ll}]s(?!\p{L})/u,
    /[\u00A0\u202F]| [:;!?]/,
  ],
}
