/** What the coach says at each cue; between stars, what to do. */
export const words = {
  battle: {
    say: 'Normandy, June 1944. Nine terrain cards lie between you and the Germans. Your men start in card 2, theirs in card 8. The first to destroy half of the enemy force wins: here 16 victory points.',
  },
  section: {
    say: 'A frame is a section. Walker’s has four men, Porter’s three, with their leaders; a full star marks a leader. A section acts as one, once a turn: it fires, moves, prepares, or a sniper conceals himself.',
  },
  soldier: {
    say: 'Bertinelli carries a BAR. The figures are aimed and rapid fire at the range of the nearest enemy, the bars all nine ranges. Rapid fire is stronger, but spends his ammo. The circles are his Morale.',
  },
  hand: {
    say: 'Your hand, which no one else sees. Each card has two uses: as printed, or plain, to fire or move with it and no more. A triangle marks what is possible now.',
  },
  rally: {
    say: 'You were drawn as first player. A turn begins with Rally, a card that mends what the enemy has done. You have nothing to mend yet: *pass*.',
    otherwise: 'That may be played at any time, and will be worth more later. Pass.',
  },
  organise: {
    say: 'Then men may change sections and hand over equipment: small counters that lie face down until they are used. Yours are well placed. *Leave all as it is, and go on to the actions*.',
    otherwise: 'Another time. For now all stay where they are.',
  },
  move: {
    say: 'Forward! Double Time takes a section two cards ahead. *Choose Walker’s section and Double Time, advance to the High Ground of card 4, and go*.',
    otherwise: 'Possible, too. But the High Ground is worth the run: Walker, with Double Time.',
  },
  ground: {
    say: 'Open ground pays: a led section draws a card whenever it advances into it or out of it. You got three. From High Ground a target counts as one card closer.',
  },
  low: {
    say: 'Stay Low is a move as well, with 10 cover to the end of the turn, should someone fire. *Choose Porter’s section and card 3, then Stay Low for it, and go*.',
    otherwise: 'Keep that for later. Porter follows to card 3, with Stay Low.',
  },
  size: {
    say: 'All have acted: the turn ends. You may keep four cards, and one for each card of ground that you hold, the blue foot. That is eight, and you have nine. *Discard Key Location*.',
    otherwise: 'That one you will need. Discard Key Location.',
  },
  react: {
    say: 'Kessler advances to the stream of card 7, and you may react with a section that has not acted this turn. *Fire on him with Walker’s section, all aimed, with Attack*: range 3, here it counts 2.',
    otherwise:
      'Another answer, and a fair one. But this is the moment to fire: Walker, aimed, one card closer, with Attack.',
  },
  damage: {
    say: 'Four men and the card made 30; Hit The Dirt took 4, and 2 more, as Weber is Cautious. In light cover a Pin costs 1, Morale 2, a Wound 3, Dead 4. Kessler’s whole section is gone: 12 points.',
  },
  fire: {
    say: 'Eisenberg’s section fires from card 8: 22 on Walker. Porter’s, which has not acted, could counter-attack at half strength, and that would come off. At range 5 it would make little difference: *pass*.',
    otherwise: 'At this range that would hardly tell. Keep the cards, and pass.',
  },
  cover: {
    say: 'Now the section that suffers takes cover. *Play Hit The Dirt twice, 4 each, then use Jones’s shovel, 5, and pass*. Of the 22 only 9 are left.',
    otherwise: 'First both Hit The Dirt, then the shovel, then pass: 13 cover in total.',
  },
  suffer: {
    say: 'You name the man for each counter; no one has a second one before all have had one. Spare the leader: *Smith, then Jones, then Bertinelli*.',
    otherwise: 'He could take it. But this time the order is Smith, Jones, Bertinelli.',
  },
  states: {
    say: 'A Morale hit, a Wound, a Pin, and no one was killed. A pinned man neither fires nor moves, a wounded one stays where he is, and one whose Morale is gone will not advance.',
  },
  mend: {
    say: 'Your turn, and its first moment. *Play Rally: unpin Bertinelli, take the Morale hit from Smith and the Wound from Jones*. Then pass, and go on to the actions.',
    otherwise: 'One thing after the other: Rally, with Bertinelli, Smith and Jones, then pass.',
  },
  rapid: {
    say: 'Four points more win. *Fire with Walker’s section on Eisenberg’s, all rapid, one card closer, with Pour It On*. Rapid fire spends the ammo counters; a later Prepare brings them back.',
    otherwise:
      'That would do some harm. All of them rapid, one card closer, with Pour It On, does more.',
  },
  won: {
    say: 'You fired 46, they counter-attacked with 11, and 35 were left: Schmidt and Richter are dead, and with 21 points the battle is yours. Nineteen battles of history are waiting, and forces of your own choice.',
  },
}
