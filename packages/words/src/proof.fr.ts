import type { words as en } from './proof.en.ts'

/** What proof-readers of French look at. */
export const words: typeof en = {
  invariable: new Set('à avec contre dans de du en et ou par pour sous sur vers'.split(' ')),
  singular: new Set(
    'choix dans des deux dés fois hors les mais moins pas plus sans sous vers'.split(' '),
  ),
  plural: /[sx]$/,
  print: /'| [:;!?»]|« |\d-\d/,
  blemishes: [
    // « Armée de l’air 1 » is a name.
    /(?<![\p{L}\d.,:–+−/-]|\p{Lu}\p{L}+\.? |l’air )[01] (?!(?:choix|dans|des|dés|fois|hors|mais|moins|pas|plus|sans|sous|sur|vers)(?!\p{L}))\p{Ll}{2,}[sx](?!\p{L})/u,
    / [:;!?»]|« /,
    /(?<![\p{L}])(de|le|que) (?![IVX]+(?!\p{L}))[AEIOUÉ]/u,
    /(?<!\p{L})(d|l|qu)’[IVX]+(?!\p{L})/iu, // a Roman numeral is read as a number
  ],
}
