import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './table-words.en.ts'

export const words: Translated<typeof en> = {
  score: 'Si la bataille finissait maintenant',
  total: 'en tout',
  crt: 'Résultats du combat',
  die: 'Dé',
  crtNote:
    'Attaquant / défenseur. D : désorganisé, R : retraite, R* : retraite obligatoire, E : éliminé.',
  shifts: 'Décalages de colonne',
  shiftNote: 'Trois colonnes au plus dans un sens, « Ils ne passeront pas » compris.',
  perTank: '+1 chacun',
  event: '« Ils ne passeront pas », pour les Français',
  terrain: 'Terrain',
  terrainHeads: ['À pied', 'Autres', 'Défense'],
  perUnit: '+1 par unité',
  terrainNote:
    'Retranchement +2, chemin de fer +1 pour l’infanterie et le génie, tous les attaquants plus bas +1. Les zones de contrôle n’entrent ni dans les villages et villes, ni dans les retranchements.',
  movement: 'Mouvement, outre le terrain',
  movementHeads: ['À pied', 'Autres'],
  movementRows: {
    road: 'Le long d’une route',
    roadTown: 'Par route vers un village / une ville',
    rail: 'Chemin de fer, au moins',
    stream: 'Passage d’un cours d’eau',
    level: 'Changement de niveau',
    river: 'Passage d’un fleuve sans pont',
    zoc: 'Quitter une ZDC ennemie',
    exit: 'Sortie de la carte / par route',
  },
  allPoints: 'tous',
  never: '—',
  movementNote:
    'Unités désorganisées, et toutes la nuit : un hex. En transport 4 PM. Exploitation : la moitié, arrondie au-dessus. Interdiction : plus de routes pour les Alliés ; dès deux, 1 PM de moins pour leurs blindés.',
  bombardment: 'Bombardement',
  bombardmentHeads: ['À découvert', 'Ville, bois, retranché'],
  bombardmentNote:
    'D : toutes les unités de l’hex sont désorganisées. X : l’unité aérienne qui attaque est abattue.',
  airCombat: 'Combat aérien',
  airHeads: ['Intercepteur', 'Intercepté'],
  airNote: (turns) =>
    `A : mission annulée. X : abattue, de retour après ${turns} tours. Personne ne vole la nuit.`,
  events: 'Événements aléatoires',
  eventHeads: ['Limite', 'Du jour', 'En tout'],
  perDay: (count) => `${count} par jour`,
  perGame: (count) => `${count} par partie`,
  onDays: (days) => `les ${days}`,
  noLimit: 'sans limite',
  eventsNote: 'Deux dés à la fin de chaque tour ; l’événement agit au tour suivant.',
  levels: 'Niveaux de victoire',
  levelRows: [
    ['Tactique', 'plus de points'],
    ['Opérationnelle', 'deux fois plus'],
    ['Stratégique', 'plus de trois fois plus, ou immédiate'],
  ],
}
