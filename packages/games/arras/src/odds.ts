/** What an attack of a given strength leads to. */
export interface Odds {
  readonly success: number // chance that the attack total is higher
  readonly casualties: readonly number[] // chance of each number of CP; [0] is the chance of a Failure
  readonly meanCasualties: number // of a Success
}

const LEAST_DICE = 2
const MOST_DICE = 3

/** Chance of each sum of two or three dice. */
function sums(dice: number): readonly number[] {
  let chances = [1]
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 6 }, () => 0)
    chances.forEach((chance, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face]! += chance / 6
    })
    chances = next
  }
  return chances
}

const diceSums = [sums(LEAST_DICE), sums(MOST_DICE)] as const

/** Exact odds by the difference of the two values and the dice of both sides. ARR-6.1a, ARR-6.4a */
export function oddsOf(difference: number, attackDice: number, defenceDice: number): Odds {
  const casualties: number[] = [0]
  diceSums[attackDice === MOST_DICE ? 1 : 0].forEach((attack, attackSum) =>
    diceSums[defenceDice === MOST_DICE ? 1 : 0].forEach((defence, defenceSum) => {
      const points = Math.max(0, difference + attackSum - defenceSum)
      while (casualties.length <= points) casualties.push(0)
      casualties[points]! += attack * defence
    }),
  )
  const success = 1 - casualties[0]!
  const points = casualties.reduce((sum, chance, count) => sum + chance * count, 0)
  return { success, casualties, meanCasualties: success > 0 ? points / success : 0 }
}
