import { spoken } from '../../../i18n/spoken.ts'

/** What the player aids say. */
interface TableWords {
  readonly score: string
  readonly total: string
  readonly crt: string
  readonly die: string
  readonly crtNote: string
  readonly shifts: string
  readonly shiftNote: string
  readonly perTank: string
  readonly event: string
  readonly terrain: string
  readonly terrainHeads: readonly [foot: string, others: string, defence: string]
  readonly perUnit: string
  readonly terrainNote: string
  readonly movement: string
  readonly movementHeads: readonly [foot: string, others: string]
  readonly movementRows: Readonly<
    Record<'road' | 'roadTown' | 'rail' | 'stream' | 'level' | 'river' | 'zoc' | 'exit', string>
  >
  readonly allPoints: string
  readonly never: string
  readonly movementNote: string
  readonly bombardment: string
  readonly bombardmentHeads: readonly [open: string, hard: string]
  readonly bombardmentNote: string
  readonly airCombat: string
  readonly airHeads: readonly [interceptor: string, intercepted: string]
  readonly airNote: (turns: number) => string
  readonly events: string
  readonly eventHeads: readonly [limit: string, today: string, all: string]
  readonly perDay: (count: number) => string
  readonly perGame: (count: number) => string
  readonly onDays: (days: string) => string
  readonly noLimit: string
  readonly eventsNote: string
  readonly levels: string
  readonly levelRows: readonly (readonly [string, string])[]
}

const en: TableWords = {
  score: 'If the battle ended now',
  total: 'in all',
  crt: 'Combat results',
  die: 'Die',
  crtNote: 'Attacker / defender. D: disrupted, R: retreats, R*: must retreat, E: eliminated.',
  shifts: 'Column shifts',
  shiftNote: 'At most three columns either way; “They shall not pass” comes on top.',
  perTank: '+1 each',
  event: '“They shall not pass”, for the French',
  terrain: 'Terrain',
  terrainHeads: ['On foot', 'Others', 'Defence'],
  perUnit: '+1 a unit',
  terrainNote:
    'Entrenchment +2, railway +1 for infantry and engineers, all attackers lower +1. Zones of control do not enter villages, towns and entrenchments.',
  movement: 'Movement, beside the terrain',
  movementHeads: ['On foot', 'Others'],
  movementRows: {
    road: 'Along a road',
    roadTown: 'Along a road into a village / a town',
    rail: 'Railway, at least',
    stream: 'Over a stream',
    level: 'Change of level',
    river: 'Over a river without a bridge',
    zoc: 'Leaving an enemy ZOC',
    exit: 'Off the map / by road',
  },
  allPoints: 'all',
  never: '—',
  movementNote:
    'Disrupted units, and all units at night: one hex. In a transport 4 MP. Exploitation: half, rounded up. Interdiction: the Allies have no roads; from two on their armour has 1 MP less.',
  bombardment: 'Bombardment',
  bombardmentHeads: ['Open', 'Town, woods, entrenched'],
  bombardmentNote: 'D: every unit in the hex is disrupted. X: an attacking air unit is shot down.',
  airCombat: 'Air combat',
  airHeads: ['Interceptor', 'Intercepted'],
  airNote: (turns) =>
    `A: mission aborted. X: shot down, back after ${turns} turns. No air unit flies at night.`,
  events: 'Random events',
  eventHeads: ['Limit', 'Today', 'In all'],
  perDay: (count) => `${count} a day`,
  perGame: (count) => `${count} a game`,
  onDays: (days) => `on ${days}`,
  noLimit: 'no limit',
  eventsNote: 'Two dice at the end of every turn; the event acts on the next one.',
  levels: 'Levels of victory',
  levelRows: [
    ['Tactical', 'more points'],
    ['Operational', 'twice as many'],
    ['Strategic', 'more than three times as many, or immediate'],
  ],
}

const fr: TableWords = {
  score: 'Si la bataille finissait maintenant',
  total: 'en tout',
  crt: 'Résultats du combat',
  die: 'Dé',
  crtNote:
    'Attaquant / défenseur. D : désorganisé, R : retraite, R* : retraite obligatoire, E : éliminé.',
  shifts: 'Décalages de colonne',
  shiftNote: 'Trois colonnes au plus dans un sens ; « Ils ne passeront pas » vient en plus.',
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

/** The words of the player aids. */
export const tableWords = spoken<TableWords>({ en, fr })
