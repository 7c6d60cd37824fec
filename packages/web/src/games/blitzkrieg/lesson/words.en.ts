/** What the coach says at each cue; between stars, what to do. */
export const words = {
  battle: {
    say: 'June 1940, an invented battle to learn by. You lead a German vanguard west. A hex is half a kilometre, a turn some hours. The French hold Vieux-Pont (0504), with the only bridge over the Lente.',
  },
  counter: {
    say: 'Three companies guard it, with anti-tank guns and artillery. You have five units here, and more tanks on the way. *Choose your stack at 0805*, on the road.',
  },
  values: {
    say: 'I/LR reads 2, 3, 2: attack, defence, movement. A crossed box is infantry, a profile is armour, guns show their range. The bar is the formation. Up to three units share a hex.',
  },
  points: {
    say: 'After four turns points decide: 1 for each village held, 2 more for occupying Vieux-Pont, 2 for destroyed armour, 1 for any other unit. Le Moulin (0806) counts for you already.',
  },
  air: {
    say: 'Your turn begins with supply, then bombardment. An air unit may bomb a hex, or fly interdiction: French units lose the road rate, and their reinforcements come later. *Send yours on interdiction*.',
    otherwise: 'Bombs will have their hour. First keep the French off their roads: interdiction.',
  },
  fire: {
    say: 'You fire before you move. The company at 0604 bars the road: in the open 4, 5 or 6 disrupts it, in woods it would take a 6. *Choose AR/L at 0905, then 0604, and again to fire*.',
    otherwise: 'In range as well, but the road leads by 0604. Fire there.',
  },
  disrupted: {
    say: 'A hit! Disrupted units have no zone of control, attack at half strength, move one hex, and give their attackers a column. They recover at the end of their own turn, if supplied.',
  },
  unit: {
    say: 'Now you move. A green triangle marks who can. *Choose the stack at 0805*, infantry and tanks: bright hexes are in reach of both, each with its cost.',
  },
  road: {
    say: 'A road hex costs ½, open ground 1, woods 1 on foot and 2 on wheels. *Send both to 0704*. The company ahead cannot hold them: it has lost its ZOC.',
    otherwise: 'That is in reach, too. For the attack, though, both have to stand at 0704.',
  },
  zone: {
    say: 'The company in the woods at 0603 still has its zone of control (ZOC): the six hexes around it. A unit that enters stops there, and will have to fight. *Send the stack at 0803 to 0703*.',
    otherwise: 'In a moment. First A/L and II/LR go from 0803 to 0703.',
  },
  enter: {
    say: 'Reinforcements enter at the map’s edge. *Bring in the tanks of 2/L, send them to 0702, then end the phase*. Units that stay out of enemy ZOCs need not fight; no unit moves from ZOC to ZOC.',
    otherwise: 'The tanks of 2/L are wanted at 0702; then the phase may end.',
  },
  planner: {
    say: 'Combat. An enemy whose ZOC covers one of your steady units must be attacked, by any unit: here 0603. The disrupted company at 0604 may be. The phase ends when nothing is left open.',
  },
  aim: {
    say: 'An attack is planned from its target: *choose 0603*. All units next to it join in; under the map you can remove them or add them again. Nothing is declared yet.',
  },
  odds: {
    say: 'Three times 2 against 3, and 1 for the woods: 6 to 4. Odds are rounded in the defender’s favour, to one of ten columns: 3:2. Each unit attacks once per phase, and each hex is attacked once.',
  },
  shifts: {
    say: 'Then columns shift, by three at most. Armour and infantry together against infantry alone, a combined attack, make one to the right: 2:1. Below are the six dice: attacker’s result, then the defender’s.',
  },
  declare: {
    say: '*Declare the attack*. Before the die the defender answers: stand, and a retreat only disrupts, but a mandatory one destroys; or retreat if required.',
    otherwise: 'All three next to 0603 attack it: every one of them counts.',
  },
  'road-block': {
    say: '2 on 2:1 disrupts, no more. *Now choose 0604, and declare*: 4 and 2 against 3 is 2:1, one column for the disruption, one for the combined attack: 4:1.',
    otherwise: 'Let 1/L and I/LR attack 0604 together: the road has to be free.',
  },
  advance: {
    say: '2 on 4:1 is a retreat, into Vieux-Pont. After a combined attack one stack may take the empty hex, whatever ZOC it is in. *Advance 1/L, then I/LR*. Tanks or infantry alone may not.',
    otherwise: 'Take the hex with both of them: 1/L and I/LR.',
  },
  exploit: {
    say: 'Exploitation: armour and units in transports move again, at half their points, never into enemy ZOCs. The woods have none now. *Send A/L from 0703 to 0602*, behind them.',
    otherwise: 'The way round is open now: send A/L to 0602.',
  },
  supply: {
    say: 'Look at 0603. Supply is a line of hexes to your own map edge, free of enemies and their ZOCs unless a friendly unit is there. It crosses the river by a bridge only. This company is cut off.',
  },
  end: {
    say: '*Let A/L stop there and end the phase*. Your turn is over. The French look to their supply, then move, fire and fight, in that order: they move before they fire.',
    otherwise: 'The tanks have done enough for this turn. End the phase.',
  },
  stand: {
    say: 'Their shells missed. Now Vieux-Pont strikes back: 4 against your 7 is 1:2, their anti-tank guns make it 1:1. Nothing there is worse than a retreat. *Stand*: at worst you are disrupted.',
    otherwise: 'Giving way would open the road again. Stand without retreat.',
  },
  surrounded: {
    say: '4 on 1:1: the attackers themselves fall back over the bridge. And 0603? Disrupted units in an enemy ZOC that did not fight must retreat when combat ends. It had nowhere to go: destroyed, 1 point.',
  },
  shells: {
    say: 'Turn 2. One company is left in Vieux-Pont, back in order. *Bomb it from the air, then fire AR/L at it*: a village is no shelter from shells.',
    otherwise: 'Everything on Vieux-Pont, please: bombs first, then the guns of AR/L.',
  },
  mass: {
    say: 'It worked: disrupted again. III/LR may enter now with its half-track; let it wait. *Send 2/L from 0702 by the road through the woods to 0503, stop there, and end the phase*.',
    otherwise: 'All the others can stay. Only 2/L moves, from 0702 to 0503.',
  },
  assault: {
    say: '*Choose Vieux-Pont, and declare*: all three next to it join in. 8 against 3, and 1 for the village: 2:1, and two columns as before. II/LR would change nothing: 10 is 2:1 as well.',
    otherwise: 'All three against Vieux-Pont: 1/L, 2/L and I/LR.',
  },
  village: {
    say: 'They stood, and 4 on 4:1 is a mandatory retreat: destroyed. That is the price of standing. *Advance 1/L and I/LR into Vieux-Pont*: one stack, from one hex.',
    otherwise: 'Two are enough for the village: 1/L and I/LR.',
  },
  victory: {
    say: 'The points: two companies destroyed, Vieux-Pont held and occupied, Le Moulin. Twice the enemy’s total is an operational victory, more than three times a strategic one. Lose the village, and all is changed.',
  },
  night: {
    say: 'Turn 3 is a night: one hex each, no combat, no aircraft. Eliminated units may return with a refit marker on 1 to 3. And French tanks are on their way.',
  },
  log: {
    say: 'The log keeps everything: select a name to see it on the map, a rule number such as BLZ-CBT-8 to read the rule. Every choice is also in a list. *Open the Log*.',
  },
  yours: {
    say: 'You know all you need. Hold the village through the night, and mind the bridge: tanks can use it, too. Play on from here against the computer?',
  },
}
