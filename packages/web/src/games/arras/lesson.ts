import type { Cue, Lesson } from '../../screen/lesson.ts'

const tanks = ['7-royal-tank-a', '7-royal-tank-b', '7-royal-tank-c']
const column = [...tanks, '260-65th-at']
const garrison = ['4-gr-howard-1', '4-gr-howard-2', '4-gr-howard-3', '4-gr-howard-4']
const yorkshires = ['4-e-yorkshire-1', '4-e-yorkshire-2', '4-e-yorkshire-3', '4-e-yorkshire-4']
const [firstGun, secondGun] = ['7th-pz-art-1-78', '7th-pz-art-2-78']

/** What asks again before something that cannot be taken back. */
const confirm = { part: 'confirm' } as const
const tray = { part: 'tray' } as const

/** The lines of a march: units of an area that go the same way. */
function march(from: string, units: readonly string[], ...way: readonly string[]): string[] {
  return [`activate ${from}`, ...units.flatMap((unit) => [`move ${unit}`, ...way])]
}

/** The lines of an assault by units of one area on the next; the others follow the first by force. */
function storm(from: string, units: readonly string[], place: string): string[] {
  return [`activate ${from}`, `move|join ${units[0]}`, `to ${place}`].concat(
    units.slice(1).map((unit) => `move|join ${unit}`),
  )
}

const moving: readonly Cue[] = [
  {
    id: 'map',
    say: {
      en: 'Arras, 21 May 1940, three in the afternoon. You lead the Allies into the flank of Rommel. The map is made of areas; a black disc means German at the start. *Choose Duisans (18)*: German, but empty.',
      fr: 'Arras, 21 mai 1940, 15 h. Vous menez les Alliés dans le flanc de Rommel. La carte est faite de secteurs ; disque noir : allemand au départ. *Choisissez Duisans (18)* : allemand, mais vide.',
    },
    at: [{ place: '18' }],
    until: { look: '18' },
  },
  {
    id: 'stack',
    say: {
      en: 'Units of one side in an area form a stack. A green triangle marks the stacks that can act. Yours in Marœuil (22) holds nine units: *choose it*.',
      fr: 'Les unités d’un camp dans un secteur forment une pile. Un triangle vert marque les piles qui peuvent agir. La vôtre à Marœuil (22) compte neuf unités : *choisissez-la*.',
    },
    at: [{ place: '22' }],
    until: { hand: { place: '22' } },
  },
  {
    id: 'part',
    say: {
      en: 'The numbers on a counter are attack, defence and movement. You need not take all nine: *press By type*, and only the three tank units stay chosen.',
      fr: 'Les chiffres d’un pion sont l’attaque, la défense et le mouvement. Inutile de prendre les neuf : *appuyez sur « Par type »*, et seules les trois unités de chars restent choisies.',
    },
    at: [{ part: 'byType' }],
    until: { hand: { place: '22', units: tanks } },
    stage: { hand: { place: '22' } },
  },
  {
    id: 'one-more',
    say: {
      en: 'Click a counter to add or remove it. *Take the anti-tank unit along*: 260/65th AT, the last one in the row.',
      fr: 'Cliquez sur un pion pour l’ajouter ou le retirer. *Emmenez l’unité antichar* : 260/65th AT, la dernière de la rangée.',
    },
    at: [{ unit: '260-65th-at' }],
    until: { hand: { place: '22', units: column } },
    stage: { hand: { place: '22', units: tanks } },
  },
  {
    id: 'move',
    say: {
      en: 'Blue areas are in reach, with the cost and what is left. An area costs 1, next to a Fresh enemy 2. *Choose Duisans (18) to see the way, and again to go*.',
      fr: 'Les secteurs bleus sont à portée : coût, puis reste. Un secteur coûte 1, ou 2 près d’un ennemi Frais. *Choisissez Duisans (18) pour voir le trajet, puis encore pour y aller*.',
    },
    at: [{ place: '18' }],
    until: { play: [{ ours: march('22', column, 'to 18', 'halt') }] },
    stage: { hand: { place: '22', units: column } },
    otherwise: {
      en: 'That would be legal, too. For this first move, please go to Duisans (18) with these four; nothing is lost.',
      fr: 'Ce serait permis aussi. Pour ce premier mouvement, allez plutôt à Duisans (18) avec ces quatre unités ; rien n’est perdu.',
    },
  },
  {
    id: 'spent',
    say: {
      en: 'Units that have moved are Spent: hollow counters that neither move nor attack until the next turn. And Duisans is yours: entering an area without enemies is enough.',
      fr: 'Les unités qui ont bougé sont Fatiguées : pion creux, ni mouvement ni attaque jusqu’au prochain tour. Et Duisans est à vous : il suffit d’entrer dans un secteur sans ennemis.',
    },
    at: [{ place: '18' }, tray],
    until: { read: true },
    stage: { look: '18' },
  },
  {
    id: 'undo',
    say: {
      en: 'Yet tanks can go further. Until dice are rolled or the enemy acts, you can undo everything. *Press Undo*.',
      fr: 'Mais des chars peuvent aller plus loin. Tant qu’aucun dé n’est lancé et que l’ennemi n’agit pas, tout s’annule. *Appuyez sur « Annuler »*.',
    },
    at: [{ part: 'undo' }],
    until: { undo: 'move' },
  },
  {
    id: 'further',
    say: {
      en: 'They are Fresh again, and in hand. Now *send them through Duisans to Warlus (16)*: four movement points, and both areas will be yours.',
      fr: 'Les voilà Fraîches, et en main. *Envoyez-les par Duisans jusqu’à Warlus (16)* : quatre points de mouvement, et les deux secteurs seront à vous.',
    },
    at: [{ place: '16' }],
    until: { play: [{ ours: march('22', column, 'to 18', 'to 16') }] },
    stage: { hand: { place: '22', units: column } },
    otherwise: {
      en: 'A fine idea for your own game. Here the story continues in Warlus (16), so please send these four there.',
      fr: 'Bonne idée pour votre propre partie. Ici, l’histoire continue à Warlus (16) : envoyez-y ces quatre unités.',
    },
  },
  {
    id: 'done',
    say: {
      en: 'This was an activation: the Fresh units of one area, each going its own way. Your infantry stays in Marœuil, Fresh for later. *Press Done*.',
      fr: 'C’était une activation : les unités Fraîches d’un secteur, chacune à sa guise. Votre infanterie reste à Marœuil, Fraîche pour plus tard. *Appuyez sur « Terminer »*.',
    },
    at: [{ choice: 'done' }, confirm],
    until: { play: [{ ours: ['done'] }] },
    otherwise: {
      en: 'The infantry could march as well, but it will be worth more Fresh. Leave it where it is and press Done.',
      fr: 'L’infanterie pourrait marcher aussi, mais Fraîche, elle vaudra mieux. Laissez-la et appuyez sur « Terminer ».',
    },
  },
]

