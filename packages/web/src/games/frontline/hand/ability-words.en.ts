export const words = {
  // by number; the first is none
  abilities: [
    '',
    'takes no place under a leader, and may serve a gun.',
    'Hit The Dirt gives his section 2 more cover.',
    'Pins do nothing to him.',
    'his section may ignore what the ground costs or forbids; in a move he must go along.',
    'his section may make a plain move without a card.',
    'his section draws a card when it prepares.',
    'the hand is larger by one card while he lives.',
    'throws hand grenades one card further, to range 2.',
    'it takes one Wound more to stop him, and one more to kill him.',
  ],
  traits: {
    medic:
      'once each turn removes a Morale hit from someone in his card, or a Wound with bandages, which he keeps. Not while pinned.',
    sniper:
      'fires at one man, whom the enemy names unless a card is paid. Firing ends his concealment; Conceal brings it back.',
    armored: 'comes off all firepower against it; ordinary fire counts half.',
    gun: 'moves one card at a time, in its own turn only; only Assistants serve it.',
  },
  armored: 'Armour',
}
