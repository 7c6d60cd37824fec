/** What the coach says at each cue; between stars, what to do. */
export const words = {
  map: {
    say: 'Arras, 21 May 1940, three in the afternoon. You lead the Allies into the flank of Rommel. The map is made of areas; a black disc means German at the start. *Choose Duisans (18)*: German, but empty.',
  },
  stack: {
    say: 'Units of one side in an area form a stack. A green triangle marks the stacks that can act. Yours in Marœuil (22) holds nine units: *choose it*.',
  },
  part: {
    say: 'The numbers on a counter are attack, defence and movement. You need not take all nine: *press By type*, and only the three tank units stay chosen.',
  },
  'one-more': {
    say: 'Click a counter to add or remove it. *Take the anti-tank unit along*: 260/65th AT, the last one in the row.',
  },
  move: {
    say: 'Blue areas are in reach, with the cost and what is left. An area costs 1, next to a Fresh enemy 2. *Choose Duisans (18) to see the way, and again to go*.',
    otherwise:
      'That would be legal, too. For this first move, please go to Duisans (18) with these four; nothing is lost.',
  },
  spent: {
    say: 'Units that have moved are Spent: hollow counters that neither move nor attack until the next turn. And Duisans is yours: entering an area without enemies is enough.',
  },
  undo: {
    say: 'Yet tanks can go further. Until dice are rolled or the enemy acts, you can undo everything. *Press Undo*.',
  },
  further: {
    say: 'They are Fresh again, and in hand. Now *send them through Duisans to Warlus (16)*: four movement points, and both areas will be yours.',
    otherwise:
      'A fine idea for your own game. Here the story continues in Warlus (16), so please send these four there.',
  },
  done: {
    say: 'This was an activation: the Fresh units of one area, each going its own way. Your infantry stays in Marœuil, Fresh for later. *Press Done*.',
    otherwise:
      'The infantry could march as well, but it will be worth more Fresh. Leave it where it is and press Done.',
  },
  aim: {
    say: 'Now to fight! The German guns in Tilloy (3) have no infantry with them. *Choose your garrison in Arras (25), then Tilloy*, hatched in red.',
  },
  odds: {
    say: 'The odds, before you commit: attack 4, defence 6, two dice each, the higher total wins. Only 24%. *Try Air support*: a third die for you.',
  },
  declare: {
    say: '60%: worth trying. The Point Unit leads: its attack factor counts, every comrade adds 1, and it is lost if the assault fails. *Declare it*; the dice come a little later.',
    otherwise:
      'Possible, but the odds are best with all four from Arras (25) against Tilloy (3). Let us try that first.',
  },
  air: {
    say: 'The Germans put a battery in front and call no support. Your turn: *take Air Support, confirm*, and roll the dice. From here nothing can be undone.',
    otherwise: 'Without support it is 24%. The planes are there for this: take Air Support.',
  },
  success: {
    say: '15 against 11: success! You hold the Advantage and could have all dice rolled again. Certainly not now: *let the roll stand*.',
    otherwise: 'You have just won this roll! Keep the Advantage for a bad one, and let this stand.',
  },
  losses: {
    say: 'The difference makes 4 casualty points, and the defender chooses how: a battery became Spent (2 points) and fell back to Neuville (2 points). You are Spent, too; Tilloy is contested.',
  },
  again: {
    say: 'Your turn to lead: *assault Tilloy (3) with the four East Yorkshires from St-Laurent (26)*. They cross a river, which costs 1. Then name a Point Unit.',
    otherwise:
      'Soon you may do as you like! For now, all four units from St-Laurent (26) against Tilloy (3), please.',
  },
  answered: {
    say: 'This time the guns fire: three dice for them, though firing made the battery Spent. *Answer with your last Air Support*.',
    otherwise: 'Two dice against three would be hopeless. Take Air Support.',
  },
  failure: {
    say: '14 against 15: a failure, ties fail as well. You could reroll, but then the Advantage goes to the Germans. Something worse will come: *let it stand*.',
    otherwise:
      'Tempting! But here it would probably fail again. In three minutes you will be glad to have kept the Advantage.',
  },
  cost: {
    say: 'That is the price: the Point Unit is lost, the others return Spent, and the Initiative passes. The Germans now act until they fail or pass.',
  },
  forward: {
    say: 'Warlus is assaulted. You name the Forward Unit: its defence counts, and it takes the first loss. Spent tanks defend with 4, the anti-tank unit with 3: *name a tank unit*.',
    otherwise: 'The anti-tank unit defends with 3 only. Name one of the tank units: 4.',
  },
  hit: {
    say: '10 against 8: two casualty points for you. That can be borne. *Let the roll stand* and keep the Advantage.',
    otherwise: 'For two points? The next roll will be worse, I promise. Let this one stand.',
  },
  retreat: {
    say: 'The Forward Unit pays: lost for good, or in retreat. Either is worth two points. *Let it retreat*.',
    otherwise: 'Those are Matildas, too good to lose! Let them retreat.',
  },
  stay: {
    say: 'It fell back to Duisans, to your own ground. The rest might leave freely, but then Warlus would be lost. Stay: *press Stand fast*.',
    otherwise: 'Leaving would give Warlus away for nothing. Hold it: press Stand fast.',
  },
  'second-blow': {
    say: 'A success keeps the Initiative, so here they come again: riflemen into Tilloy. Your four units there are alike: *name any Forward Unit*.',
  },
  advantage: {
    say: '14 against 8: six points, three of your four units. This is the moment for the Advantage: *have all dice rolled again*!',
    otherwise: 'Three units are too many. What is the Advantage for, if not for this? Reroll.',
  },
  saved: {
    say: '10 against 14! The German riflemen are lost, and the Initiative is yours. The Advantage went to the enemy, who may use it next. Hold Tilloy: *press Stand fast*.',
    otherwise: 'After such a defence? Hold Tilloy: press Stand fast.',
  },
  points: {
    say: 'Two German areas, linked to your rear: two victory points. Ten at the end win the game; three of the four red-ringed areas at the end of a turn win at once.',
  },
  end: {
    say: 'A turn ends when both sides pass or no unit is Fresh; then all are Fresh again. There are seven, but from 18:00 General Gort may call the attack off.',
  },
  log: {
    say: 'Everything that happened is in the log: select a name to see it on the map, a rule number such as ARR-6.4a to read the rule. *Open the Log*.',
  },
  list: {
    say: 'Every choice is also in a list: the game can be played without the map. Help and all keys are in the menu. *Open the list*.',
  },
  yours: {
    say: 'You know all you need. It is still 15:00, you have the Initiative, and most of your army is Fresh. Play on from here against the computer?',
  },
}