const attacking: readonly Cue[] = [
  {
    id: 'aim',
    say: {
      en: 'Now to fight! The German guns in Tilloy (3) have no infantry with them. *Choose your garrison in Arras (25), then Tilloy*, hatched in red.',
      fr: 'Au combat ! Les canons allemands de Tilloy (3) sont là sans infanterie. *Choisissez votre garnison d’Arras (25), puis Tilloy*, hachuré de rouge.',
    },
    at: [{ place: '25' }, { place: '3' }],
    until: { aim: '3' },
    stage: { clear: true },
  },
  {
    id: 'odds',
    say: {
      en: 'The odds, before you commit: attack 4, defence 6, two dice each, the higher total wins. Only 24%. *Try Air support*: a third die for you.',
      fr: 'Vos chances avant de vous engager : attaque 4, défense 6, deux dés chacun, le plus haut total gagne. 24 % seulement. *Essayez le soutien « Air »* : un troisième dé.',
    },
    at: [{ place: '3' }, { part: 'air' }],
    until: { press: 'air' },
    stage: { hand: { place: '25', units: garrison }, aim: '3' },
  },
  {
    id: 'declare',
    say: {
      en: '60%: worth trying. The Point Unit leads: its attack factor counts, every comrade adds 1, and it is lost if the assault fails. *Declare it*; the dice come a little later.',
      fr: '60 % : cela se tente. L’Unité de Pointe mène : son facteur d’attaque compte, chaque compagne ajoute 1, et elle est perdue si l’assaut échoue. *Déclarez-le* ; les dés viendront un peu plus tard.',
    },
    at: [{ place: '3' }, confirm],
    until: {
      play: [
        { ours: [...storm('25', garrison, '3'), 'point *'] },
        { theirs: [`forward ${firstGun}`, 'no-support'] },
      ],
    },
    stage: { hand: { place: '25', units: garrison }, aim: '3' },
    otherwise: {
      en: 'Possible, but the odds are best with all four from Arras (25) against Tilloy (3). Let us try that first.',
      fr: 'Possible, mais les chances sont meilleures avec les quatre unités d’Arras (25) contre Tilloy (3). Essayons d’abord cela.',
    },
  },
  {
    id: 'air',
    say: {
      en: 'The Germans put a battery in front and call no support. Your turn: *take Air Support, confirm*, and roll the dice. From here nothing can be undone.',
      fr: 'Les Allemands mettent une batterie en avant, sans soutien. À vous : *prenez le Soutien Aérien, confirmez*, et les dés sont lancés. Dès lors, plus rien ne s’annule.',
    },
    at: [{ choice: 'air' }, confirm],
    until: { play: [{ ours: ['air'] }] },
    rolls: [{ attackTotal: 15, defenceTotal: 11 }],
    otherwise: {
      en: 'Without support it is 24%. The planes are there for this: take Air Support.',
      fr: 'Sans soutien, c’est 24 %. Les avions sont là pour cela : prenez le Soutien Aérien.',
    },
  },
  {
    id: 'success',
    say: {
      en: '15 against 11: success! You hold the Advantage and could have all dice rolled again. Certainly not now: *let the roll stand*.',
      fr: '15 contre 11 : réussite ! Vous avez l’Avantage et pourriez faire relancer tous les dés. Surtout pas maintenant : *gardez le résultat*.',
    },
    at: [{ choice: 'accept' }, confirm],
    until: {
      play: [{ ours: ['accept'] }, { theirs: [`retreat ${firstGun}`, 'to 4', 'stand'] }],
    },
    otherwise: {
      en: 'You have just won this roll! Keep the Advantage for a bad one, and let this stand.',
      fr: 'Vous venez de gagner ce jet ! Gardez l’Avantage pour un mauvais jet, et conservez celui-ci.',
    },
  },
  {
    id: 'losses',
    say: {
      en: 'The difference makes 4 casualty points, and the defender chooses how: a battery became Spent (2 points) and fell back to Neuville (2 points). You are Spent, too; Tilloy is contested.',
      fr: 'L’écart fait 4 points de pertes, au choix du défenseur : une batterie est devenue Fatiguée (2 PP) et a fait retraite à Neuville (2 PP). Vous êtes Fatigués aussi ; Tilloy est contesté.',
    },
    at: [{ place: '3' }, tray],
    until: { read: true },
    stage: { look: '3' },
  },
  {
    id: 'again',
    say: {
      en: 'Your turn to lead: *assault Tilloy (3) with the four East Yorkshires from St-Laurent (26)*. They cross a river, which costs 1. Then name a Point Unit.',
      fr: 'À vous de mener : *assaillez Tilloy (3) avec les quatre East Yorkshire de St-Laurent (26)*. La rivière franchie coûte 1. Puis désignez une Unité de Pointe.',
    },
    at: [{ place: '26' }, { place: '3' }, { choice: 'point *' }, confirm],
    until: {
      play: [
        { ours: [...storm('26', yorkshires, '3'), 'point *'] },
        { theirs: [`artillery ${secondGun}`] },
      ],
    },
    stage: { clear: true },
    otherwise: {
      en: 'Soon you may do as you like! For now, all four units from St-Laurent (26) against Tilloy (3), please.',
      fr: 'Bientôt, vous ferez comme il vous plaira ! Pour l’instant, les quatre unités de St-Laurent (26) contre Tilloy (3).',
    },
  },
  {
    id: 'answered',
    say: {
      en: 'This time the guns fire: three dice for them, though firing made the battery Spent. *Answer with your last Air Support*.',
      fr: 'Cette fois, les canons tirent : trois dés pour eux, mais la batterie est Fatiguée d’avoir tiré. *Répondez par votre dernier Soutien Aérien*.',
    },
    at: [{ choice: 'air' }, confirm],
    until: { play: [{ ours: ['air'] }] },
    rolls: [{ attackTotal: 14, defenceTotal: 15 }],
    otherwise: {
      en: 'Two dice against three would be hopeless. Take Air Support.',
      fr: 'Deux dés contre trois, c’est sans espoir. Prenez le Soutien Aérien.',
    },
  },
  {
    id: 'failure',
    say: {
      en: '14 against 15: a failure, ties fail as well. You could reroll, but then the Advantage goes to the Germans. Something worse will come: *let it stand*.',
      fr: '14 contre 15 : échec, comme à égalité. Vous pourriez relancer, mais l’Avantage passerait aux Allemands. Il y aura pire : *gardez le résultat*.',
    },
    at: [{ choice: 'accept' }, confirm],
    until: { play: [{ ours: ['accept'] }, { theirs: ['stand'] }] },
    otherwise: {
      en: 'Tempting! But here it would probably fail again. In three minutes you will be glad to have kept the Advantage.',
      fr: 'Tentant ! Mais l’échec se répéterait sans doute. Dans trois minutes, vous serez bien aise d’avoir gardé l’Avantage.',
    },
  },
  {
    id: 'cost',
    say: {
      en: 'That is the price: the Point Unit is lost, the others return Spent, and the Initiative passes. The Germans now act until they fail or pass.',
      fr: 'Voilà le prix : l’Unité de Pointe est perdue, les autres reviennent Fatiguées, et l’Initiative passe. Les Allemands agissent jusqu’à leur échec, ou passent.',
    },
    at: [{ part: 'initiative' }],
    until: { read: true },
  },
]

