import { confirm, helper, march, we } from '../../../screen/cues.ts'
import type { Cue, Stage } from '../../../screen/lesson.ts'

const bayerInHand: Stage = { hand: { place: '3010', units: ['116Pz-bayer'] } }
const grenadiersInHand: Stage = { hand: { place: '2911', units: ['116Pz-156'] } }

const moving: readonly Cue[] = [
  {
    id: 'battle',
    say: {
      en: 'Ardennes, the night of 23 December 1944. You lead the German panzers west. A hex is a mile wide, a turn half a day. In the far west flows the Meuse: *choose Dinant (0704)*. The British are there already.',
      fr: 'Ardennes, nuit du 23 décembre 1944. Vous menez les panzers vers l’ouest. Un hex fait 1,6 km, un tour une demi-journée. Tout à l’ouest coule la Meuse : *choisissez Dinant (0704)*. Les Britanniques y sont déjà.',
    },
    at: [{ place: '0704' }],
    until: { look: '0704' },
  },
  {
    id: 'points',
    say: {
      en: 'Every turn, each supplied German unit beside the Meuse scores one victory point. Twenty win at once. If not, after eight turns towns and destroyed steps count as well, for both sides.',
      fr: 'À chaque tour, toute unité allemande ravitaillée au bord de la Meuse marque un point de victoire. Vingt gagnent aussitôt. Sinon, après huit tours, villes et pas détruits comptent aussi, pour les deux camps.',
    },
    at: [{ part: 'vp' }],
    until: { read: true },
  },
  {
    id: 'chit',
    say: {
      en: 'Chits drawn from a cup decide who acts. Yours gave Combat, a tactical chit to keep, and then the 116th Panzer: all its units may act now. *Activate it*.',
      fr: 'Des marqueurs tirés d’une tasse décident qui agit. La vôtre a donné Combat, marqueur tactique à garder, puis la 116. Panzer : toutes ses unités peuvent agir. *Activez-la*.',
    },
    at: [{ choice: 'formation 116Pz' }, confirm],
    until: { play: [we('formation 116Pz')] },
    otherwise: {
      en: 'A chit may indeed wake a single unit of another formation. But two units are better than one: activate the 116th Panzer.',
      fr: 'Un marqueur peut en effet réveiller une seule unité d’une autre formation. Mais deux valent mieux qu’une : activez la 116. Panzer.',
    },
  },
  {
    id: 'unit',
    say: {
      en: 'A green triangle marks who may act. The numbers on a counter are attack, defence, movement: the battle group Bayer has 11, 8, 9. *Choose KG Bayer at 3211*.',
      fr: 'Un triangle vert marque qui peut agir. Les chiffres d’un pion sont attaque, défense, mouvement : le groupement Bayer a 11, 8, 9. *Choisissez KG Bayer en 3211*.',
    },
    at: [{ place: '3211' }],
    until: { hand: { place: '3211' } },
    stage: { clear: true },
  },
  {
    id: 'reach',
    say: {
      en: 'Bright hexes are in reach, each with its cost in movement points. Main roads cost ½, secondary roads 1, rough ground 3, woods 4. *Choose 3010*, three hexes along the road.',
      fr: 'Les hexs clairs sont à portée, chacun avec son coût en points de mouvement. Route principale ½, secondaire 1, terrain difficile 3, bois 4. *Choisissez 3010*, à trois hexs par la route.',
    },
    at: [{ place: '3010' }],
    until: { aim: '3010' },
    stage: { hand: { place: '3211', units: ['116Pz-bayer'] } },
  },
  {
    id: 'move',
    say: {
      en: 'Woods all around, yet by road it is 3 points. *Choose 3010 again, or press “Move here”*. Until a die or chit is drawn or the enemy decides, Undo takes everything back.',
      fr: 'Des bois partout, mais par la route, 3 points suffisent. *Choisissez encore 3010, ou « Aller ici »*. Tant qu’aucun dé ni marqueur n’est tiré, « Annuler » reprend tout.',
    },
    at: [{ place: '3010' }, confirm],
    until: { play: [we(...march('116Pz-bayer', '3210', '3110', '3010'))] },
    stage: { hand: { place: '3211', units: ['116Pz-bayer'] }, aim: '3010' },
    otherwise: {
      en: 'That is in reach, too. For this first move please go to 3010 by road; nothing is lost.',
      fr: 'C’est à portée aussi. Pour ce premier mouvement, allez plutôt en 3010 par la route ; rien n’est perdu.',
    },
  },
  {
    id: 'zone',
    say: {
      en: 'You have met the Americans. Every unit has a zone of control: the six hexes around it. Entering is free. Leaving costs 1 more; from zone to zone it is 2 more, and a roll.',
      fr: 'Voici les Américains. Toute unité a une zone de contrôle : les six hexs autour d’elle. Y entrer est gratuit. En sortir coûte 1 de plus ; de zone en zone, 2 de plus, et un jet.',
    },
    at: [{ place: '2910' }],
    until: { read: true },
    stage: bayerInHand,
  },
  {
    id: 'stop',
    say: {
      en: 'Bayer has 6 points left and could attack. But two hit harder than one, so he will only help. *Press “End its move”*.',
      fr: 'Bayer a encore 6 points et pourrait attaquer. Mais à deux, on frappe plus fort : il aidera seulement. *Appuyez sur « Terminer son mouvement »*.',
    },
    at: [{ choice: 'stop' }, confirm],
    until: { play: [we('stop')] },
    stage: bayerInHand,
    otherwise: {
      en: 'Patience! Alone Bayer has poor odds. Leave him where he is and end his move.',
      fr: 'Patience ! Seul, Bayer a peu de chances. Laissez-le où il est et terminez son déplacement.',
    },
  },
  {
    id: 'used',
    say: {
      en: 'A unit that has spent points turns to the used side: Bayer is down to 6 and 5, and moves no more until activated again. Helping in an attack is free.',
      fr: 'Une unité qui a dépensé des points passe sur sa face utilisée : Bayer tombe à 6 et 5, et ne bouge plus avant une nouvelle activation. Aider une attaque est gratuit.',
    },
    at: [{ place: '3010' }, { part: 'tray' }],
    until: { read: true },
    stage: { look: '3010' },
  },
]

