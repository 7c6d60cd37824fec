/** What is said of the points that fire may cost, and of who may fall. */
export const words = {
  lost: (vp: string) => `−${vp}`,
  won: (vp: string) => `+${vp}`,
  expected: 'VP lost on average',
  atStake: (vp: number) => `${vp} VP at stake`,
  bestFirst: 'best first, VP lost on average',
  destroyed: 'VP destroyed on average',
  left: (left: number, dead: string) => (left === 0 ? 'nothing left' : `${left} left, ${dead}`),
  turned: (name: string, left: number) => `${name} suffers ${left}`,
  fewDie: 'hardly anyone dies',
  aboutDie: (count: number) => (count === 1 ? 'about 1 dies' : `about ${count} die`),
  betweenDie: (least: number) => `${least} or ${least + 1} die`,
  nothing: 'Nothing',
  together: 'one after the other',
  dies: 'Chance of each to die',
  diesAt: (chance: string) => `dies ${chance}`,
}
