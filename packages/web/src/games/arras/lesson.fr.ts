import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './lesson.en.ts'

export const words: Translated<typeof en> = {
  map: {
    say: 'Arras, 21 mai 1940, 15 h. Vous menez les Alliés dans le flanc de Rommel. La carte est faite de secteurs ; disque noir : allemand au départ. *Choisissez Duisans (18)* : allemand, mais vide.',
  },
  stack: {
    say: 'Les unités d’un camp dans un secteur forment une pile. Un triangle vert marque les piles qui peuvent agir. La vôtre à Marœuil (22) compte neuf unités : *choisissez-la*.',
  },
  part: {
    say: 'Les chiffres d’un pion sont l’attaque, la défense et le mouvement. Inutile de prendre les neuf : *appuyez sur « Par type »*, et seules les trois unités de chars restent choisies.',
  },
  'one-more': {
    say: 'Cliquez sur un pion pour l’ajouter ou le retirer. *Emmenez l’unité antichar* : 260/65th AT, la dernière de la rangée.',
  },
  move: {
    say: 'Les secteurs bleus sont à portée : coût, puis reste. Un secteur coûte 1, ou 2 près d’un ennemi Frais. *Choisissez Duisans (18) pour voir le trajet, puis encore pour y aller*.',
    otherwise:
      'Ce serait permis aussi. Pour ce premier mouvement, allez plutôt à Duisans (18) avec ces quatre unités ; rien n’est perdu.',
  },
  spent: {
    say: 'Les unités qui ont bougé sont Fatiguées : pion creux, ni mouvement ni attaque jusqu’au prochain tour. Et Duisans est à vous : il suffit d’entrer dans un secteur sans ennemis.',
  },
  undo: {
    say: 'Mais des chars peuvent aller plus loin. Tant qu’aucun dé n’est lancé et que l’ennemi n’agit pas, tout s’annule. *Appuyez sur « Annuler »*.',
  },
  further: {
    say: 'Les voilà Fraîches, et en main. *Envoyez-les par Duisans jusqu’à Warlus (16)* : quatre points de mouvement, et les deux secteurs seront à vous.',
    otherwise:
      'Bonne idée pour votre propre partie. Ici, l’histoire continue à Warlus (16) : envoyez-y ces quatre unités.',
  },
  done: {
    say: 'C’était une activation : les unités Fraîches d’un secteur, chacune à sa guise. Votre infanterie reste à Marœuil, Fraîche pour plus tard. *Appuyez sur « Terminer »*.',
    otherwise:
      'L’infanterie pourrait marcher aussi, mais Fraîche, elle vaudra mieux. Laissez-la et appuyez sur « Terminer ».',
  },
  aim: {
    say: 'Au combat ! Les canons allemands de Tilloy (3) sont là sans infanterie. *Choisissez votre garnison d’Arras (25), puis Tilloy*, hachuré de rouge.',
  },
  odds: {
    say: 'Vos chances avant de vous engager : attaque 4, défense 6, deux dés chacun, le plus haut total gagne. 24 % seulement. *Essayez le soutien « Air »* : un troisième dé.',
  },
  declare: {
    say: '60 % : cela se tente. L’Unité de Pointe mène : son facteur d’attaque compte, chaque compagne ajoute 1, et elle est perdue si l’assaut échoue. *Déclarez-le* ; les dés viendront un peu plus tard.',
    otherwise:
      'Possible, mais les chances sont meilleures avec les quatre unités d’Arras (25) contre Tilloy (3). Essayons d’abord cela.',
  },
  air: {
    say: 'Les Allemands mettent une batterie en avant, sans soutien. À vous : *prenez le Soutien Aérien, confirmez*, et les dés sont lancés. Dès lors, plus rien ne s’annule.',
    otherwise: 'Sans soutien, c’est 24 %. Les avions sont là pour cela : prenez le Soutien Aérien.',
  },
  success: {
    say: '15 contre 11 : réussite ! Vous avez l’Avantage et pourriez faire relancer tous les dés. Surtout pas maintenant : *gardez le résultat*.',
    otherwise:
      'Vous venez de gagner ce jet ! Gardez l’Avantage pour un mauvais jet, et conservez celui-ci.',
  },
  losses: {
    say: 'L’écart fait 4 points de pertes, au choix du défenseur : une batterie est devenue Fatiguée (2 PP) et a fait retraite à Neuville (2 PP). Vous êtes Fatigués aussi ; Tilloy est contesté.',
  },
  again: {
    say: 'À vous de mener : *assaillez Tilloy (3) avec les quatre East Yorkshire de St-Laurent (26)*. La rivière franchie coûte 1. Puis désignez une Unité de Pointe.',
    otherwise:
      'Bientôt, vous ferez comme il vous plaira ! Pour l’instant, les quatre unités de St-Laurent (26) contre Tilloy (3).',
  },
  answered: {
    say: 'Cette fois, les canons tirent : trois dés pour eux, mais la batterie est Fatiguée d’avoir tiré. *Répondez par votre dernier Soutien Aérien*.',
    otherwise: 'Deux dés contre trois, c’est sans espoir. Prenez le Soutien Aérien.',
  },
  failure: {
    say: '14 contre 15 : échec, comme à égalité. Vous pourriez relancer, mais l’Avantage passerait aux Allemands. Il y aura pire : *gardez le résultat*.',
    otherwise:
      'Tentant ! Mais l’échec se répéterait sans doute. Dans trois minutes, vous serez bien aise d’avoir gardé l’Avantage.',
  },
  cost: {
    say: 'Voilà le prix : l’Unité de Pointe est perdue, les autres reviennent Fatiguées, et l’Initiative passe. Les Allemands agissent jusqu’à leur échec, ou passent.',
  },
  forward: {
    say: 'Assaut sur Warlus. Vous désignez l’Unité Avancée : sa défense compte, et elle subit la première perte. Fatigués, les chars défendent à 4, l’antichar à 3 : *désignez des chars*.',
    otherwise: 'L’unité antichar ne défend qu’à 3. Désignez une unité de chars : 4.',
  },
  hit: {
    say: '10 contre 8 : deux points de pertes pour vous. C’est supportable. *Gardez le résultat*, et l’Avantage.',
    otherwise: 'Pour deux points ? Le prochain jet sera pire, promis. Gardez celui-ci.',
  },
  retreat: {
    say: 'L’Unité Avancée paie : perdue, ou en retraite. L’un comme l’autre vaut deux points. *Faites-lui faire retraite*.',
    otherwise: 'Ce sont des Matilda, trop précieux pour être perdus ! Faites-leur faire retraite.',
  },
  stay: {
    say: 'Elle a fait retraite à Duisans, en terrain ami. Les autres pourraient partir librement, mais Warlus serait perdu. Restez : *appuyez sur « Tenir »*.',
    otherwise: 'Partir, ce serait donner Warlus pour rien. Restez : appuyez sur « Tenir ».',
  },
  'second-blow': {
    say: 'Une réussite garde l’Initiative, et les revoilà : des fusiliers à Tilloy. Vos quatre unités s’y valent : *désignez n’importe quelle Unité Avancée*.',
  },
  advantage: {
    say: '14 contre 8 : six points, trois de vos quatre unités. C’est le moment de l’Avantage : *faites relancer tous les dés* !',
    otherwise: 'Trois unités, c’est trop. À quoi sert l’Avantage, sinon à cela ? Relancez.',
  },
  saved: {
    say: '10 contre 14 ! Les fusiliers allemands sont perdus, l’Initiative est à vous. L’Avantage est passé à l’ennemi, qui peut s’en servir. Gardez Tilloy : *appuyez sur « Tenir »*.',
    otherwise: 'Après une telle défense ? Gardez Tilloy : appuyez sur « Tenir ».',
  },
  points: {
    say: 'Deux secteurs allemands, reliés à vos arrières : deux points de victoire. Dix à la fin gagnent ; trois des quatre secteurs cerclés de rouge en fin de tour gagnent aussitôt.',
  },
  end: {
    say: 'Un tour finit quand les deux camps passent ou que tout est Fatigué ; puis tout redevient Frais. Il y en a sept, mais dès 18 h, Gort peut arrêter l’attaque.',
  },
  log: {
    say: 'Tout ce qui s’est passé est dans le journal : choisissez un nom pour le voir sur la carte, un numéro comme ARR-6.4a pour lire la règle. *Ouvrez le Journal*.',
  },
  list: {
    say: 'Tous les choix sont aussi dans une liste : on peut jouer sans la carte. L’aide et les touches sont dans le menu. *Ouvrez la liste*.',
  },
  yours: {
    say: 'Vous savez l’essentiel. Il est encore 15 h, vous avez l’Initiative, et presque toute votre armée est Fraîche. Continuer d’ici contre l’ordinateur ?',
  },
}