const fighting: readonly Cue[] = [
  {
    id: 'second',
    say: {
      en: 'Now 156 PzGren at 3011. *Choose it, then 2911, and 2911 again*. It goes round by the main road: 2½ points, where straight ahead through the rough would cost 3.',
      fr: 'Au tour de 156 PzGren, en 3011. *Choisissez-la, puis 2911, et encore 2911*. Elle contourne par la route principale : 2½ points, quand tout droit, par le terrain difficile, il en faudrait 3.',
    },
    at: [{ place: '3011' }, { place: '2911' }, confirm],
    until: { play: [we(...march('116Pz-156', '2912', '2911'))] },
    stage: { clear: true },
    otherwise: {
      en: 'Soon you may go where you like. For this attack, 156 PzGren has to stand at 2911.',
      fr: 'Bientôt, vous irez où il vous plaira. Pour cette attaque, 156 PzGren doit être en 2911.',
    },
  },
  {
    id: 'aim',
    say: {
      en: 'Combat is a part of moving, paid with the same points. A unit attacks every enemy next to it. Here that is one battalion, hatched in red: *choose 2910*.',
      fr: 'Le combat fait partie du mouvement et se paie des mêmes points. Une unité attaque tout ce qui la touche. Ici un bataillon, hachuré de rouge : *choisissez 2910*.',
    },
    at: [{ place: '2910' }],
    until: { aim: '2910' },
    stage: grenadiersInHand,
  },
  {
    id: 'helper',
    say: {
      en: '11 against 7 is only 1–1: odds are rounded down. Friends next to the defender may help, used or not. *Add KG Bayer*: his 6 make it 2–1.',
      fr: '11 contre 7, ce n’est que 1–1 : on arrondit vers le bas. Des amis au contact du défenseur peuvent aider, même utilisés. *Ajoutez KG Bayer* : ses 6 font 2–1.',
    },
    at: [{ place: '2910' }, helper],
    until: { press: 'helper' },
    stage: { ...grenadiersInHand, aim: '2910' },
  },
  {
    id: 'odds',
    say: {
      en: 'Light, medium, heavy: 3, 6 or 9 points for −2, 0 or +1 on the die. Woods give −1, the night +1 to Germans. The table shows what every die will do.',
      fr: 'Légère, moyenne, lourde : 3, 6 ou 9 points pour −2, 0 ou +1 au dé. Les bois font −1, la nuit +1 aux Allemands. La table dit ce que fera chaque dé.',
    },
    at: [{ place: '2910' }, { part: 'results' }],
    until: { read: true },
    stage: { ...grenadiersInHand, aim: '2910', helpers: ['116Pz-bayer'] },
  },
  {
    id: 'attack',
    say: {
      en: 'The die has ten sides, 0 to 9. From 5 on the defender goes back or is lost; below 3 it is you who suffers. *Make the medium attack*.',
      fr: 'Le dé a dix faces, de 0 à 9. À partir de 5, le défenseur recule ou disparaît ; au-dessous de 3, c’est vous qui souffrez. *Lancez l’attaque moyenne*.',
    },
    at: [{ place: '2910' }, confirm, helper],
    until: { play: [we('attack medium', 'support 116Pz-bayer')] },
    stage: { ...grenadiersInHand, aim: '2910', helpers: ['116Pz-bayer'] },
    otherwise: {
      en: 'Almost: a medium attack on 2910, with KG Bayer helping.',
      fr: 'Presque : une attaque moyenne sur 2910, avec l’aide de KG Bayer.',
    },
  },
  {
    id: 'combat-chit',
    say: {
      en: 'Remember the Combat chit? Played before the roll it adds 1 to your die, or takes 1 from an attack on you. *Play it and confirm*: now the die is rolled.',
      fr: 'Et le marqueur Combat ? Joué avant le jet, il ajoute 1 à votre dé, ou retire 1 à une attaque contre vous. *Jouez-le et confirmez* : le dé est lancé.',
    },
    at: [{ choice: 'play-combat' }, confirm],
    until: { play: [we('play-combat'), { theirs: ['to 2909', 'to 2908'] }] },
    rolls: [{ die: 4, total: 5 }],
    otherwise: {
      en: 'Saving it is often wise. Not now, though: play the Combat chit.',
      fr: 'Le garder est souvent sage. Mais pas maintenant : jouez le marqueur Combat.',
    },
  },
  {
    id: 'advance',
    say: {
      en: '4 plus 1 is 5: the defender retreats two hexes. Without the chit he would still be there! *Advance with 156 PzGren* into the empty hex; it costs nothing.',
      fr: '4 plus 1 font 5 : le défenseur recule de deux hexs. Sans le marqueur, il serait encore là ! *Faites avancer 156 PzGren* dans l’hex libéré ; c’est gratuit.',
    },
    at: [{ choice: 'advance 116Pz-156' }, confirm],
    until: { play: [we('advance 116Pz-156')] },
    otherwise: {
      en: 'Ground is what you are fighting for: let 156 PzGren advance.',
      fr: 'C’est pour le terrain que l’on se bat : faites avancer 156 PzGren.',
    },
  },
]