const defending: readonly Cue[] = [
  {
    id: 'forward',
    say: {
      en: 'Warlus is assaulted. You name the Forward Unit: its defence counts, and it takes the first loss. Spent tanks defend with 4, the anti-tank unit with 3: *name a tank unit*.',
      fr: 'Assaut sur Warlus. Vous désignez l’Unité Avancée : sa défense compte, et elle subit la première perte. Fatigués, les chars défendent à 4, l’antichar à 3 : *désignez des chars*.',
    },
    at: [{ place: '16' }, tray, confirm],
    stage: { look: '16' },
    until: {
      play: [{ theirs: ['activate 14', 'to 16'] }, { ours: [`forward ${tanks.join('|')}`] }],
    },
    rolls: [{ attackTotal: 10, defenceTotal: 8 }],
    otherwise: {
      en: 'The anti-tank unit defends with 3 only. Name one of the tank units: 4.',
      fr: 'L’unité antichar ne défend qu’à 3. Désignez une unité de chars : 4.',
    },
  },
  {
    id: 'hit',
    say: {
      en: '10 against 8: two casualty points for you. That can be borne. *Let the roll stand* and keep the Advantage.',
      fr: '10 contre 8 : deux points de pertes pour vous. C’est supportable. *Gardez le résultat*, et l’Avantage.',
    },
    at: [{ choice: 'accept' }, confirm],
    until: { play: [{ ours: ['accept'] }] },
    otherwise: {
      en: 'For two points? The next roll will be worse, I promise. Let this one stand.',
      fr: 'Pour deux points ? Le prochain jet sera pire, promis. Gardez celui-ci.',
    },
  },
  {
    id: 'retreat',
    say: {
      en: 'The Forward Unit pays: lost for good, or in retreat. Either is worth two points. *Let it retreat*.',
      fr: 'L’Unité Avancée paie : perdue, ou en retraite. L’un comme l’autre vaut deux points. *Faites-lui faire retraite*.',
    },
    at: [{ place: '16' }, { choice: 'retreat *' }, confirm],
    until: { play: [{ ours: ['retreat *'] }] },
    otherwise: {
      en: 'Those are Matildas, too good to lose! Let them retreat.',
      fr: 'Ce sont des Matilda, trop précieux pour être perdus ! Faites-leur faire retraite.',
    },
  },
  {
    id: 'stay',
    say: {
      en: 'It fell back to Duisans, to your own ground. The rest might leave freely, but then Warlus would be lost. Stay: *press Stand fast*.',
      fr: 'Elle a fait retraite à Duisans, en terrain ami. Les autres pourraient partir librement, mais Warlus serait perdu. Restez : *appuyez sur « Tenir »*.',
    },
    at: [{ choice: 'stand' }, confirm],
    until: { play: [{ ours: ['stand'] }] },
    otherwise: {
      en: 'Leaving would give Warlus away for nothing. Hold it: press Stand fast.',
      fr: 'Partir, ce serait donner Warlus pour rien. Restez : appuyez sur « Tenir ».',
    },
  },
  {
    id: 'second-blow',
    say: {
      en: 'A success keeps the Initiative, so here they come again: riflemen into Tilloy. Your four units there are alike: *name any Forward Unit*.',
      fr: 'Une réussite garde l’Initiative, et les revoilà : des fusiliers à Tilloy. Vos quatre unités s’y valent : *désignez n’importe quelle Unité Avancée*.',
    },
    at: [{ place: '3' }, tray, confirm],
    stage: { look: '3' },
    until: { play: [{ theirs: ['activate 4', 'to 3'] }, { ours: ['forward *'] }] },
    rolls: [{ attackTotal: 14, defenceTotal: 8 }],
  },
  {
    id: 'advantage',
    say: {
      en: '14 against 8: six points, three of your four units. This is the moment for the Advantage: *have all dice rolled again*!',
      fr: '14 contre 8 : six points, trois de vos quatre unités. C’est le moment de l’Avantage : *faites relancer tous les dés* !',
    },
    at: [{ choice: 'reroll' }, confirm],
    until: { play: [{ ours: ['reroll'] }, { theirs: ['accept'] }] },
    rolls: [{ attackTotal: 10, defenceTotal: 14 }],
    otherwise: {
      en: 'Three units are too many. What is the Advantage for, if not for this? Reroll.',
      fr: 'Trois unités, c’est trop. À quoi sert l’Avantage, sinon à cela ? Relancez.',
    },
  },
  {
    id: 'saved',
    say: {
      en: '10 against 14! The German riflemen are lost, and the Initiative is yours. The Advantage went to the enemy, who may use it next. Hold Tilloy: *press Stand fast*.',
      fr: '10 contre 14 ! Les fusiliers allemands sont perdus, l’Initiative est à vous. L’Avantage est passé à l’ennemi, qui peut s’en servir. Gardez Tilloy : *appuyez sur « Tenir »*.',
    },
    at: [{ choice: 'stand' }, confirm],
    until: { play: [{ ours: ['stand'] }] },
    otherwise: {
      en: 'After such a defence? Hold Tilloy: press Stand fast.',
      fr: 'Après une telle défense ? Gardez Tilloy : appuyez sur « Tenir ».',
    },
  },
]

