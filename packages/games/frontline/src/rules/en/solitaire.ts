export const solitaire = {
  title: 'Solitaire',
  rules: {
    'FRL-SOLO-1':
      'The opponent is the Automat: it follows all rules and decides by these lists, taking the first entry that applies, ties going to the higher VP, then to the card that comes first by its id. It has 110% of the player’s VP (easy 90%, hard 130%), rounded up; in a scenario both sides keep their lists.',
    'FRL-SOLO-2':
      'Force: draw the nation’s cards in random order. A leader is taken whenever he fits and the leaders so far have no free place; others are taken while a leader has a free place, snipers, vehicles and infantry guns while at most a third of the VP is spent on them. Cards that do not fit the VP left are skipped.',
    'FRL-SOLO-3':
      'Sections: strongest leader first, filled with the soldiers of highest firepower at range 3. Equipment: leaders take Binoculars, then a Canteen; medics Bandages; others a hand grenade, then a Shovel, then a Canteen.',
    'FRL-SOLO-4':
      'Posture, at the start of its turn: reveal and discard the top card of the deck. A Move symbol means Assault, an Attack symbol Fire, anything else Hold.',
    'FRL-SOLO-5':
      'Rally is always played if it removes at least two markers. Medics treat Wounds before Morale hits, highest VP first. Promotions are always taken if a card can be paid and two or more survivors stand together.',
    'FRL-SOLO-6': 'Sections act in order, the most advanced first.',
    'FRL-SOLO-7':
      'Threshold of an attack: the firepower needed is 8 against light, 12 against medium and 16 against heavy cover, plus the covers in points already visible (Armour, Concealment Cover, inherent cover, Stay Low, Fall Back); 4 less in posture Fire, 4 more in posture Hold.',
    'FRL-SOLO-8':
      'Action of a section: (a) if half or more of its soldiers are pinned or without ammo, Prepare; (b) if an attack reaches the threshold, attack the target with the greatest margin, aimed if that suffices, otherwise rapid, with grenades if in reach and the margin is below 10, and with Pour It On if its bonus is 6 or more, else Attack, else the least useful card; (c) in posture Assault with no enemy within range 1, advance with Stay Low, else Flanking Position, else Double Time if the nearest enemy is at range 4 or more, else a default move, adding Obscured or Move Out if in hand and Key Location if allowed; (d) an unled soldier moves toward the nearest led section to rejoin it; (e) with fewer cards than the hand size or anything to reload, Prepare; (f) otherwise keep the action.',
    'FRL-SOLO-9':
      'In posture Assault the section with the highest firepower at the nearest enemy acts last, so that it can answer a reaction attack on a section that moved.',
    'FRL-SOLO-10':
      'Reaction to an attack: counter-attack with Covering Fire if that gives at least half its value; else counter-attack with the section giving the highest value if at least a third; else Stay Low with the attacked section; else Prepare with the section that has most to reload or unpin; else none. Reaction to a move: attack if the threshold is reached; else Prepare likewise; else none.',
    'FRL-SOLO-11':
      'Cover, while more than 3 firepower remains: Shovel, Hit The Dirt, then Dig-In with hits that cause no Wound, then Fall Back if 12 or more remains.',
    'FRL-SOLO-12':
      'Damage is drawn against the eligible soldier with the lowest VP, the leader last.',
    'FRL-SOLO-13':
      'Snipers pay to name the soldier if the Automat holds four or more cards. They name the highest VP in the section, and conceal themselves when no target reaches 8 firepower.',
    'FRL-SOLO-14':
      'Least useful cards, first to be spent as defaults or discarded: Obscured, Key Location (if one is in play), Double Time, Move Out, Flanking Position, Rally, Key Location, Dig-In, Covering Fire, Fall Back, Stay Low, Attack, Pour It On, Hit The Dirt.',
    'FRL-SOLO-15':
      'Fire: aimed where it reaches the goal, else rapid, and High Ground’s shorter range if it raises the firepower. Costs: hits of Scattered Trees and Dig-In go to the most Morale left, Scattered Trees are paid with a card if it holds four or more, the Flanking Position with the smallest bonus is discarded, and it names to a sniper its lowest VP. Canteens are used before an action when it holds fewer than three cards, Binoculars only to take an Attack, Pour It On or Hit The Dirt, never to contest. Prepare reloads, then draws; the promoted soldier has the highest Morale; in the organization phase unled soldiers join the first leader with room; no equipment is passed; discards follow FRL-SOLO-14; otherwise it passes.',
  },
}
