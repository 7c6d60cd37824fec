import type { Translated } from '@estafette/kernel'
import type { releases as en } from '../en/releases.ts'

export const releases: Translated<typeof en> = {
  title: 'Arrivées et règles spéciales',
  rules: {
    'ARR-13.0a':
      'Une unité bloquée sur la carte ne peut ni se déplacer, ni donner l’assaut, ni bombarder, ni donner de soutien, ni faire retraite. Elle défend normalement et subit ses pertes par retournement ou élimination.',
    'ARR-13.0b':
      'Les unités qui entrent en jeu ou sont débloquées par une libération sont Fraîches et peuvent agir dès ce tour.',
    'ARR-13.0c':
      'Un groupe libéré qui attend hors carte se place en entier dans un lieu de sa liste d’entrée sans unité ennemie et ayant de la place pour tout le groupe. Si aucun n’a assez de place, ses unités se placent une par une dans ceux de ces lieux qui en ont encore, et le reste attend hors carte le début du tour suivant, où les Alliés font entrer les leurs en premier. L’entrée en jeu ne coûte aucun FM et ne peut pas être refusée.',
    'ARR-13.0d':
      'Un groupe qui entre en jeu dans un lieu Vacant de sa liste contrôlé par l’ennemi en prend le contrôle.',
    'ARR-13.0e':
      'Si des unités ennemies occupent tous les lieux de sa liste d’entrée, le groupe se place, dans la limite de l’empilement, dans l’un d’eux au choix de son propriétaire ; ce lieu devient Contesté, son contrôle ne change pas et il n’y a pas d’assaut à ce moment. Pendant la Phase de Combat, le groupe peut donner un assaut sur place ou partir comme toute unité d’un lieu Contesté. L’artillerie du groupe, elle, attend hors carte.',
    'ARR-13.1a':
      'Au début du tour 2 (16 h), avant toute autre chose, le joueur allié lance un dé : sur 4 à 6, les Français (groupe A) sont libérés. Sinon, ils le sont automatiquement au début du tour 3, avant l’Initiative.',
    'ARR-13.1b': 'Les Français entrent en jeu dans le Secteur 20 ou 21.',
    'ARR-13.2a':
      'Au début du tour 4 (18 h), avant l’Initiative, le joueur allemand lance un dé : sur 4 à 6, les Panzers (groupe L) sont libérés. Sinon, ils le sont automatiquement au début du tour 5 (19 h), avant l’Initiative.',
    'ARR-13.2b': 'Les Panzers entrent en jeu dans la zone D ou dans le Secteur 14, 15 ou 17.',
    'ARR-13.2c':
      'Si aucune unité alliée n’est dans la zone D quand les Panzers y entrent, la zone passe sous contrôle allemand : elle coûte alors 1 PV aux Alliés et aucun chemin ne peut plus y aboutir.',
    'ARR-13.2d':
      'La limite opérationnelle n’est levée que pour l’entrée en jeu : les Panzers peuvent rester dans la zone D et la quitter par ses flèches vers des lieux qui leur sont permis, mais aucune unité allemande ne peut y retourner, sauf si Rommel est parti au nord.',
    'ARR-13.3a':
      'Les réserves britanniques (groupe J) sont libérées au début d’un tour si une unité britannique, quels que soient son type et son état, se trouve alors dans le Secteur 2, 4, 6 ou 7. Les unités françaises n’ont pas cet effet.',
    'ARR-13.3b': 'Les réserves britanniques entrent en jeu dans la zone D, E ou F.',
    'ARR-13.4a':
      'La 5. Panzer (groupe M) est bloquée dans la zone A. Au début du tour 6, avant l’Initiative, le joueur allemand la libère sur un jet de 5 ou 6 ; à défaut, au début du tour 7, sur un jet de 4 à 6. Si les deux jets échouent, elle reste bloquée jusqu’à la fin de la partie.',
    'ARR-13.5a':
      'À chaque Phase Finale du tour 4 (18 h) au tour 6, on lance un dé pour la décision de Gort : avec les modificateurs, sur 7 ou plus la partie continue, sur 6 ou moins elle s’achève par la détermination de la victoire. Il n’y a pas de jet à la fin du tour 7.',
    'ARR-13.5b':
      'Le dé de Gort est modifié séparément pour chacun des Secteurs 3, 5 et 7 : +2 si les Alliés le contrôlent, sinon +1 si une unité britannique le conteste. Les deux ne se cumulent pas pour un même Secteur.',
    'ARR-13.6a':
      'À partir du tour 4, avant l’Initiative, le joueur allemand lance à chaque tour un dé, avec son modificateur, jusqu’à obtenir 6 ou plus : Rommel part alors au nord.',
    'ARR-13.6b':
      'Le dé du départ de Rommel au nord reçoit +1 si au moins une unité alliée est passée directement du Secteur 26 ou 28 au Secteur 1 ou 3 depuis le début de la partie, ou +2, sans cumul avec le +1, si au moins dix unités alliées différentes l’ont fait.',
    'ARR-13.6c':
      'Pour le départ de Rommel au nord, une unité compte dès qu’elle entre, même si son assaut échoue et qu’elle est repoussée ou éliminée. Les retraites ne comptent pas.',
    'ARR-13.6d': 'L’Avantage ne peut pas servir à relancer le dé du départ de Rommel au nord.',
    'ARR-13.6e':
      'Une fois Rommel parti au nord, les unités allemandes peuvent se rendre dans tous les lieux jusqu’à la fin de la partie.',
    'ARR-13.6f':
      'Chaque lieu bleu sous contrôle allemand porte un marqueur de Contrôle allemand et coûte 1 PV aux Alliés. Le Secteur 20, bleu seulement à moitié, porte le marqueur mais ne coûte rien.',
    'ARR-13.6g':
      'Pour le départ de Rommel au nord, un pion réorganisé (R) est la même unité que l’original ; les chefs et l’artillerie comptent comme unités.',
  },
}
