import type { Bar, BarPattern, BarTone, SizeMark, SymbolKind } from '../../../counters/model.ts'

/** What the counters of one formation have in common. */
interface Formation {
  readonly codes: RegExp // of its units
  readonly bar: Bar
  readonly kind: SymbolKind
  readonly size: SizeMark | null
}

/**
 * Every formation of the order of battle. The colour of the bar is the higher command: the two
 * columns of the attack, 150 Brigade in Arras, 13 and 17 Brigades on the Scarpe, the reserves;
 * 7th Panzer, 5th Panzer, the Luftwaffe's FLAK, the SS. The pattern is the battalion. No two
 * battalions of the same symbol share both pattern and lightness, so they differ in grey, too.
 */
export const FORMATIONS: readonly Formation[] = [
  // The French at Mont-St-Éloi.
  formation(/^13e-bcc-/, 'blue', 'plain', 'armour', 'I'),
  formation(/^3e-dlm$/, 'blue', 'chevrons', 'armour', 'I'),
  formation(/^11e-rdp-/, 'blue', 'dots', 'infantry-motorised', 'II'),
  // The right column.
  formation(/^7-royal-tank-/, 'gold', 'plain', 'armour', 'I'),
  formation(/^8-durham-lt-/, 'gold', 'dots', 'infantry', 'I'),
  formation(/^4-rn-fusiliers$/, 'gold', 'chevrons', 'recon-motorcycle', 'I'),
  formation(/^260-65th-at$/, 'gold', 'bars', 'anti-tank', 'I'),
  // The left column.
  formation(/^4-royal-tank-/, 'teal', 'plain', 'armour', 'I'),
  formation(/^6-durham-lt-/, 'teal', 'dots', 'infantry', 'I'),
  formation(/^4-rn-fusiliers-2$/, 'teal', 'chevrons', 'recon-motorcycle', 'I'),
  formation(/^206-52nd-at$/, 'teal', 'bars', 'anti-tank', 'I'),
  formation(/^martel$/, 'teal', 'split', 'leader', null),
  // 150 Brigade.
  formation(/^4-gr-howard-/, 'lime', 'plain', 'infantry', 'I'),
  formation(/^5-gr-howard-/, 'lime', 'split', 'infantry', 'I'),
  formation(/^4-e-yorkshire-/, 'lime', 'bars', 'infantry', 'I'),
  // 13 and 17 Brigades.
  formation(/^2-cameronians-/, 'violet', 'plain', 'infantry', 'I'),
  formation(/^2-wiltshire-/, 'violet', 'split', 'infantry', 'I'),
  formation(/^2-royal-if-/, 'violet', 'bars', 'infantry', 'I'),
  // The reserves.
  formation(/^9-durham-lt-/, 'cream', 'chevrons', 'infantry', 'I'),
  formation(/-92nd-ra$/, 'cream', 'bars', 'artillery', 'I'),
  // 7th Panzer.
  formation(/^7th-pz-37-recce$/, 'gold', 'dots', 'recon-armoured', 'II'),
  formation(/^7th-pz-7-mc$/, 'gold', 'dots', 'motorcycle', 'II'),
  formation(/^7th-pz-art-/, 'gold', 'bars', 'artillery', 'II'),
  formation(/^7th-pz-\d-7-rr$/, 'gold', 'plain', 'infantry-motorised', 'II'),
  formation(/^7th-pz-7-at$/, 'gold', 'plain', 'anti-tank', 'I'),
  formation(/^7th-pz-\d-6-rr$/, 'gold', 'split', 'infantry-motorised', 'II'),
  formation(/^7th-pz-6-at$/, 'gold', 'split', 'anti-tank', 'I'),
  formation(/^7th-pz-\d-42-at$/, 'gold', 'bars', 'anti-tank', 'I'),
  formation(/^7th-pz-\d-(25|66)$/, 'gold', 'chevrons', 'armour', 'II'),
  formation(/^rothenburg$/, 'gold', 'chevrons', 'leader', null),
  formation(/^rommel$/, 'gold', 'plain', 'leader', null),
  // 5th Panzer.
  formation(/^5th-pz-\d-31$/, 'brown', 'chevrons', 'armour', 'II'),
  formation(/^5th-pz-1-13-rr$/, 'brown', 'dots', 'infantry-motorised', 'II'),
  // FLAK.
  formation(/^23-flak-hb/, 'sky', 'plain', 'air-defence', 'I'),
  formation(/^23-flak-lb/, 'sky', 'dots', 'air-defence', 'I'),
  formation(/^2-86-flak$/, 'sky', 'bars', 'air-defence', 'I'),
  formation(/^3-59-flak$/, 'sky', 'split', 'air-defence', 'I'),
  // SS.
  formation(/^ss-totenkopf-\d-3$/, 'silver', 'chevrons', 'infantry-motorised', 'II'),
  formation(/^ss-totenkopf-hc$/, 'silver', 'dots', 'anti-tank', 'I'),
  formation(/^ss-artillerie-/, 'silver', 'bars', 'artillery', 'II'),
  formation(/^eiche$/, 'silver', 'plain', 'leader', null),
]

/** The formation of a unit by its code, undefined if the order of battle does not know it. */
export function formationOf(code: string): Formation | undefined {
  return FORMATIONS.find(({ codes }) => codes.test(code))
}

// The division is on the bar and the nation in the colour, so a counter need not repeat them.
const abbreviations: readonly (readonly [from: RegExp, to: string])[] = [
  [/Royal Tank/, 'RTR'],
  [/Durham Lt\./, 'DLI'],
  [/RN Fusiliers/, 'RNF'],
  [/Gr\. Howard/, 'Gr Howard'],
  [/E\. Yorkshire/, 'E Yorks'],
  [/Cameronians/, 'Cameron.'],
  [/^[57]th Pz\. (Art\.)/, '$1'],
  [/^[57]th Pz\. (\d\/\d\d)$/, '$1 Pz'],
  [/^[57]th Pz\. /, ''],
  [/^SS Totenkopf/, 'SS-T'],
  [/^SS Artillerie/, 'SS Art.'],
  [/Recce\.$/, 'Recce'],
]

/** A unit's name as a counter has room for it: '7 Royal Tank A' is '7 RTR A'. */
export function counterName(name: string): string {
  return abbreviations.reduce((text, [from, to]) => text.replace(from, to), name)
}

function formation(
  codes: RegExp,
  tone: BarTone,
  pattern: BarPattern,
  kind: SymbolKind,
  size: SizeMark | null,
): Formation {
  return { codes, bar: { tone, pattern }, kind, size }
}
