import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  battle: {
    say: 'Juin 1940, une bataille inventée pour apprendre. Vous menez une avant-garde allemande vers l’ouest. Un hex fait 500 m, un tour quelques heures. Les Français tiennent Vieux-Pont (0504), et le seul pont de la Lente.',
  },
  counter: {
    say: 'Trois compagnies le gardent, avec des antichars et de l’artillerie. Vous avez cinq unités ici, et d’autres chars en route. *Choisissez votre pile en 0805*, sur la route.',
  },
  values: {
    say: 'I/LR se lit 2, 3, 2 : attaque, défense, mouvement. La boîte croisée est l’infanterie, le profil un blindé ; les canons montrent leur portée. La barre est la formation. Trois unités au plus par hex.',
  },
  points: {
    say: 'Après quatre tours, les points décident : 1 par village tenu, 2 de plus pour occuper Vieux-Pont, 2 par blindé détruit, 1 par autre unité. Le Moulin (0806) compte déjà pour vous.',
  },
  air: {
    say: 'Votre tour commence par le ravitaillement, puis le bombardement. Une unité aérienne bombarde un hex, ou part en interdiction : plus de coût de route pour les Français, et leurs renforts tardent. *Envoyez la vôtre en interdiction*.',
    otherwise:
      'Les bombes auront leur heure. D’abord, privez les Français de leurs routes : interdiction.',
  },
  fire: {
    say: 'Vous tirez avant de bouger. La compagnie en 0604 barre la route : à découvert, 4, 5 ou 6 la désorganise ; en bois, il faudrait 6. *Choisissez AR/L en 0905, puis 0604, et encore pour tirer*.',
    otherwise: 'À portée aussi, mais la route passe en 0604. Tirez là.',
  },
  disrupted: {
    say: 'Touché ! Une unité désorganisée n’a plus de zone de contrôle, attaque avec la moitié de sa force, bouge d’un hex et donne une colonne à ses attaquants. Elle se réorganise à la fin de son tour, si elle est ravitaillée.',
  },
  unit: {
    say: 'À vous de bouger. Un triangle vert marque qui le peut. *Choisissez la pile en 0805*, infanterie et chars : les hexs clairs sont à portée des deux, chacun avec son coût.',
  },
  road: {
    say: 'Un hex de route coûte ½, le terrain clair 1, un bois 1 à pied et 2 sur roues. *Envoyez les deux en 0704*. En face, plus de ZDC pour les retenir.',
    otherwise: 'C’est à portée aussi. Mais pour l’attaque, les deux doivent être en 0704.',
  },
  zone: {
    say: 'La compagnie des bois, en 0603, a encore sa zone de contrôle (ZDC) : les six hexs autour d’elle. Une unité qui y entre s’arrête et devra combattre. *Envoyez la pile de 0803 en 0703*.',
    otherwise: 'Dans un instant. D’abord, A/L et II/LR vont de 0803 en 0703.',
  },
  enter: {
    say: 'Les renforts entrent par le bord de carte. *Faites entrer les chars de 2/L, envoyez-les en 0702, puis terminez la phase*. Une unité hors des ZDC ennemies n’a pas à combattre ; aucune ne va d’une ZDC à une autre.',
    otherwise: 'Les chars de 2/L sont attendus en 0702 ; ensuite, la phase peut finir.',
  },
  planner: {
    say: 'Le combat. Un ennemi dont la ZDC couvre une de vos unités en ordre doit être attaqué, par n’importe quelle unité : ici 0603. La compagnie désorganisée en 0604 peut l’être. La phase attend que tout soit réglé.',
  },
  aim: {
    say: 'Une attaque se prévoit depuis sa cible : *choisissez 0603*. Toutes les unités voisines s’y joignent ; sous la carte, on les retire ou on les rajoute. Rien n’est encore déclaré.',
  },
  odds: {
    say: 'Trois fois 2 contre 3, plus 1 pour les bois : 6 contre 4. On arrondit en faveur du défenseur, à l’une des dix colonnes : 3:2. Par phase, une unité attaque une fois, un hex est attaqué une fois.',
  },
  shifts: {
    say: 'Puis les colonnes se décalent, de trois au plus. Blindés et infanterie ensemble contre de l’infanterie seule, l’attaque combinée, en valent une à droite : 2:1. Dessous, les six dés : résultat de l’attaquant, puis du défenseur.',
  },
  declare: {
    say: '*Déclarez l’attaque*. Avant le dé, le défenseur répond : tenir, et une retraite ne fait que désorganiser, mais une retraite obligatoire détruit ; ou faire retraite s’il le faut.',
    otherwise: 'Les trois unités voisines attaquent 0603 : chacune compte.',
  },
  'road-block': {
    say: '2 en 2:1 désorganise, sans plus. *Choisissez maintenant 0604, et déclarez* : 4 et 2 contre 3 font 2:1, une colonne pour la désorganisation, une pour l’attaque combinée : 4:1.',
    otherwise: 'Que 1/L et I/LR attaquent 0604 ensemble : il faut ouvrir la route.',
  },
  advance: {
    say: '2 en 4:1 est une retraite, dans Vieux-Pont. Après une attaque combinée, une pile peut prendre l’hex vide, malgré les ZDC. *Avancez 1/L, puis I/LR*. Seuls, ni chars ni infanterie ne le pourraient.',
    otherwise: 'Prenez l’hex avec les deux : 1/L et I/LR.',
  },
  exploit: {
    say: 'Exploitation : blindés et unités transportées bougent encore, avec la moitié de leurs points, jamais dans une ZDC ennemie. Les bois n’en ont plus. *Envoyez A/L de 0703 en 0602*, derrière eux.',
    otherwise: 'Le détour est ouvert maintenant : envoyez A/L en 0602.',
  },
  supply: {
    say: 'Voyez 0603. Le ravitaillement est une ligne d’hexs jusqu’à son bord de carte, libre d’ennemis et de leurs ZDC, sauf là où se trouve une unité amie. Elle ne franchit le fleuve que par un pont. Cette compagnie est coupée.',
  },
  end: {
    say: '*Arrêtez A/L sur place et terminez la phase*. Votre tour est fini. Les Français vérifient leur ravitaillement, puis bougent, tirent et combattent, dans cet ordre : eux bougent avant de tirer.',
    otherwise: 'Les chars en ont fait assez pour ce tour. Terminez la phase.',
  },
  stand: {
    say: 'Leurs obus ont manqué. Vieux-Pont contre-attaque : 4 contre vos 7, soit 1:2, et leurs antichars en font 1:1. Rien n’y est pire qu’une retraite. *Tenez sans retraite* : au pire, la désorganisation.',
    otherwise: 'Céder rouvrirait la route. Tenez plutôt, sans retraite.',
  },
  surrounded: {
    say: '4 en 1:1 : les assaillants font eux-mêmes retraite par le pont. Et 0603 ? Désorganisée, en ZDC ennemie et sans avoir combattu, la compagnie devait faire retraite en fin de combat. Aucune issue : détruite, 1 point.',
  },
  shells: {
    say: 'Tour 2. Une seule compagnie reste à Vieux-Pont, remise en ordre. *Bombardez-la avec l’aviation, puis tirez dessus avec AR/L* : un village n’abrite pas des obus.',
    otherwise: 'Tout sur Vieux-Pont : les bombes d’abord, puis les canons d’AR/L.',
  },
  mass: {
    say: 'Réussi : la voilà de nouveau désorganisée. III/LR peut entrer avec son semi-chenillé ; qu’il attende. *Envoyez 2/L de 0702, par la route des bois, en 0503, arrêtez-le là et terminez la phase*.',
    otherwise: 'Les autres peuvent rester. Seul 2/L bouge, de 0702 en 0503.',
  },
  assault: {
    say: '*Choisissez Vieux-Pont, et déclarez* : les trois voisins s’y joignent. 8 contre 3, plus 1 pour le village : 2:1, et deux colonnes comme avant. II/LR n’y changerait rien : 10 font aussi 2:1.',
    otherwise: 'Tous les trois contre Vieux-Pont : 1/L, 2/L et I/LR.',
  },
  village: {
    say: 'Ils ont tenu, et 4 en 4:1 est une retraite obligatoire : détruits. Tenir a son prix. *Avancez 1/L et I/LR dans Vieux-Pont* : une seule pile, d’un seul hex.',
    otherwise: 'Deux suffisent pour le village : 1/L et I/LR.',
  },
  victory: {
    say: 'Les points : deux compagnies détruites, Vieux-Pont tenu et occupé, Le Moulin. Le double de l’adversaire fait une victoire opérationnelle, plus du triple une stratégique. Perdez le village, et tout change.',
  },
  night: {
    say: 'Le tour 3 est de nuit : un hex chacun, ni combat ni avions. Les unités éliminées peuvent revenir, marquées « Refit », sur 1 à 3. Et des chars français sont en route.',
  },
  log: {
    say: 'Le journal garde tout : choisissez un nom pour le voir sur la carte, un numéro comme BLZ-CBT-8 pour lire la règle. Tous les choix sont aussi dans une liste. *Ouvrez le Journal*.',
  },
  yours: {
    say: 'Vous savez l’essentiel. Tenez le village cette nuit, et gare au pont : les chars le prennent aussi. Continuer d’ici contre l’ordinateur ?',
  },
}
