import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  battle: {
    say: 'Normandie, juin 1944. Neuf cartes de terrain vous séparent des Allemands. Vos hommes partent de la carte 2, les leurs de la 8. Le premier qui détruit la moitié de la force ennemie gagne : ici 16 points de victoire.',
  },
  section: {
    say: 'Un cadre est une section. Celle de Walker compte quatre hommes, celle de Porter trois, chefs compris ; l’étoile pleine marque le chef. Chacune agit d’un bloc, une fois par tour : elle tire, bouge, se prépare, ou un sniper se dissimule.',
  },
  soldier: {
    say: 'Bertinelli porte un BAR. Les chiffres sont le tir visé et rapide à la distance de l’ennemi le plus proche, les barres les neuf distances. Le tir rapide est plus fort, mais vide l’arme. Les cercles sont son Moral.',
  },
  hand: {
    say: 'Votre main, que nul autre ne voit. Chaque carte a deux emplois : celui imprimé, ou simple, pour tirer ou bouger sans plus. Un triangle marque ce qui est possible à présent.',
  },
  rally: {
    say: 'Le sort vous fait commencer. Un tour s’ouvre sur Ralliement, une carte qui répare ce que l’ennemi a fait. Vous n’avez encore rien à réparer : *passez*.',
    otherwise: 'Cela se joue à tout moment, et vaudra plus tard davantage. Passez.',
  },
  organise: {
    say: 'Puis les hommes changent de section et se passent l’équipement : des pions face cachée jusqu’à leur emploi. Les vôtres sont bien placés. *Laissez tout en place, et passez aux actions*.',
    otherwise: 'Une autre fois. Pour l’heure, chacun reste où il est.',
  },
  move: {
    say: 'En avant ! Double temps mène une section deux cartes plus loin. *Choisissez la section de Walker et Double temps, avancez jusqu’à la position surélevée de la carte 4, et partez*.',
    otherwise: 'Possible aussi. Mais la hauteur vaut la course : Walker, avec Double temps.',
  },
  ground: {
    say: 'Le terrain ouvert paie : une section commandée pioche chaque fois qu’elle y entre ou en sort en avançant. Vous voilà avec trois cartes. D’une position surélevée, la cible compte pour plus proche d’une carte.',
  },
  low: {
    say: 'Baissé est aussi un mouvement, avec un couvert de 10 jusqu’à la fin du tour, si l’on vous tire dessus. *Choisissez la section de Porter et la carte 3, puis Baissé, et partez*.',
    otherwise: 'Gardez cela pour plus tard. Porter suit en carte 3, avec Baissé.',
  },
  size: {
    say: 'Tous ont agi : le tour finit. Vous gardez quatre cartes, plus une par carte de terrain tenue, au pied bleu. Cela fait huit, et vous en avez neuf. *Défaussez Position clé*.',
    otherwise: 'Celle-là vous servira. Défaussez Position clé.',
  },
  react: {
    say: 'Kessler avance jusqu’à la rivière de la carte 7 : une section qui n’a pas agi ce tour-ci peut réagir. *Tirez sur lui avec la section de Walker, tous en visé, avec Attaque* : distance 3, ici elle compte pour 2.',
    otherwise:
      'Une autre réponse, et qui se défend. Mais c’est le moment de tirer : Walker, en visé, une carte plus près, avec Attaque.',
  },
  damage: {
    say: 'Quatre hommes et la carte ont fait 30 ; À terre ! en ôte 4, et 2 de plus, Weber étant Prudent. En couvert léger, Cloué coûte 1, Moral 2, Blessure 3, Mort 4. Toute la section Kessler est tombée : 12 points.',
  },
  fire: {
    say: 'La section d’Eisenberg tire de la carte 8 : 22 sur Walker. Celle de Porter, non activée, pourrait contre-attaquer : la moitié de sa puissance de feu viendrait en déduction. À la distance 5, ce serait peu : *passez*.',
    otherwise: 'À cette distance, cela ne changerait guère. Gardez vos cartes, et passez.',
  },
  cover: {
    say: 'La section touchée se met à couvert. *Jouez deux fois À terre !, 4 chacun, puis servez-vous de la pelle de Jones, 5, et passez*. Des 22, il n’en reste que 9.',
    otherwise: 'D’abord les deux À terre !, puis la pelle, puis passez : 13 de couvert en tout.',
  },
  suffer: {
    say: 'Vous désignez l’homme pour chaque pion ; nul n’en a un second avant que tous en aient un. Épargnez le chef : *Smith, puis Jones, puis Bertinelli*.',
    otherwise: 'Il le supporterait. Mais cette fois, l’ordre est Smith, Jones, Bertinelli.',
  },
  states: {
    say: 'Un Coup au moral, une Blessure, un Cloué, et aucun mort. Un homme cloué ne tire ni ne bouge, un blessé reste sur place, et qui n’a plus de Moral n’avance plus.',
  },
  mend: {
    say: 'À vous, et c’est le premier moment du tour. *Jouez Ralliement : libérez Bertinelli, retirez le Coup au moral de Smith et la Blessure de Jones*. Puis passez, et allez aux actions.',
    otherwise:
      'Une chose après l’autre : Ralliement, avec Bertinelli, Smith et Jones, puis passez.',
  },
  rapid: {
    say: 'Encore quatre points pour gagner. *Tirez avec la section de Walker sur celle d’Eisenberg, tous en rapide, une carte plus près, avec On arrose !* Le tir rapide coûte les munitions ; une Préparation les rend.',
    otherwise:
      'Cela ferait mal. Tous en rapide, une carte plus près, avec On arrose !, fait davantage.',
  },
  won: {
    say: 'Vous avez tiré 46, ils ont contre-attaqué à 11, il restait 35 : Schmidt et Richter sont morts, et avec 21 points la bataille est à vous. Dix-neuf batailles historiques vous attendent, et des forces de votre choix.',
  },
}