const answer: readonly Cue[] = [
  {
    id: 'actions',
    say: {
      en: 'Both units have moved: *end the Action Phase*. Then it is final. The sides take turns, one chit each. Tonight you have three actions, the Allies one.',
      fr: 'Vos deux unités ont bougé : *terminez la Phase d’Actions*, et c’est définitif. Les camps alternent, un marqueur chacun. Cette nuit, trois actions pour vous, une pour les Alliés.',
    },
    at: [{ part: 'activation' }, { choice: 'end-phase' }, confirm],
    until: { play: [we('end-phase')] },
  },
  {
    id: 'retreat',
    say: {
      en: 'The 84th counter-attacks! 10 against your used 5, die 6, woods −1: 5, and you retreat two hexes, Germans south, out of enemy ZOCs if possible. *Choose 2911, then 2912*.',
      fr: 'La 84e contre-attaque ! 10 contre votre 5 utilisé, dé 6, bois −1 : 5, et vous reculez de deux hexs, vers le sud pour les Allemands, hors des ZDC ennemies. *Choisissez 2911, puis 2912*.',
    },
    at: [{ place: '2911' }, { place: '2912' }, confirm],
    until: {
      play: [
        {
          theirs: [
            'formation 84Inf',
            'name 84Inf-2-335',
            'done',
            ...march('84Inf-2-335', '2909'),
            'attack medium',
            'support 84Inf-1-333',
          ],
        },
        we('to 2911', 'to 2912'),
        { theirs: ['advance 84Inf-2-335', 'done', 'end-phase'] },
      ],
    },
    rolls: [{ die: 6, total: 5 }],
    otherwise: {
      en: 'That way is open as well, but the main road is at 2912. Please retreat there by 2911.',
      fr: 'Cette voie est ouverte aussi, mais la route principale est en 2912. Reculez-y par 2911.',
    },
  },
]

/** The first action: the 116th Panzer strikes, the 84th Infantry answers. */
export const attackCues: readonly Cue[] = [...moving, ...fighting, ...answer]
