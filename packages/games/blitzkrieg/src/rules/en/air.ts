export const air = {
  title: 'Air units',
  rules: {
    'BLZ-AIR-1':
      'An air unit is available, spent, in interdiction, on the turn track or out of the game. Units neither on the track nor out are available when their owner’s bombardment phase begins.',
    'BLZ-AIR-2':
      'By day each available air unit may be sent against a hex with enemies, one to a hex; German ones may fly interdiction instead.',
    'BLZ-AIR-3':
      'The other player may intercept each of them with one air unit, one against one, resolved at once.',
    'BLZ-AIR-4':
      'The interceptor rolls: the result on the left is its own, the one on the right is for the intercepted unit. X: it is shot down; A: its mission is cancelled.',
    'BLZ-AIR-5': 'Who is shot down is back two turns later, from the start of that game turn.',
    'BLZ-AIR-6':
      'An aborted air unit is of no use until its owner’s next bombardment phase. Ruling: the printed interdiction means interception, for either side.',
    'BLZ-AIR-7':
      'An interceptor that survives may bomb in its owner’s next phase, but intercepts once in a phase.',
    'BLZ-AIR-8': 'A bomber that survives may intercept in the enemy’s next phase.',
    'BLZ-AIR-9':
      'One die for the hex: 1 less with armour outside towns and villages, 1 less in woods or an entrenchment. Ruling: for the hex as a whole, mixed stacks included.',
    'BLZ-AIR-10': 'X needs a natural 1; a die brought down to 1 does nothing.',
    'BLZ-AIR-11': 'D disrupts all combat units in the hex.',
    'BLZ-AIR-12':
      'German air units in interdiction stay there until the next German player turn. Ruling: any number, the effect ends at two.',
    'BLZ-AIR-13':
      'With one unit in interdiction the French lose the road rate and add 1 to their arrival dice. With two, their armour also has 1 point less, and the arrival dice rise by 2.',
    'BLZ-AIR-14':
      'The effect lasts through the next French player turn; at Arras, through that of the following turn.',
    'BLZ-AIR-15':
      'No unit flies at night, so there is no interdiction in the French player turn of a night. At Arras it still affects the dice of the Allied player turn.',
    'BLZ-AIR-16': 'Air units do not stack, are not attacked on the ground and are worth no points.',
  },
}
