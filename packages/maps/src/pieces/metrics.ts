// Advance widths in thousandths of the type size, read from the fonts once, so that the drawing
// needs no font file.
const CAPITALS = widths(
  "A774 B706 C711 D802 E681 F631 G756 H836 I413 J432 K774 L649 M995 N816 O789 P684 Q789 R727 S572 T701 U838 V764 W1042 X780 Y754 Z701 É681 È681 Œ1041 -369 '250",
)
const ITALICS = widths(
  "a517 b499 c431 d524 e442 f322 g450 h527 i292 j289 k482 l267 m785 n540 o508 p515 q486 r356 s361 t323 u531 v452 w668 x459 y452 z413 é442 è442 ê442 œ764 A716 B635 C668 D736 E622 F602 G730 H773 I369 J379 K706 L593 M925 N772 O768 P625 Q768 R642 S504 T643 U777 V697 W948 X705 Y681 Z616 É622 -351 '250 ’238",
)

/** The width of a name in capitals (Spectral 700). */
export function capitalsWidth(text: string, size: number, spacing: number): number {
  return width(CAPITALS, text, size, spacing)
}

/** The width of a name in italics (Spectral 500). */
export function italicsWidth(text: string, size: number, spacing = 0): number {
  return width(ITALICS, text, size, spacing)
}

function width(table: ReadonlyMap<string, number>, text: string, size: number, spacing: number) {
  const letters = [...text]
  const sum = letters.reduce((total, letter) => total + (table.get(letter) ?? 250), 0)
  return (sum * size) / 1000 + spacing * (letters.length - 1)
}

function widths(list: string): ReadonlyMap<string, number> {
  return new Map(list.split(' ').map((entry) => [entry[0]!, Number(entry.slice(1))]))
}
