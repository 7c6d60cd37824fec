import type { Translated } from '@estafette/kernel'
import type { victory as en } from '../en/victory.ts'

export const victory: Translated<typeof en> = {
  title: 'Victoire',
  rules: {
    'CEL-16.0.1':
      'À chaque Phase des Points de Victoire, les Allemands marquent 1 point de victoire (PV) pour chaque unité allemande dans un hex adjacent à la Meuse qui n’est marquée ni non ravitaillée ni isolée. Les hexs qui lui sont adjacents sur la rive est sont 0114, 0208 à 0213, 0309, 0408, 0500, 0507, 0508, 0600 à 0603, 0606 et 0704 à 0706.',
    'CEL-16.0.2':
      'Dès que les Allemands ont 20 PV sur la piste, la partie se termine par une victoire décisive allemande.',
    'CEL-16.0.3':
      'Sinon, à la fin du tour 8, les Allemands ajoutent aux PV de la piste 1 PV pour chacune des villes de Ciney (1602), Beauraing (0815), Givet (0113, 0213) et Dinant (0604, 0704) qu’ils occupent. Chaque camp reçoit 2 PV pour chacune des villes de Marche (2808), Hotton (3306) et Rochefort (2113) qui contient une de ses unités, quel que soit l’état de celle-ci, et 1 PV par pas ennemi éliminé.',
    'CEL-16.0.4':
      'Une ville de deux hexs est occupée quand une unité allemande se tient dans l’un d’eux ; elle ne compte qu’une fois. Les Allemands ne peuvent atteindre que l’hex de la rive est.',
    'CEL-16.0.5':
      'Les pas remplacés ne comptent pas : les pertes sont les pas perdus moins les pas reconstruits. Compter les pions donne le même nombre : les pas de tous les pions à pleine puissance de la zone des unités détruites, moins les pions à puissance réduite sur la carte ; un pion réduit de la FBB repliée compte comme s’il était sur la carte.',
    'CEL-16.0.6': 'Le camp qui a le plus de PV gagne ; à totaux égaux, c’est une égalité.',
    'CEL-16.0.7': 'Les pas perdus par surempilement ou en retraite comptent comme les autres.',
  },
}
