import { demandOf, STEP, type BlitzState } from '@estafette/blitzkrieg/screen'
import { boldest, legalOf } from '@estafette/blitzkrieg/testing'
import { fastDice, type Game } from '@estafette/kernel'

/** So many positions of a battle in which somebody has to think out their attacks, from bold games. */
export function declarations(game: Game<BlitzState>, enough: number): readonly BlitzState[] {
  const found: BlitzState[] = []
  for (let seed = 5; found.length < enough && seed < 25; seed++) {
    const dice = fastDice(seed)
    const made = game.create({ scenario: 'battle', options: {} })
    if (!made.ok) throw new Error(game.id)
    const s = made.value
    game.start(s, dice)
    for (let count = 0; count < 3000 && !game.outcome(s); count++) {
      if (s.step === STEP.declare && demandOf(s).open.length > 0) {
        if (found.length < enough && count % 3 === 0) found.push(game.clone(s))
      }
      if (found.length === enough) break
      const choices = boldest(s, legalOf(game, s))
      game.play(s, game.toAct(s), choices[dice.roll(1) % choices.length] ?? choices[0]!, dice)
    }
  }
  return found
}
