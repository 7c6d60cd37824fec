import type { Translated } from '@estafette/kernel'
import type { solitaire as en } from '../en/solitaire.ts'

export const solitaire: Translated<typeof en> = {
  title: 'Solitaire',
  rules: {
    'FRL-SOLO-1':
      'L’adversaire est l’Automate : il suit toutes les règles et décide par ces listes, en prenant la première ligne qui s’applique, les égalités allant aux PV les plus hauts, puis à la première carte par identifiant. Il a 110 % des PV du joueur (facile 90 %, difficile 130 %), arrondis au supérieur ; dans un scénario, les deux camps gardent leurs listes.',
    'FRL-SOLO-2':
      'Force : tirez les cartes de la nation dans un ordre aléatoire. Un chef est pris dès qu’il entre dans les PV et que les chefs déjà pris n’ont plus de place libre ; les autres sont pris tant qu’un chef a une place libre, les snipers, véhicules et canons d’infanterie tant qu’un tiers au plus des PV leur est consacré. Les cartes qui n’entrent pas dans les PV restants sont passées.',
    'FRL-SOLO-3':
      'Sections : le chef le plus fort d’abord, complété par les soldats de plus haute puissance de feu à distance 3. Équipement : les chefs prennent des Jumelles, puis une Cantine ; les médecins des Bandages ; les autres une grenade à main, puis une Pelle, puis une Cantine.',
    'FRL-SOLO-4':
      'Posture, au début de son tour : révélez et défaussez la carte du dessus du paquet. Un symbole Mouvement donne Assaut, un symbole Attaque donne Feu, tout le reste donne Tenir.',
    'FRL-SOLO-5':
      'Ralliement est toujours joué s’il retire au moins deux pions. Les médecins soignent les Blessures avant les Coups au moral, les PV les plus hauts d’abord. Les promotions sont toujours prises si une carte peut être payée et si deux survivants ou plus se trouvent ensemble.',
    'FRL-SOLO-6': 'Les sections agissent dans l’ordre, la plus avancée d’abord.',
    'FRL-SOLO-7':
      'Seuil d’une attaque : la puissance de feu requise est de 8 contre un couvert léger, 12 contre un moyen et 16 contre un important, plus les couverts en points déjà visibles (Blindage, Couvert de dissimulation, couvert inhérent, Baissé, Repli) ; 4 de moins en posture Feu, 4 de plus en posture Tenir.',
    'FRL-SOLO-8':
      'Action d’une section : (a) si la moitié au moins de ses soldats sont cloués ou sans munition, Se préparer ; (b) si une attaque atteint le seuil, attaquer la cible à la plus grande marge, en tir visé si cela suffit, sinon rapide, avec les grenades à portée si la marge est inférieure à 10, et avec On arrose ! si son bonus est de 6 ou plus, sinon Attaque, sinon la carte la moins utile ; (c) en posture Assaut sans ennemi à distance 1 ou moins, avancer avec Baissé, sinon Position de flanc, sinon Double temps si l’ennemi le plus proche est à distance 4 ou plus, sinon un mouvement par défaut, en ajoutant Caché ou Déplacement si la main en a et Position clé si elle est permise ; (d) un soldat non commandé se déplace vers la section commandée la plus proche pour la rejoindre ; (e) avec moins de cartes que la taille de la main ou quelque chose à recharger, Se préparer ; (f) sinon garder l’action.',
    'FRL-SOLO-9':
      'En posture Assaut, la section qui a la plus haute puissance de feu sur l’ennemi le plus proche agit en dernier, pour pouvoir répondre à une attaque en réaction contre une section qui s’est déplacée.',
    'FRL-SOLO-10':
      'Réaction à une attaque : contre-attaquer avec Tir de couverture si cela donne au moins la moitié de sa valeur ; sinon contre-attaquer avec la section qui donne la plus haute valeur, si c’est au moins un tiers ; sinon Baissé avec la section attaquée ; sinon Se préparer avec la section qui a le plus de pions Cloué à retirer ou d’armes à recharger ; sinon rien. Réaction à un mouvement : attaquer si le seuil est atteint ; sinon Se préparer de même ; sinon rien.',
    'FRL-SOLO-11':
      'Couvert, tant qu’il reste plus de 3 de puissance de feu : Pelle, À terre !, puis Retranchement avec des coups qui ne causent pas de Blessure, puis Repli s’il en reste 12 ou plus.',
    'FRL-SOLO-12':
      'Les dégâts sont tirés contre le soldat éligible aux PV les plus bas, le chef en dernier.',
    'FRL-SOLO-13':
      'Les snipers paient pour désigner le soldat si l’Automate a quatre cartes ou plus en main. Ils désignent les PV les plus hauts de la section, et se dissimulent quand aucune cible n’atteint 8 de puissance de feu.',
    'FRL-SOLO-14':
      'Cartes les moins utiles, premières à servir par défaut ou à être défaussées : Caché, Position clé (s’il y en a une en jeu), Double temps, Déplacement, Position de flanc, Ralliement, Position clé, Retranchement, Tir de couverture, Repli, Baissé, Attaque, On arrose !, et À terre ! en dernier.',
    'FRL-SOLO-15':
      'Tir : visé s’il atteint le but, sinon rapide, et la distance réduite de la Position surélevée si elle augmente la puissance de feu. Coûts : les coups des Arbres clairsemés et de Retranchement vont au plus grand Moral restant, les Arbres clairsemés se paient d’une carte s’il en a quatre ou plus, la Position de flanc au plus petit bonus est défaussée, et il désigne à un sniper ses PV les plus bas. Les Cantines servent avant une action quand il a moins de trois cartes, les Jumelles seulement pour prendre Attaque, On arrose ! ou À terre !, jamais pour contester. Se préparer recharge, puis pioche ; le soldat promu a le plus haut Moral ; à la phase d’organisation les soldats non commandés rejoignent le premier chef qui a de la place ; aucun équipement n’est passé ; les défausses suivent FRL-SOLO-14 ; pour le reste il passe.',
  },
}