const winning: readonly Cue[] = [
  {
    id: 'points',
    say: {
      en: 'Two German areas, linked to your rear: two victory points. Ten at the end win the game; three of the four red-ringed areas at the end of a turn win at once.',
      fr: 'Deux secteurs allemands, reliés à vos arrières : deux points de victoire. Dix à la fin gagnent ; trois des quatre secteurs cerclés de rouge en fin de tour gagnent aussitôt.',
    },
    at: [{ part: 'vp' }],
    until: { read: true },
  },
  {
    id: 'end',
    say: {
      en: 'A turn ends when both sides pass or no unit is Fresh; then all are Fresh again. There are seven, but from 18:00 General Gort may call the attack off.',
      fr: 'Un tour finit quand les deux camps passent ou que tout est Fatigué ; puis tout redevient Frais. Il y en a sept, mais dès 18 h, Gort peut arrêter l’attaque.',
    },
    at: [{ part: 'turns' }],
    until: { read: true },
  },
  {
    id: 'log',
    say: {
      en: 'Everything that happened is in the log: select a name to see it on the map, a rule number such as ARR-6.4a to read the rule. *Open the Log*.',
      fr: 'Tout ce qui s’est passé est dans le journal : choisissez un nom pour le voir sur la carte, un numéro comme ARR-6.4a pour lire la règle. *Ouvrez le Journal*.',
    },
    at: [{ part: 'log' }],
    until: { press: 'log' },
  },
  {
    id: 'list',
    say: {
      en: 'Every choice is also in a list: the game can be played without the map. Help and all keys are in the menu. *Open the list*.',
      fr: 'Tous les choix sont aussi dans une liste : on peut jouer sans la carte. L’aide et les touches sont dans le menu. *Ouvrez la liste*.',
    },
    at: [{ part: 'list' }],
    until: { press: 'list' },
  },
  {
    id: 'yours',
    say: {
      en: 'You know all you need. It is still 15:00, you have the Initiative, and most of your army is Fresh. Play on from here against the computer?',
      fr: 'Vous savez l’essentiel. Il est encore 15 h, vous avez l’Initiative, et presque toute votre armée est Fraîche. Continuer d’ici contre l’ordinateur ?',
    },
    until: { read: true },
  },
]

/** The guided first game of Arras: the first impulses of the historical set-up, from the Allied side. */
export const arrasLesson: Lesson = {
  game: 'arras',
  setup: { scenario: 'historical', options: {} },
  placeKind: 'place',
  gameId: 'arras-first-game',
  seed: '4e255c742b4583ba6a6daf676b35cb23f6a88434a7cd07d140eb81de288b6280',
  seat: 0,
  cues: [...moving, ...attacking, ...defending, ...winning],
}
