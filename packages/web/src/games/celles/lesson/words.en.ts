/** What the coach says at each cue; between stars, what to do. */
export const words = {
  battle: {
    say: 'Ardennes, the night of 23 December 1944. You lead the German panzers west. A hex is a mile wide, a turn half a day. In the far west flows the Meuse: *choose Dinant (0704)*. The British are there already.',
  },
  points: {
    say: 'Every turn, each supplied German unit beside the Meuse scores one victory point. Twenty win at once. If not, after eight turns towns and destroyed steps count as well, for both sides.',
  },
  chit: {
    say: 'Chits drawn from a cup decide who acts. Yours gave Combat, a tactical chit to keep, and then the 116th Panzer: all its units may act now. *Activate it*.',
    otherwise:
      'A chit may indeed wake a single unit of another formation. But two units are better than one: activate the 116th Panzer.',
  },
  unit: {
    say: 'A green triangle marks who may act. The numbers on a counter are attack, defence, movement: the battle group Bayer has 11, 8, 9. *Choose KG Bayer at 3211*.',
  },
  reach: {
    say: 'Bright hexes are in reach, each with its cost in movement points. Main roads cost ½, secondary roads 1, rough ground 3, woods 4. *Choose 3010*, three hexes along the road.',
  },
  move: {
    say: 'Woods all around, yet by road it is 3 points. *Choose 3010 again, or press “Move here”*. Until a die or chit is drawn or the enemy decides, Undo takes everything back.',
    otherwise:
      'That is in reach, too. For this first move please go to 3010 by road; nothing is lost.',
  },
  zone: {
    say: 'You have met the Americans. Every unit has a zone of control: the six hexes around it. Entering is free. Leaving costs 1 more; from zone to zone it is 2 more, and a roll.',
  },
  stop: {
    say: 'Bayer has 6 points left and could attack. But two hit harder than one, so he will only help. *Press “End its move”*.',
    otherwise: 'Patience! Alone Bayer has poor odds. Leave him where he is and end his move.',
  },
  used: {
    say: 'A unit that has spent points turns to the used side: Bayer is down to 6 and 5, and moves no more until activated again. Helping in an attack is free.',
  },
  second: {
    say: 'Now 156 PzGren at 3011. *Choose it, then 2911, and 2911 again*. It goes round by the main road: 2½ points, where straight ahead through the rough would cost 3.',
    otherwise: 'Soon you may go where you like. For this attack, 156 PzGren has to stand at 2911.',
  },
  aim: {
    say: 'Combat is a part of moving, paid with the same points. A unit attacks every enemy next to it. Here that is one battalion, hatched in red: *choose 2910*.',
  },
  helper: {
    say: '11 against 7 is only 1–1: odds are rounded down. Friends next to the defender may help, used or not. *Add KG Bayer*: his 6 make it 2–1.',
  },
  odds: {
    say: 'Light, medium, heavy: 3, 6 or 9 points for −2, 0 or +1 on the die. Woods give −1, the night +1 to Germans. The table shows what every die will do.',
  },
  attack: {
    say: 'The die has ten sides, 0 to 9. From 5 on the defender goes back or is lost; below 3 it is you who suffers. *Make the medium attack*.',
    otherwise: 'Almost: a medium attack on 2910, with KG Bayer helping.',
  },
  'combat-chit': {
    say: 'Remember the Combat chit? Played before the roll it adds 1 to your die, or takes 1 from an attack on you. *Play it and confirm*: now the die is rolled.',
    otherwise: 'Saving it is often wise. Not now, though: play the Combat chit.',
  },
  advance: {
    say: '4 plus 1 is 5: the defender retreats two hexes. Without the chit he would still be there! *Advance with 156 PzGren* into the empty hex; it costs nothing.',
    otherwise: 'Ground is what you are fighting for: let 156 PzGren advance.',
  },
  actions: {
    say: 'Both units have moved: *end the Action Phase*. Then it is final. The sides take turns, one chit each. Tonight you have three actions, the Allies one.',
  },
  retreat: {
    say: 'The 84th counter-attacks! 10 against your used 5, die 6, woods −1: 5, and you retreat two hexes, Germans south, out of enemy ZOCs if possible. *Choose 2911, then 2912*.',
    otherwise:
      'That way is open as well, but the main road is at 2912. Please retreat there by 2911.',
  },
  tactics: {
    say: 'Your second action: tactical chits again, then Panzer Lehr. Extra Move lets one more unit, of any formation, act along. *Play it, then choose KG Böhm (2611)*, scouts of 2nd Panzer.',
    otherwise:
      'Others could use it as well, but KG Böhm (2611) has the longest way to go. Let it be Böhm.',
  },
  enter: {
    say: 'Panzer Lehr is not on the map yet. Reinforcements come when their formation is activated, at their entry hex, here 2216 in the south. *Activate Panzer Lehr*.',
    otherwise: 'A single unit would be allowed, but all of Panzer Lehr is waiting. Activate it.',
  },
  strategic: {
    say: 'By night, German vehicles that keep away from enemies get 3 extra points. *Choose Böhm (2611), then 1608, twice*: twelve hexes of back roads, right through the gap.',
    otherwise: 'First things first: send KG Böhm from 2611 to 1608, as far west as it gets.',
  },
  stack: {
    say: 'Two units of Lehr have come in at 2216, in one stack. *Choose KG Fallois*, the scouts: tap the hex again, or pick the counter from the list.',
  },
  scouts: {
    say: 'Rochefort (2113) is held by one battalion. *Send Fallois to 2213*, next to it, *and end its move*. Three hexes of main road: 1½. The last one, rough: 3.',
    otherwise: 'Fallois is to help from 2213. Send it there, then end its move.',
  },
  armor: {
    say: 'Now the armour: *send KG Poschinger from 2216 to 2114*, south of Rochefort. Main road all the way, 2 points. That leaves enough for a medium attack.',
    otherwise: 'Rochefort is waiting: send KG Poschinger to 2114.',
  },
  rochefort: {
    say: 'You know how: *choose Rochefort, add KG Fallois, make the medium attack*. 11 and 3 against 7 is 2–1; town −2, night +1.',
    otherwise: 'Nearly! A medium attack on Rochefort, with KG Fallois helping.',
  },
  disrupted: {
    say: '9 less 1 is 8: retreat, and disrupted. Until the turn ends it has no zone, and attacks on it get +2. *Advance with Poschinger, end its move, then the phase*: Rochefort will count 2 points.',
    otherwise: 'Take the town first: advance with KG Poschinger, and let it stay there.',
  },
  again: {
    say: 'The third and last chit of the night is 2nd Panzer. Activation turns used units to their unused side: Böhm may go again. *Activate it*.',
    otherwise: 'Possible, but Böhm and two fresh units belong to 2nd Panzer. Activate it.',
  },
  stacking: {
    say: 'Two units entered at 3316: three steps, but a hex takes two, or the rest is lost. *Send KG Gutmann up the main road to Bande (3113), and end its move*.',
    otherwise: 'In a moment. First KG Gutmann has to make room: to Bande (3113), and stop there.',
  },
  meuse: {
    say: 'And now, Böhm! *Send it from 1608 to 0706*, on the bank of the Meuse, *and end its move*. The real one got no further than Foy-Notre-Dame.',
    otherwise: 'So close! Send KG Böhm to 0706, beside the Meuse, and let it stay there.',
  },
  end: {
    say: 'No unit has to move; the others may wait. *End the Action Phase*. No actions are left, so the turn ends: disruption goes, and every unit is unused again.',
    otherwise: 'They could, but daylight is near. End the Action Phase.',
  },
  scored: {
    say: 'Böhm at the Meuse: your first victory point! It scores again every turn it stays, and so does each unit that joins it. You need twenty.',
  },
  supply: {
    say: 'But only in supply: a line of hexes to your map edge in the south-east, clear of enemies and their zones. The layers button shows it. Without, a unit moves a third less and attacks at −2.',
  },
  initiative: {
    say: '24 December, by day. Both sides rolled for initiative, and you won: you say who begins. American tanks are on their way. *Be the first player*.',
    otherwise: 'Sometimes it pays to wait. Now it does not: be the first player.',
  },
  log: {
    say: 'The log keeps everything: names lead to the map, numbers such as CEL-11.0.8 open the rule. Every choice is also in a list. *Open the Log*.',
  },
  yours: {
    say: 'You know all you need. The 2nd Armored Division will come from the north; be at the Meuse before it. Play on from here against the computer?',
  },
}
