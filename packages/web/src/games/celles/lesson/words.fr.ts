import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  battle: {
    say: 'Ardennes, nuit du 23 décembre 1944. Vous menez les panzers vers l’ouest. Un hex fait 1,6 km, un tour une demi-journée. Tout à l’ouest coule la Meuse : *choisissez Dinant (0704)*. Les Britanniques y sont déjà.',
  },
  points: {
    say: 'À chaque tour, toute unité allemande ravitaillée au bord de la Meuse marque un point de victoire. Vingt gagnent aussitôt. Sinon, après huit tours, villes et pas détruits comptent aussi, pour les deux camps.',
  },
  chit: {
    say: 'Des marqueurs tirés d’une tasse décident qui agit. La vôtre a donné Combat, marqueur tactique à garder, puis la 116. Panzer : toutes ses unités peuvent agir. *Activez-la*.',
    otherwise:
      'Un marqueur peut en effet réveiller une seule unité d’une autre formation. Mais deux valent mieux qu’une : activez la 116. Panzer.',
  },
  unit: {
    say: 'Un triangle vert marque qui peut agir. Les chiffres d’un pion sont attaque, défense, mouvement : le groupement Bayer a 11, 8, 9. *Choisissez KG Bayer en 3211*.',
  },
  reach: {
    say: 'Les hexs clairs sont à portée, chacun avec son coût en points de mouvement. Route principale ½, secondaire 1, terrain difficile 3, bois 4. *Choisissez 3010*, à trois hexs par la route.',
  },
  move: {
    say: 'Des bois partout, mais par la route, 3 points suffisent. *Choisissez encore 3010, ou « Aller ici »*. Tant qu’aucun dé ni marqueur n’est tiré, « Annuler » reprend tout.',
    otherwise:
      'C’est à portée aussi. Pour ce premier mouvement, allez plutôt en 3010 par la route ; rien n’est perdu.',
  },
  zone: {
    say: 'Voici les Américains. Toute unité a une zone de contrôle : les six hexs autour d’elle. Y entrer est gratuit. En sortir coûte 1 de plus ; de zone en zone, 2 de plus, et un jet.',
  },
  stop: {
    say: 'Bayer a encore 6 points et pourrait attaquer. Mais à deux, on frappe plus fort : il aidera seulement. *Appuyez sur « Terminer son mouvement »*.',
    otherwise:
      'Patience ! Seul, Bayer a peu de chances. Laissez-le où il est et terminez son déplacement.',
  },
  used: {
    say: 'Une unité qui a dépensé des points passe sur sa face utilisée : Bayer tombe à 6 et 5, et ne bouge plus avant une nouvelle activation. Aider une attaque est gratuit.',
  },
  second: {
    say: 'Au tour de 156 PzGren, en 3011. *Choisissez-la, puis 2911, et encore 2911*. Elle contourne par la route principale : 2½ points, quand tout droit, par le terrain difficile, il en faudrait 3.',
    otherwise:
      'Bientôt, vous irez où il vous plaira. Pour cette attaque, 156 PzGren doit être en 2911.',
  },
  aim: {
    say: 'Le combat fait partie du mouvement et se paie des mêmes points. Une unité attaque tout ce qui la touche. Ici un bataillon, hachuré de rouge : *choisissez 2910*.',
  },
  helper: {
    say: '11 contre 7, ce n’est que 1–1 : on arrondit vers le bas. Des amis au contact du défenseur peuvent aider, même utilisés. *Ajoutez KG Bayer* : ses 6 font 2–1.',
  },
  odds: {
    say: 'Légère, moyenne, lourde : 3, 6 ou 9 points pour −2, 0 ou +1 au dé. Les bois font −1, la nuit +1 aux Allemands. La table dit ce que fera chaque dé.',
  },
  attack: {
    say: 'Le dé a dix faces, de 0 à 9. À partir de 5, le défenseur recule ou disparaît ; au-dessous de 3, c’est vous qui souffrez. *Lancez l’attaque moyenne*.',
    otherwise: 'Presque : une attaque moyenne sur 2910, avec l’aide de KG Bayer.',
  },
  'combat-chit': {
    say: 'Et le marqueur Combat ? Joué avant le jet, il ajoute 1 à votre dé, ou retire 1 à une attaque contre vous. *Jouez-le et confirmez* : le dé est lancé.',
    otherwise: 'Le garder est souvent sage. Mais pas maintenant : jouez le marqueur Combat.',
  },
  advance: {
    say: '4 plus 1 font 5 : le défenseur recule de deux hexs. Sans le marqueur, il serait encore là ! *Faites avancer 156 PzGren* dans l’hex libéré ; c’est gratuit.',
    otherwise: 'C’est pour le terrain que l’on se bat : faites avancer 156 PzGren.',
  },
  actions: {
    say: 'Vos deux unités ont bougé : *terminez la Phase d’Actions*, et c’est définitif. Les camps alternent, un marqueur chacun. Cette nuit, trois actions pour vous, une pour les Alliés.',
  },
  retreat: {
    say: 'La 84e contre-attaque ! 10 contre votre 5 utilisé, dé 6, bois −1 : 5, et vous reculez de deux hexs, vers le sud pour les Allemands, hors des ZDC ennemies. *Choisissez 2911, puis 2912*.',
    otherwise:
      'Cette voie est ouverte aussi, mais la route principale est en 2912. Reculez-y par 2911.',
  },
  tactics: {
    say: 'Deuxième action : encore du tactique, puis la Panzer Lehr. Mouvement supplémentaire : une unité de plus, de n’importe quelle formation, peut agir. *Jouez-le, puis choisissez KG Böhm (2611)*, éclaireurs de la 2. Panzer.',
    otherwise:
      'D’autres s’en serviraient bien, mais KG Böhm (2611) a la plus longue route. Que ce soit Böhm.',
  },
  enter: {
    say: 'La Panzer Lehr n’est pas encore sur la carte. Les renforts arrivent quand leur formation est activée, sur leur hex d’arrivée, ici 2216 au sud. *Activez la Panzer Lehr*.',
    otherwise: 'Une seule unité serait permise, mais toute la Panzer Lehr attend. Activez-la.',
  },
  strategic: {
    say: 'La nuit, les véhicules allemands qui restent loin de l’ennemi ont 3 points de plus. *Choisissez Böhm (2611), puis 1608, deux fois* : douze hexs de petites routes, à travers la brèche.',
    otherwise:
      'Commençons par Böhm : envoyez-le de 2611 à 1608, aussi loin à l’ouest que possible.',
  },
  stack: {
    say: 'Deux unités de la Lehr sont arrivées en 2216, sur une pile. *Choisissez KG Fallois*, les éclaireurs : touchez l’hex encore une fois, ou prenez le pion dans la liste.',
  },
  scouts: {
    say: 'Un bataillon tient Rochefort (2113). *Envoyez Fallois en 2213*, à côté, *et terminez son déplacement*. Trois hexs de route principale : 1½. Le dernier, difficile : 3.',
    otherwise: 'Fallois doit aider depuis 2213. Envoyez-le là, puis terminez son déplacement.',
  },
  armor: {
    say: 'Aux blindés : *envoyez KG Poschinger de 2216 en 2114*, au sud de Rochefort. Route principale jusqu’au bout, 2 points. Il en reste assez pour une attaque moyenne.',
    otherwise: 'Rochefort attend : envoyez KG Poschinger en 2114.',
  },
  rochefort: {
    say: 'Vous connaissez : *choisissez Rochefort, ajoutez KG Fallois, lancez l’attaque moyenne*. 11 et 3 contre 7 font 2–1 ; ville −2, nuit +1.',
    otherwise: 'Presque ! Une attaque moyenne sur Rochefort, avec l’aide de KG Fallois.',
  },
  disrupted: {
    say: '9 moins 1 font 8 : retraite et désorganisation. Jusqu’à la fin du tour, plus de zone, et +2 contre lui. *Faites avancer Poschinger, terminez son déplacement, puis la phase* : Rochefort vaudra 2 points.',
    otherwise: 'Prenez d’abord la ville : faites avancer KG Poschinger, et qu’il y reste.',
  },
  again: {
    say: 'Le troisième et dernier marqueur de la nuit : la 2. Panzer. L’activation remet les unités sur leur face non utilisée : Böhm peut repartir. *Activez-la*.',
    otherwise: 'Possible, mais Böhm et deux unités fraîches sont de la 2. Panzer. Activez-la.',
  },
  stacking: {
    say: 'Deux unités sont arrivées en 3316 : trois pas, or un hex en admet deux, le reste est perdu. *Envoyez KG Gutmann par la route principale à Bande (3113), et terminez son déplacement*.',
    otherwise:
      'Dans un instant. D’abord, KG Gutmann doit faire de la place : à Bande (3113), et y rester.',
  },
  meuse: {
    say: 'Et maintenant, Böhm ! *Envoyez-le de 1608 en 0706*, au bord de la Meuse, *et terminez son déplacement*. Le vrai n’a pas dépassé Foy-Notre-Dame.',
    otherwise: 'Si près ! Envoyez KG Böhm en 0706, au bord de la Meuse, et qu’il y reste.',
  },
  end: {
    say: 'Personne n’est obligé de bouger ; les autres attendront. *Terminez la Phase d’Actions*. Plus d’actions, donc fin du tour : plus de désorganisation, et toutes les unités redeviennent non utilisées.',
    otherwise: 'Ils pourraient, mais le jour approche. Terminez la Phase d’Actions.',
  },
  scored: {
    say: 'Böhm est à la Meuse : votre premier point de victoire ! Il en marquera un à chaque tour où il y reste, comme toute unité qui le rejoint. Il vous en faut vingt.',
  },
  supply: {
    say: 'Mais seulement ravitaillé : une ligne d’hexs jusqu’à votre bord au sud-est, sans ennemis ni leurs zones. Le bouton des calques la montre. Sinon, un tiers de mouvement en moins et attaque à −2.',
  },
  initiative: {
    say: '24 décembre, de jour. Les deux camps ont lancé le dé pour l’initiative, et vous l’avez : à vous de dire qui commence. Des chars américains approchent. *Soyez premier joueur*.',
    otherwise: 'Il est parfois bon d’attendre. Pas maintenant : soyez premier joueur.',
  },
  log: {
    say: 'Le journal garde tout : les noms mènent à la carte, les numéros comme CEL-11.0.8 ouvrent la règle. Tout ce qui est possible est aussi une liste. *Ouvrez le Journal*.',
  },
  yours: {
    say: 'Vous savez l’essentiel. La 2e Blindée viendra du nord ; soyez à la Meuse avant elle. Continuer d’ici contre l’ordinateur ?',
  },
}
