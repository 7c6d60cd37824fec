export const words = {
  range: (hexes: number) =>
    `fires ${hexes === 1 ? '1 hex' : `${hexes} hexes`} far: place it behind the others`,
  engineer: 'engineers: they build pontoons',
  entrench: 'may start entrenched',
  heldBack: 'may be held back and come later',
  after: 'dice decide after the set-up what has become of it',
}
