import { confirm, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const men = ['us-walker', 'us-bertinelli', 'us-smith', 'us-jones'] as const

const reaction: readonly Cue[] = [
  {
    id: 'react',
    say: {
      en: 'Kessler advances to the stream of card 7, and you may react with a section that has not acted this turn. *Fire on him with Walker’s section, all aimed, with Attack*: range 3, here it counts 2.',
      fr: 'Kessler avance jusqu’à la rivière de la carte 7 : une section qui n’a pas agi ce tour-ci peut réagir. *Tirez sur lui avec la section de Walker, tous en visé, avec Attaque* : distance 3, ici elle compte pour 2.',
    },
    at: [
      { piece: 'section', code: 'de-kessler' },
      { piece: 'section', code: 'us-walker' },
      confirm,
    ],
    until: {
      play: [
        we('attack us-walker', 'closer', 'play attack', ...men.map((man) => `aim ${man}`)),
        {
          theirs: [
            'pass',
            'pass',
            'pass',
            'cover hit-the-dirt',
            'pass',
            'pass',
            ...['fischer', 'weber', 'fischer', 'fischer'].map((name) => `against de-${name}`),
            'pass',
          ],
        },
      ],
    },
    rolls: [{ attack: 30, left: 30 }],
    otherwise: {
      en: 'Another answer, and a fair one. But this is the moment to fire: Walker, aimed, one card closer, with Attack.',
      fr: 'Une autre réponse, et qui se défend. Mais c’est le moment de tirer : Walker, en visé, une carte plus près, avec Attaque.',
    },
  },
  {
    id: 'damage',
    say: {
      en: 'Four men and the card made 30; Hit The Dirt took 4, and 2 more, as Weber is Cautious. In light cover a Pin costs 1, Morale 2, a Wound 3, Dead 4. Kessler’s whole section is gone: 12 points.',
      fr: 'Quatre hommes et la carte ont fait 30 ; À terre ! en ôte 4, et 2 de plus, Weber étant Prudent. En couvert léger, Cloué coûte 1, Moral 2, Blessure 3, Mort 4. Toute la section Kessler est tombée : 12 points.',
    },
    at: [{ piece: 'ground', code: '7' }],
    until: { read: true },
  },
  {
    id: 'fire',
    say: {
      en: 'Eisenberg’s section fires from card 8: 22 on Walker. Porter’s, which has not acted, could counter-attack at half strength, and that would come off. At range 5 it would make little difference: *pass*.',
      fr: 'La section d’Eisenberg tire de la carte 8 : 22 sur Walker. Celle de Porter, non activée, pourrait contre-attaquer : la moitié de sa puissance de feu viendrait en déduction. À la distance 5, ce serait peu : *passez*.',
    },
    at: [{ piece: 'section', code: 'de-eisenberg' }, { choice: 'pass' }, confirm],
    until: {
      play: [
        {
          theirs: [
            'attack de-eisenberg',
            'at us-walker',
            'play attack',
            'aim de-richter',
            'aim de-mueller',
            'aim de-schmidt',
            'pass',
          ],
        },
        we('pass'),
        { theirs: ['pass'] },
      ],
    },
    rolls: [{ attack: 22, left: 22 }],
    otherwise: {
      en: 'At this range that would hardly tell. Keep the cards, and pass.',
      fr: 'À cette distance, cela ne changerait guère. Gardez vos cartes, et passez.',
    },
  },
  {
    id: 'cover',
    say: {
      en: 'Now the section that suffers takes cover. *Play Hit The Dirt twice, 4 each, then use Jones’s shovel, 5, and pass*. Of the 22 only 9 are left.',
      fr: 'La section touchée se met à couvert. *Jouez deux fois À terre !, 4 chacun, puis servez-vous de la pelle de Jones, 5, et passez*. Des 22, il n’en reste que 9.',
    },
    at: [
      { choice: 'cover hit-the-dirt' },
      { choice: 'shovel us-jones' },
      { choice: 'pass' },
      confirm,
    ],
    until: {
      play: [
        we('cover hit-the-dirt'),
        { theirs: ['pass'] },
        we('cover hit-the-dirt'),
        { theirs: ['pass'] },
        we('shovel us-jones'),
        { theirs: ['pass'] },
        we('pass'),
      ],
    },
    otherwise: {
      en: 'First both Hit The Dirt, then the shovel, then pass: 13 cover in total.',
      fr: 'D’abord les deux À terre !, puis la pelle, puis passez : 13 de couvert en tout.',
    },
  },
  {
    id: 'suffer',
    say: {
      en: 'You name the man for each counter; no one has a second one before all have had one. Spare the leader: *Smith, then Jones, then Bertinelli*.',
      fr: 'Vous désignez l’homme pour chaque pion ; nul n’en a un second avant que tous en aient un. Épargnez le chef : *Smith, puis Jones, puis Bertinelli*.',
    },
    at: [
      { choice: 'against us-bertinelli' },
      { choice: 'against us-jones' },
      { choice: 'against us-smith' },
      confirm,
    ],
    until: {
      play: [
        we('against us-smith', 'against us-jones', 'against us-bertinelli'),
        { theirs: ['pass', 'pass', 'pass'] },
      ],
    },
    otherwise: {
      en: 'He could take it. But this time the order is Smith, Jones, Bertinelli.',
      fr: 'Il le supporterait. Mais cette fois, l’ordre est Smith, Jones, Bertinelli.',
    },
  },
  {
    id: 'states',
    say: {
      en: 'A Morale hit, a Wound, a Pin, and no one was killed. A pinned man neither fires nor moves, a wounded one stays where he is, and one whose Morale is gone will not advance.',
      fr: 'Un Coup au moral, une Blessure, un Cloué, et aucun mort. Un homme cloué ne tire ni ne bouge, un blessé reste sur place, et qui n’a plus de Moral n’avance plus.',
    },
    at: [{ piece: 'section', code: 'us-walker' }],
    until: { read: true },
  },
]

const lastTurn: readonly Cue[] = [
  {
    id: 'mend',
    say: {
      en: 'Your turn, and its first moment. *Play Rally: unpin Bertinelli, take the Morale hit from Smith and the Wound from Jones*. Then pass, and go on to the actions.',
      fr: 'À vous, et c’est le premier moment du tour. *Jouez Ralliement : libérez Bertinelli, retirez le Coup au moral de Smith et la Blessure de Jones*. Puis passez, et allez aux actions.',
    },
    at: [
      { choice: 'done' },
      { choice: 'pass' },
      { choice: 'rally' },
      { choice: 'heal us-jones' },
      { choice: 'cheer us-smith' },
      { choice: 'unpin us-bertinelli' },
      confirm,
    ],
    until: {
      play: [
        we('rally', 'unpin us-bertinelli', 'cheer us-smith', 'heal us-jones'),
        { theirs: ['pass'] },
        we('pass', 'done', 'done'),
        { theirs: ['pass'] },
      ],
    },
    otherwise: {
      en: 'One thing after the other: Rally, with Bertinelli, Smith and Jones, then pass.',
      fr: 'Une chose après l’autre : Ralliement, avec Bertinelli, Smith et Jones, puis passez.',
    },
  },
  {
    id: 'rapid',
    say: {
      en: 'Four points more win. *Fire with Walker’s section on Eisenberg’s, all rapid, one card closer, with Pour It On*. Rapid fire spends the ammo counters; a later Prepare brings them back.',
      fr: 'Encore quatre points pour gagner. *Tirez avec la section de Walker sur celle d’Eisenberg, tous en rapide, une carte plus près, avec On arrose !* Le tir rapide coûte les munitions ; une Préparation les rend.',
    },
    at: [
      { piece: 'section', code: 'de-eisenberg' },
      { piece: 'section', code: 'us-walker' },
      confirm,
      { part: 'pour-it-on' },
      { part: 'rapid' },
      { part: 'closer' },
    ],
    until: {
      play: [
        we(
          'attack us-walker',
          'at de-eisenberg',
          'closer',
          'play pour-it-on',
          ...men.map((man) => `rapid ${man}`),
        ),
        {
          theirs: [
            'pass',
            'counter de-eisenberg',
            'play attack',
            'aim de-richter',
            'aim de-mueller',
            'aim de-schmidt',
            'pass',
            'pass',
            ...['mueller', 'schmidt', 'richter'].map((name) => `against de-${name}`),
          ],
        },
      ],
    },
    rolls: [{ attack: 46, counter: 11, left: 35 }],
    otherwise: {
      en: 'That would do some harm. All of them rapid, one card closer, with Pour It On, does more.',
      fr: 'Cela ferait mal. Tous en rapide, une carte plus près, avec On arrose !, fait davantage.',
    },
  },
  {
    id: 'won',
    say: {
      en: 'You fired 46, they counter-attacked with 11, and 35 were left: Schmidt and Richter are dead, and with 21 points the battle is yours. Nineteen battles of history are waiting, and forces of your own choice.',
      fr: 'Vous avez tiré 46, ils ont contre-attaqué à 11, il restait 35 : Schmidt et Richter sont morts, et avec 21 points la bataille est à vous. Dix-neuf batailles historiques vous attendent, et des forces de votre choix.',
    },
    until: { read: true },
  },
]

/** Fire and what answers it, damage, Rally, and the fire that decides the battle. */
export const answerCues: readonly Cue[] = [...reaction, ...lastTurn]
