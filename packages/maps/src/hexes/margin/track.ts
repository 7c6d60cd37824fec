import type { MarginSource } from './source.ts'

/** The turn track: number, day and its light, and the actions of both sides. */
export function drawTrack({ track: { boxes, turns }, forces }: MarginSource): string {
  const { left, top, width, height, step } = boxes
  return turns
    .map(({ turn, date, period, actions }) => {
      const x = left + (turn - 1) * step
      const c = 12
      const box = `M${c} 0H${width - c}l${c} ${c}V${height - c}l${-c} ${c}H${c}l${-c} ${-c}V${c}z`
      return [
        `<g class="hm-track hm-track-${period}" transform="translate(${x} ${top})">`,
        `<path class="hm-track-box" d="${box}"/>`,
        `<path class="hm-track-strip" d="M2 56h${width - 4}v${height - 59 - c + 1}l${2 - c} ${c}H${c}L2 ${height - c}z"/>`,
        `<text class="hm-track-turn" x="16" y="44">${turn}</text>`,
        `<text class="hm-track-date m-en" x="104" y="26">${date.en}</text>`,
        `<text class="hm-track-date m-fr" x="104" y="26">${date.fr}</text>`,
        `<g transform="translate(91 41)">${period === 'day' ? SUN : MOON}</g>`,
        ...actions.flatMap(({ force, count }, row) => {
          const isCut = forces.some(({ id, corners }) => id === force && corners === 'cut')
          return Array.from({ length: count }, (_, n) => action(force, isCut, row, n))
        }),
        '</g>',
      ].join('')
    })
    .join('')
}

/** One action in the row of its side: cut corners or round, as its chips have. */
function action(side: string, isCut: boolean, row: number, n: number): string {
  const x = 22 + n * 18.5
  const y = row === 0 ? 68.5 : 88
  return isCut
    ? `<path class="hm-action hm-action-${side}" d="M${x - 4} ${y - 7.5}h8l3.5 3.5v8l-3.5 3.5h-8l-3.5-3.5v-8z"/>`
    : `<circle class="hm-action hm-action-${side}" cx="${x}" cy="${y}" r="7.2"/>`
}

const RAYS = Array.from({ length: 8 }, (_, n) => {
  const turn = (n * Math.PI) / 4
  const [x, y] = [Math.cos(turn), Math.sin(turn)]
  const at = (r: number) => `${(x * r).toFixed(1)} ${(y * r).toFixed(1)}`
  return `M${at(9)}L${at(13)}`
}).join('')
const SUN = `<circle class="hm-sun" r="6.5"/><path class="hm-rays" d="${RAYS}"/>`
const MOON = '<path class="hm-moon" d="M3-10.5a10.5 10.5 0 1 0 8.5 14.5a9 9 0 0 1-8.5-14.5z"/>'
