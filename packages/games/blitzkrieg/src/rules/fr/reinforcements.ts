import type { Translated } from '@estafette/kernel'
import type { reinforcements as en } from '../en/reinforcements.ts'

export const reinforcements: Translated<typeof en> = {
  title: 'Renforts',
  rules: {
    'BLZ-REI-1':
      'Les renforts entrent dans la phase de mouvement de leur camp ; leurs dés sont lancés au début du tour, avant le ravitaillement.',
    'BLZ-REI-2':
      'Une unité paie l’hex où elle entre, au coût de route si elle arrive par une route ; le mouvement minimum couvre un hex trop cher.',
    'BLZ-REI-3':
      'Un hex d’entrée qui contient une unité de combat ennemie est fermé ; dans une zone de contrôle ennemie, il est ouvert, sauf la nuit.',
    'BLZ-REI-4':
      'Si l’ennemi tient tous ses hexs d’entrée, une unité qui pourrait entrer attend deux tours sur la piste, puis entre sans dé par tout hex libre du même bord.',
    'BLZ-REI-5': 'Les Français n’entrent pas sur une rive où il ne reste aucune unité française.',
    'BLZ-REI-6':
      'L’arrivée selon les tours joués réussit si le dé est inférieur au numéro du tour. Arbitrage : cela revient au nombre de tours achevés, comme le disent les notes de jeu sur Arras.',
    'BLZ-REI-7': 'Quand le résultat doit être 1, un résultat inférieur à 1 réussit aussi.',
    'BLZ-REI-8': 'Un 6 naturel, avant tout modificateur, échoue toujours.',
    'BLZ-REI-9':
      'Un joueur n’est pas tenu de faire entrer ses renforts, sauf si la bataille le dit.',
    'BLZ-REI-10':
      'Une unité dont le dé a échoué, ou qui n’est pas entrée bien que son dé ait réussi, relance le dé au tour suivant.',
    'BLZ-REI-11':
      'Les unités qui doivent venir en transport entrent ainsi tant qu’il reste des transports.',
    'BLZ-REI-13':
      'Un transport n’entre qu’avec une unité de son groupe, ou d’un groupe que la bataille désigne, et ne compte pas dans le nombre d’arrivées.',
    'BLZ-REI-12': 'Aucune unité d’un camp au commandement paralysé n’entre ce tour-là.',
  },
}
