import type { Coin } from './source.ts'

/** A coin with a number: round where it is for both sides, eight-cornered for one alone. */
export function drawCoin({ points, isRound }: Coin, scale = 1): string {
  const shape = isRound
    ? '<circle class="hm-coin" r="9.5"/>'
    : '<path class="hm-coin" d="M-4-9.6h8l5.6 5.6v8l-5.6 5.6h-8l-5.6-5.6v-8z"/>'
  const grown = scale === 1 ? '' : ` transform="scale(${scale})"`
  return `<g${grown}>${shape}<text class="hm-coin-points" y="5">${points}</text></g>`
}
