export const units = {
  title: 'Units',
  rules: {
    'ARR-3.2a':
      'There are six types of unit: infantry, armour, anti-tank, FLAK, artillery and leader.',
    'ARR-3.2b':
      'Every unit on the map is either Fresh, with the front of its counter up, or Spent, with the back up.',
    'ARR-3.2c':
      'A unit uses the factors of the side of its counter that is up; a Spent unit therefore defends with its Spent Defence Factor.',
    'ARR-3.2d':
      'FLAK units and the leaders Rommel and Rothenburg count as Wehrmacht, Eiche counts as SS and Martel as British.',
    'ARR-3.3a':
      'Units whose Attack Factor is in italics are overrun-capable: all armour units, all anti-tank units and the reconnaissance units.',
    'ARR-3.4a':
      'An Allied Control marker lies on each initially German location that the Allies control, and a German Control marker on each initially Allied location that the Germans control.',
  },
}
