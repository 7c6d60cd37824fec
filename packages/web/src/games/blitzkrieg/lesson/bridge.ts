import { confirm, march, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const answer: readonly Cue[] = [
  {
    id: 'end',
    say: {
      en: '*Let A/L stop there and end the phase*. Your turn is over. The French look to their supply, then move, fire and fight, in that order: they move before they fire.',
      fr: '*Arrêtez A/L sur place et terminez la phase*. Votre tour est fini. Les Français vérifient leur ravitaillement, puis bougent, tirent et combattent, dans cet ordre : eux bougent avant de tirer.',
    },
    at: [{ choice: 'stop' }, { choice: 'done' }, confirm],
    until: {
      play: [
        we('stop', 'done'),
        {
          theirs: [
            'done',
            'bombard ecole-26RA',
            'shell 0604',
            'target 0604',
            'attack ecole-3/26',
            'attack ecole-26AC',
            'fight',
          ],
        },
      ],
    },
    otherwise: {
      en: 'The tanks have done enough for this turn. End the phase.',
      fr: 'Les chars en ont fait assez pour ce tour. Terminez la phase.',
    },
  },
  {
    id: 'stand',
    say: {
      en: 'Their shells missed. Now Vieux-Pont strikes back: 4 against your 7 is 1:2, their anti-tank guns make it 1:1. Nothing there is worse than a retreat. *Stand*: at worst you are disrupted.',
      fr: 'Leurs obus ont manqué. Vieux-Pont contre-attaque : 4 contre vos 7, soit 1:2, et leurs antichars en font 1:1. Rien n’y est pire qu’une retraite. *Tenez sans retraite* : au pire, la désorganisation.',
    },
    at: [{ place: '0604' }, { choice: 'stand' }, confirm],
    until: {
      play: [
        we('stand'),
        { theirs: ['retreat ecole-3/26', 'to 0405', 'stop', 'stop', 'done', 'done'] },
      ],
    },
    rolls: [{ die: 4, column: 3 }],
    otherwise: {
      en: 'Giving way would open the road again. Stand without retreat.',
      fr: 'Céder rouvrirait la route. Tenez plutôt, sans retraite.',
    },
  },
  {
    id: 'surrounded',
    say: {
      en: '4 on 1:1: the attackers themselves fall back over the bridge. And 0603? Disrupted units in an enemy ZOC that did not fight must retreat when combat ends. It had nowhere to go: destroyed, 1 point.',
      fr: '4 en 1:1 : les assaillants font eux-mêmes retraite par le pont. Et 0603 ? Désorganisée, en ZDC ennemie et sans avoir combattu, la compagnie devait faire retraite en fin de combat. Aucune issue : détruite, 1 point.',
    },
    at: [{ place: '0603' }],
    until: { read: true },
    stage: { clear: true },
  },
]

const assault: readonly Cue[] = [
  {
    id: 'shells',
    say: {
      en: 'Turn 2. One company is left in Vieux-Pont, back in order. *Bomb it from the air, then fire AR/L at it*: a village is no shelter from shells.',
      fr: 'Tour 2. Une seule compagnie reste à Vieux-Pont, remise en ordre. *Bombardez-la avec l’aviation, puis tirez dessus avec AR/L* : un village n’abrite pas des obus.',
    },
    at: [{ place: '0905' }, { place: '0504' }, { choice: 'bomb 0504' }, confirm],
    until: { play: [we('bomb 0504', 'bombard vor-AR/L')] },
    stage: { clear: true },
    otherwise: {
      en: 'Everything on Vieux-Pont, please: bombs first, then the guns of AR/L.',
      fr: 'Tout sur Vieux-Pont : les bombes d’abord, puis les canons d’AR/L.',
    },
  },
  {
    id: 'mass',
    say: {
      en: 'It worked: disrupted again. III/LR may enter now with its half-track; let it wait. *Send 2/L from 0702 by the road through the woods to 0503, stop there, and end the phase*.',
      fr: 'Réussi : la voilà de nouveau désorganisée. III/LR peut entrer avec son semi-chenillé ; qu’il attende. *Envoyez 2/L de 0702, par la route des bois, en 0503, arrêtez-le là et terminez la phase*.',
    },
    at: [{ place: '0702' }, { place: '0503' }, { choice: 'stop' }, { choice: 'done' }, confirm],
    until: { play: [we(...march('pz-2/L', '0602', '0603', '0503'), 'stop', 'done')] },
    stage: { clear: true },
    otherwise: {
      en: 'All the others can stay. Only 2/L moves, from 0702 to 0503.',
      fr: 'Les autres peuvent rester. Seul 2/L bouge, de 0702 en 0503.',
    },
  },
  {
    id: 'assault',
    say: {
      en: '*Choose Vieux-Pont, and declare*: all three next to it join in. 8 against 3, and 1 for the village: 2:1, and two columns as before. II/LR would change nothing: 10 is 2:1 as well.',
      fr: '*Choisissez Vieux-Pont, et déclarez* : les trois voisins s’y joignent. 8 contre 3, plus 1 pour le village : 2:1, et deux colonnes comme avant. II/LR n’y changerait rien : 10 font aussi 2:1.',
    },
    at: [{ place: '0504' }, confirm],
    until: {
      play: [
        { ours: ['target 0504', 'attack vor-I/LR', 'attack vor-1/L', 'attack pz-2/L'] },
        we('fight'),
        { theirs: ['stand'] },
      ],
    },
    stage: { clear: true },
    rolls: [{ die: 4, column: 7 }],
    otherwise: {
      en: 'All three against Vieux-Pont: 1/L, 2/L and I/LR.',
      fr: 'Tous les trois contre Vieux-Pont : 1/L, 2/L et I/LR.',
    },
  },
  {
    id: 'village',
    say: {
      en: 'They stood, and 4 on 4:1 is a mandatory retreat: destroyed. That is the price of standing. *Advance 1/L and I/LR into Vieux-Pont*: one stack, from one hex.',
      fr: 'Ils ont tenu, et 4 en 4:1 est une retraite obligatoire : détruits. Tenir a son prix. *Avancez 1/L et I/LR dans Vieux-Pont* : une seule pile, d’un seul hex.',
    },
    at: [{ choice: 'advance vor-I/LR' }, { choice: 'advance vor-1/L' }, confirm],
    until: { play: [{ ours: ['advance vor-1/L', 'advance vor-I/LR'] }] },
    stage: { clear: true },
    otherwise: {
      en: 'Two are enough for the village: 1/L and I/LR.',
      fr: 'Deux suffisent pour le village : 1/L et I/LR.',
    },
  },
]

const outlook: readonly Cue[] = [
  {
    id: 'victory',
    say: {
      en: 'The points: two companies destroyed, Vieux-Pont held and occupied, Le Moulin. Twice the enemy’s total is an operational victory, more than three times a strategic one. Lose the village, and all is changed.',
      fr: 'Les points : deux compagnies détruites, Vieux-Pont tenu et occupé, Le Moulin. Le double de l’adversaire fait une victoire opérationnelle, plus du triple une stratégique. Perdez le village, et tout change.',
    },
    at: [{ part: 'vp' }],
    until: { read: true },
    stage: { clear: true },
  },
  {
    id: 'night',
    say: {
      en: 'Turn 3 is a night: one hex each, no combat, no aircraft. Eliminated units may return with a refit marker on 1 to 3. And French tanks are on their way.',
      fr: 'Le tour 3 est de nuit : un hex chacun, ni combat ni avions. Les unités éliminées peuvent revenir, marquées « Refit », sur 1 à 3. Et des chars français sont en route.',
    },
    at: [{ part: 'turns' }],
    until: { read: true },
  },
  {
    id: 'log',
    say: {
      en: 'The log keeps everything: select a name to see it on the map, a rule number such as BLZ-CBT-8 to read the rule. Every choice is also in a list. *Open the Log*.',
      fr: 'Le journal garde tout : choisissez un nom pour le voir sur la carte, un numéro comme BLZ-CBT-8 pour lire la règle. Tous les choix sont aussi dans une liste. *Ouvrez le Journal*.',
    },
    at: [{ part: 'log' }],
    until: { press: 'log' },
  },
  {
    id: 'yours',
    say: {
      en: 'You know all you need. Hold the village through the night, and mind the bridge: tanks can use it, too. Play on from here against the computer?',
      fr: 'Vous savez l’essentiel. Tenez le village cette nuit, et gare au pont : les chars le prennent aussi. Continuer d’ici contre l’ordinateur ?',
    },
    until: { read: true },
  },
]

/** The French answer, and the second turn as far as the bridge. */
export const bridgeCues: readonly Cue[] = [...answer, ...assault, ...outlook]
