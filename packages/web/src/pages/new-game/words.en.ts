import type { Gaps } from '../../i18n/catalog.ts'

/** The page that sets up a game, in English. */
export const words = {
  'player.human.text': 'You, or someone beside you at this screen.',
  'player.random.text': 'Takes any legal choice. Good for a first look at the rules.',
  'player.rough.text':
    'Tells a good step from a bad one, not a good one from a better. Makes mistakes.',
  'player.greedy.text': 'Takes the best step by the odds; looks one step ahead.',
  'player.think.text': 'Plays its ideas out before it acts.',

  'new.title': 'New game',
  'new.series': 'All battles of the series',
  'new.scenario': 'Scenario',
  'new.position': 'The battle as it begins',
  'new.options': 'Optional rules',
  'new.optionsText': 'Leave these unchanged to play the game as published.',
  'new.seats': 'Who plays',
  'new.seatsText': 'Play both sides, share the screen, or give a side to the computer.',
  'new.seat': ({ side }: Gaps<'side'>) => `Who plays: ${side}`,
  'new.start': 'Start the game',
  'new.rule': ({ rule }: Gaps<'rule'>) => `Rule ${rule}`,
  'new.summary': ({ scenario, players }: Gaps<'scenario' | 'players'>) =>
    `${scenario}. ${players}.`,
  'new.against': ' against ',
  'new.unknown': ({ game }: Gaps<'game'>) => `There is no game called ${game}.`,
  'new.measured': ({
    score,
    below,
    low,
    high,
    pairs,
  }: Gaps<'score' | 'below' | 'low' | 'high' | 'pairs'>) =>
    `Scored ${score} against ${below} in this game (${pairs} pairs of games; ${low} to ${high} in 95 of 100 such matches).`,
  'new.recruit': 'Recruit',
  'new.corporal': 'Corporal',
  'new.captain': 'Captain',
  'new.watch': 'The computer plays both sides: you will watch.',
} as const
