import { confirm, march, we } from '../../../screen/cues.ts'
import type { Cue, Hand } from '../../../screen/lesson.ts'

const vanguard: Hand = { place: '0805', units: ['vor-I/LR', 'vor-1/L'] }

/** The lines of a unit that comes onto the map. */
function entry(unit: string, ...way: readonly string[]): string[] {
  return [`enter ${unit}`, ...way.map((hex) => `to ${hex}`)]
}

const counters: readonly Cue[] = [
  {
    id: 'battle',
    say: {
      en: 'June 1940, an invented battle to learn by. You lead a German vanguard west. A hex is half a kilometre, a turn some hours. The French hold Vieux-Pont (0504), with the only bridge over the Lente.',
      fr: 'Juin 1940, une bataille inventée pour apprendre. Vous menez une avant-garde allemande vers l’ouest. Un hex fait 500 m, un tour quelques heures. Les Français tiennent Vieux-Pont (0504), et le seul pont de la Lente.',
    },
    at: [{ place: '0504' }],
    until: { read: true },
  },
  {
    id: 'counter',
    say: {
      en: 'Three companies guard it, with anti-tank guns and artillery. You have five units here, and more tanks on the way. *Choose your stack at 0805*, on the road.',
      fr: 'Trois compagnies le gardent, avec des antichars et de l’artillerie. Vous avez cinq unités ici, et d’autres chars en route. *Choisissez votre pile en 0805*, sur la route.',
    },
    at: [{ place: '0805' }],
    until: { look: '0805' },
  },
  {
    id: 'values',
    say: {
      en: 'I/LR reads 2, 3, 2: attack, defence, movement. A crossed box is infantry, a profile is armour, guns show their range. The bar is the formation. Up to three units share a hex.',
      fr: 'I/LR se lit 2, 3, 2 : attaque, défense, mouvement. La boîte croisée est l’infanterie, le profil un blindé ; les canons montrent leur portée. La barre est la formation. Trois unités au plus par hex.',
    },
    at: [{ place: '0805' }, { part: 'tray' }],
    until: { read: true },
    stage: { look: '0805' },
  },
  {
    id: 'points',
    say: {
      en: 'After four turns points decide: 1 for each village held, 2 more for occupying Vieux-Pont, 2 for destroyed armour, 1 for any other unit. Le Moulin (0806) counts for you already.',
      fr: 'Après quatre tours, les points décident : 1 par village tenu, 2 de plus pour occuper Vieux-Pont, 2 par blindé détruit, 1 par autre unité. Le Moulin (0806) compte déjà pour vous.',
    },
    at: [{ part: 'vp' }],
    until: { read: true },
    stage: { clear: true },
  },
]

const bombardment: readonly Cue[] = [
  {
    id: 'air',
    say: {
      en: 'Your turn begins with supply, then bombardment. An air unit may bomb a hex, or fly interdiction: French units lose the road rate, and their reinforcements come later. *Send yours on interdiction*.',
      fr: 'Votre tour commence par le ravitaillement, puis le bombardement. Une unité aérienne bombarde un hex, ou part en interdiction : plus de coût de route pour les Français, et leurs renforts tardent. *Envoyez la vôtre en interdiction*.',
    },
    at: [{ choice: 'interdict' }, confirm],
    until: { play: [we('interdict')] },
    otherwise: {
      en: 'Bombs will have their hour. First keep the French off their roads: interdiction.',
      fr: 'Les bombes auront leur heure. D’abord, privez les Français de leurs routes : interdiction.',
    },
  },
  {
    id: 'fire',
    say: {
      en: 'You fire before you move. The company at 0604 bars the road: in the open 4, 5 or 6 disrupts it, in woods it would take a 6. *Choose AR/L at 0905, then 0604, and again to fire*.',
      fr: 'Vous tirez avant de bouger. La compagnie en 0604 barre la route : à découvert, 4, 5 ou 6 la désorganise ; en bois, il faudrait 6. *Choisissez AR/L en 0905, puis 0604, et encore pour tirer*.',
    },
    at: [{ place: '0905' }, { place: '0604' }, confirm],
    until: { play: [we('bombard vor-AR/L', 'shell 0604')] },
    stage: { clear: true },
    otherwise: {
      en: 'In range as well, but the road leads by 0604. Fire there.',
      fr: 'À portée aussi, mais la route passe en 0604. Tirez là.',
    },
  },
  {
    id: 'disrupted',
    say: {
      en: 'A hit! Disrupted units have no zone of control, attack at half strength, move one hex, and give their attackers a column. They recover at the end of their own turn, if supplied.',
      fr: 'Touché ! Une unité désorganisée n’a plus de zone de contrôle, attaque avec la moitié de sa force, bouge d’un hex et donne une colonne à ses attaquants. Elle se réorganise à la fin de son tour, si elle est ravitaillée.',
    },
    at: [{ place: '0604' }],
    until: { read: true },
    stage: { clear: true },
  },
]

