import { confirm, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const pieces: readonly Cue[] = [
  {
    id: 'battle',
    say: {
      en: 'Normandy, June 1944. Nine terrain cards lie between you and the Germans. Your men start in card 2, theirs in card 8. The first to destroy half of the enemy force wins: here 16 victory points.',
      fr: 'Normandie, juin 1944. Neuf cartes de terrain vous séparent des Allemands. Vos hommes partent de la carte 2, les leurs de la 8. Le premier qui détruit la moitié de la force ennemie gagne : ici 16 points de victoire.',
    },
    at: [{ piece: 'ground', code: '2' }],
    until: { read: true },
  },
  {
    id: 'section',
    say: {
      en: 'A frame is a section. Walker’s has four men, Porter’s three, with their leaders; a full star marks a leader. A section acts as one, once a turn: it fires, moves, prepares, or a sniper conceals himself.',
      fr: 'Un cadre est une section. Celle de Walker compte quatre hommes, celle de Porter trois, chefs compris ; l’étoile pleine marque le chef. Chacune agit d’un bloc, une fois par tour : elle tire, bouge, se prépare, ou un sniper se dissimule.',
    },
    at: [{ piece: 'section', code: 'us-walker' }],
    until: { read: true },
  },
  {
    id: 'soldier',
    say: {
      en: 'Bertinelli carries a BAR. The figures are aimed and rapid fire at the range of the nearest enemy, the bars all nine ranges. Rapid fire is stronger, but spends his ammo. The circles are his Morale.',
      fr: 'Bertinelli porte un BAR. Les chiffres sont le tir visé et rapide à la distance de l’ennemi le plus proche, les barres les neuf distances. Le tir rapide est plus fort, mais vide l’arme. Les cercles sont son Moral.',
    },
    at: [{ piece: 'soldier', code: 'us-bertinelli' }],
    until: { read: true },
  },
  {
    id: 'hand',
    say: {
      en: 'Your hand, which no one else sees. Each card has two uses: as printed, or plain, to fire or move with it and no more. A triangle marks what is possible now.',
      fr: 'Votre main, que nul autre ne voit. Chaque carte a deux emplois : celui imprimé, ou simple, pour tirer ou bouger sans plus. Un triangle marque ce qui est possible à présent.',
    },
    at: [{ part: 'tray' }],
    until: { read: true },
  },
]

const firstTurn: readonly Cue[] = [
  {
    id: 'rally',
    say: {
      en: 'You were drawn as first player. A turn begins with Rally, a card that mends what the enemy has done. You have nothing to mend yet: *pass*.',
      fr: 'Le sort vous fait commencer. Un tour s’ouvre sur Ralliement, une carte qui répare ce que l’ennemi a fait. Vous n’avez encore rien à réparer : *passez*.',
    },
    at: [{ choice: 'pass' }],
    until: { play: [{ theirs: ['pass'] }, we('pass')] },
    otherwise: {
      en: 'That may be played at any time, and will be worth more later. Pass.',
      fr: 'Cela se joue à tout moment, et vaudra plus tard davantage. Passez.',
    },
  },
  {
    id: 'organise',
    say: {
      en: 'Then men may change sections and hand over equipment: small counters that lie face down until they are used. Yours are well placed. *Leave all as it is, and go on to the actions*.',
      fr: 'Puis les hommes changent de section et se passent l’équipement : des pions face cachée jusqu’à leur emploi. Les vôtres sont bien placés. *Laissez tout en place, et passez aux actions*.',
    },
    at: [{ choice: 'done' }, confirm],
    until: { play: [we('done', 'done'), { theirs: ['pass'] }] },
    otherwise: {
      en: 'Another time. For now all stay where they are.',
      fr: 'Une autre fois. Pour l’heure, chacun reste où il est.',
    },
  },
  {
    id: 'move',
    say: {
      en: 'Forward! Double Time takes a section two cards ahead. *Choose Walker’s section and Double Time, advance to the High Ground of card 4, and go*.',
      fr: 'En avant ! Double temps mène une section deux cartes plus loin. *Choisissez la section de Walker et Double temps, avancez jusqu’à la position surélevée de la carte 4, et partez*.',
    },
    at: [
      { piece: 'card', code: 'double-time' },
      { piece: 'ground', code: '4' },
      { piece: 'section', code: 'us-walker' },
      confirm,
    ],
    until: {
      play: [
        we('move us-walker', 'play double-time', 'advance', 'go'),
        { theirs: ['pass', 'pass', 'pass'] },
      ],
    },
    otherwise: {
      en: 'Possible, too. But the High Ground is worth the run: Walker, with Double Time.',
      fr: 'Possible aussi. Mais la hauteur vaut la course : Walker, avec Double temps.',
    },
  },
  {
    id: 'ground',
    say: {
      en: 'Open ground pays: a led section draws a card whenever it advances into it or out of it. You got three. From High Ground a target counts as one card closer.',
      fr: 'Le terrain ouvert paie : une section commandée pioche chaque fois qu’elle y entre ou en sort en avançant. Vous voilà avec trois cartes. D’une position surélevée, la cible compte pour plus proche d’une carte.',
    },
    at: [{ piece: 'ground', code: '4' }],
    until: { read: true },
  },
  {
    id: 'low',
    say: {
      en: 'Stay Low is a move as well, with 10 cover to the end of the turn, should someone fire. *Choose Porter’s section and card 3, then Stay Low for it, and go*.',
      fr: 'Baissé est aussi un mouvement, avec un couvert de 10 jusqu’à la fin du tour, si l’on vous tire dessus. *Choisissez la section de Porter et la carte 3, puis Baissé, et partez*.',
    },
    at: [
      { piece: 'ground', code: '3' },
      { piece: 'section', code: 'us-porter' },
      confirm,
      { part: 'stay-low' }, // on the card, where the hand has no room beside it
      { piece: 'card', code: 'stay-low' },
    ],
    until: {
      play: [
        we('move us-porter', 'play stay-low', 'advance', 'go'),
        { theirs: ['pass', 'pass', 'pass', 'pass'] },
      ],
    },
    otherwise: {
      en: 'Keep that for later. Porter follows to card 3, with Stay Low.',
      fr: 'Gardez cela pour plus tard. Porter suit en carte 3, avec Baissé.',
    },
  },
  {
    id: 'size',
    say: {
      en: 'All have acted: the turn ends. You may keep four cards, and one for each card of ground that you hold, the blue foot. That is eight, and you have nine. *Discard Key Location*.',
      fr: 'Tous ont agi : le tour finit. Vous gardez quatre cartes, plus une par carte de terrain tenue, au pied bleu. Cela fait huit, et vous en avez neuf. *Défaussez Position clé*.',
    },
    at: [{ piece: 'card', code: 'key-location' }, { choice: 'discard key-location' }, confirm],
    until: {
      play: [
        we('discard key-location'),
        {
          theirs: [
            'pass',
            'pass',
            'done',
            'done',
            'pass',
            'move de-kessler',
            'plain key-location',
            'advance',
            'go',
            'pass',
          ],
        },
      ],
    },
    otherwise: {
      en: 'That one you will need. Discard Key Location.',
      fr: 'Celle-là vous servira. Défaussez Position clé.',
    },
  },
]

/** The pieces, and the first turn: moves, ground, the hand. */
export const marchCues: readonly Cue[] = [...pieces, ...firstTurn]
