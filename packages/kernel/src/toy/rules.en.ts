export const words = {
  sequence: {
    title: 'Sequence of play',
    rules: {
      'TOY-1':
        'A round is a chit of weather, a card for each seat, a bid by both teams, and a ride of each.',
      'TOY-1.1': 'The weather is drawn from a cup of ten chits; an empty cup is filled again.',
      'TOY-1.2': 'Option: it is always fair.',
      'TOY-1.3': 'Option: there are many oats.',
      'TOY-OPT-CARDS-1': 'Option: cards are dealt.',
      'TOY-1.4':
        'Option: two play in a team, by turns from round to round, each with a hand of its own.',
    },
  },
  bids: {
    title: 'Bids',
    rules: {
      'TOY-2': 'Both bid in secret, at most 3 oats and no more than they have.',
      'TOY-2.1': 'The higher bid rides first and is paid; equal bids are diced for.',
      'TOY-2.2': 'Who wins the first bid plays red.',
    },
  },
  ride: {
    title: 'Riding',
    rules: {
      'TOY-3': 'Only own riders on the way ride.',
      'TOY-3.1': 'A walk leads one place on.',
      'TOY-3.2':
        'A gallop costs an oat; two dice: up to 4 is a stumble, up to 9 two places, else three.',
      'TOY-3.3': 'Nobody gallops in mud; nobody moves in a storm.',
      'TOY-3.4': 'Who rests gets an oat.',
    },
  },
  jostle: {
    title: 'Jostling',
    rules: {
      'TOY-4': 'Who meets an enemy on the way yields, or jostles for an oat.',
      'TOY-4.1':
        'Two dice each, the first seat of the round adds 1; the lower is thrown back a place.',
    },
  },
  cards: {
    title: 'Cards',
    rules: {
      'TOY-6.1':
        'Each seat with fewer than two cards draws one at the start of a round; only it sees them.',
      'TOY-6.2': 'Sugar is eaten before riding and gives two oats; clods are thrown.',
      'TOY-6.3': 'A clod thrown at a galloping rider takes 3 off its roll.',
      'TOY-6.4': 'Whoever holds cards is asked, whatever they are.',
    },
  },
  victory: {
    title: 'Victory',
    rules: {
      'TOY-5': 'Who has all riders home wins.',
      'TOY-5.1': 'After the last round the longer way wins; if equal, the first seat of the round.',
    },
  },
}
