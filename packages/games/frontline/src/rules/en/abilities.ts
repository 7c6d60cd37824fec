export const abilities = {
  title: 'Special abilities',
  rules: {
    'FRL-AB-ASSIST': 'Assistant: the soldier does not count against his leader’s Command.',
    'FRL-AB-CAUT':
      'Cautious: each Hit The Dirt played for the soldier’s section gives it 2 more cover. Ruling: several Cautious soldiers give these 2 once per card, so that the bonus stays the one described.',
    'FRL-AB-FEAR': 'Fearless: Pins do not affect the soldier.',
    'FRL-AB-PATH':
      'Pathfinder: the soldier’s section may make a default Move without a card, even if he himself must stay behind. It still spends its action and may be reacted to; the section may also do so as a reaction.',
    'FRL-AB-POINT':
      'On Point: the soldier’s section may ignore the special note of a terrain card it enters, leaves or stands in, each time it would apply; for a move he must make the move himself. So it may enter and leave Burned-Out Buildings in the opponent’s turn and need not pay for Scattered Trees; benefits are simply taken. That High Ground does not help against a target in High Ground is part of the benefit and cannot be ignored.',
    'FRL-AB-PLAN':
      'Planning: when the soldier’s section prepares, it draws one extra action card for him before its soldiers choose, whether he is pinned or not.',
    'FRL-AB-TACT':
      'Tactics: the hand size of the soldier’s owner is 1 greater while the soldier lives.',
    'FRL-AB-THROW':
      'Throwing Arm: the soldier’s hand grenades reach range 2, and range 3 from High Ground when the target is treated as one card closer.',
    'FRL-AB-TOUGH':
      'Tough: the first Wound has no effect on the soldier, the second stops him from moving, the third kills him.',
    'FRL-AB-X':
      'Assistant, Cautious, Pathfinder, On Point, Planning and Tactics work while the soldier lives, even if he is pinned.',
  },
}
