import type { Chapter } from '@estafette/kernel'

export const exchange: Chapter = {
  id: 'exchange',
  title: { en: 'The exchange', fr: 'L’échange de tirs' },
  rules: [
    {
      id: 'FRL-EX-1',
      source: 'Counters',
      tag: 'stated',
      en: 'The counter-attack’s firepower is subtracted from the attack’s. If the attack is greater the section attacked suffers the difference; if the counter-attack is greater the attacking section suffers it; if they are equal nothing happens.',
      fr: 'La puissance de feu de la contre-attaque se soustrait de celle de l’attaque. Si l’attaque est plus forte, la section attaquée subit la différence ; si la contre-attaque est plus forte, la section attaquante la subit ; à égalité rien ne se passe.',
    },
    {
      id: 'FRL-EX-2',
      source: 'Attack Action',
      tag: 'completed',
      en: 'It is the section attacked that suffers, even when another section counter-attacked.',
      fr: 'C’est la section attaquée qui subit, même quand une autre section a contre-attaqué.',
    },
    {
      id: 'FRL-EX-3',
      source: 'Soldier cards; Action cards',
      tag: 'stated',
      en: 'Cover is applied after the subtraction, by the suffering side only.',
      fr: 'Le couvert s’applique après la soustraction, par le seul camp qui subit.',
    },
    {
      id: 'FRL-EX-4',
      source: 'Attack Action',
      tag: 'stated',
      en: 'If cover brings the firepower to 0, no damage counter is drawn.',
      fr: 'Si le couvert ramène la puissance de feu à 0, aucun pion de dégât n’est tiré.',
    },
  ],
}
