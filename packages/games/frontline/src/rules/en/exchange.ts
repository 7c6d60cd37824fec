export const exchange = {
  title: 'The exchange',
  rules: {
    'FRL-EX-1':
      'The counter-attack’s firepower is subtracted from the attack’s. If the attack is greater the section attacked suffers the difference; if the counter-attack is greater the attacking section suffers it; if they are equal nothing happens.',
    'FRL-EX-2':
      'It is the section attacked that suffers, even when another section counter-attacked.',
    'FRL-EX-3': 'Cover is applied after the subtraction, by the suffering side only.',
    'FRL-EX-4': 'If cover brings the firepower to 0, no damage counter is drawn.',
  },
}