const movement: readonly Cue[] = [
  {
    id: 'unit',
    say: {
      en: 'Now you move. A green triangle marks who can. *Choose the stack at 0805*, infantry and tanks: bright hexes are in reach of both, each with its cost.',
      fr: 'À vous de bouger. Un triangle vert marque qui le peut. *Choisissez la pile en 0805*, infanterie et chars : les hexs clairs sont à portée des deux, chacun avec son coût.',
    },
    at: [{ place: '0805' }],
    until: { hand: vanguard },
    stage: { clear: true },
  },
  {
    id: 'road',
    say: {
      en: 'A road hex costs ½, open ground 1, woods 1 on foot and 2 on wheels. *Send both to 0704*. The company ahead cannot hold them: it has lost its ZOC.',
      fr: 'Un hex de route coûte ½, le terrain clair 1, un bois 1 à pied et 2 sur roues. *Envoyez les deux en 0704*. En face, plus de ZDC pour les retenir.',
    },
    at: [{ place: '0704' }, confirm],
    until: {
      play: [{ ours: [...march('vor-I/LR', '0704'), 'stop', ...march('vor-1/L', '0704'), 'stop'] }],
    },
    stage: { hand: vanguard },
    otherwise: {
      en: 'That is in reach, too. For the attack, though, both have to stand at 0704.',
      fr: 'C’est à portée aussi. Mais pour l’attaque, les deux doivent être en 0704.',
    },
  },
  {
    id: 'zone',
    say: {
      en: 'The company in the woods at 0603 still has its zone of control (ZOC): the six hexes around it. A unit that enters stops there, and will have to fight. *Send the stack at 0803 to 0703*.',
      fr: 'La compagnie des bois, en 0603, a encore sa zone de contrôle (ZDC) : les six hexs autour d’elle. Une unité qui y entre s’arrête et devra combattre. *Envoyez la pile de 0803 en 0703*.',
    },
    at: [{ place: '0803' }, { place: '0703' }, confirm],
    until: { play: [{ ours: [...march('vor-A/L', '0703'), ...march('vor-II/LR', '0703')] }] },
    stage: { clear: true },
    otherwise: {
      en: 'In a moment. First A/L and II/LR go from 0803 to 0703.',
      fr: 'Dans un instant. D’abord, A/L et II/LR vont de 0803 en 0703.',
    },
  },
  {
    id: 'enter',
    say: {
      en: 'Reinforcements enter at the map’s edge. *Bring in the tanks of 2/L, send them to 0702, then end the phase*. Units that stay out of enemy ZOCs need not fight; no unit moves from ZOC to ZOC.',
      fr: 'Les renforts entrent par le bord de carte. *Faites entrer les chars de 2/L, envoyez-les en 0702, puis terminez la phase*. Une unité hors des ZDC ennemies n’a pas à combattre ; aucune ne va d’une ZDC à une autre.',
    },
    at: [{ choice: 'enter pz-2/L' }, { place: '0702' }, { choice: 'done' }, confirm],
    until: { play: [we(...entry('pz-2/L', '1004', '0904', '0804', '0803', '0702'), 'done')] },
    stage: { clear: true },
    otherwise: {
      en: 'The tanks of 2/L are wanted at 0702; then the phase may end.',
      fr: 'Les chars de 2/L sont attendus en 0702 ; ensuite, la phase peut finir.',
    },
  },
]

/** The first turn as far as the combat: counters, bombardment, movement. */
export const marchCues: readonly Cue[] = [...counters, ...bombardment, ...movement]
