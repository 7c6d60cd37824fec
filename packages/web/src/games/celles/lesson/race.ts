import { confirm, helper, march, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const bohmFirst = '2511 2410 2310 2209 2110 2109 2008 2007 1908 1808 1709 1608'.split(' ')
const bohmThen = '1509 1409 1310 1209 1208 1207 1107 1006 0906 0805 0706'.split(' ')

const lehr: readonly Cue[] = [
  {
    id: 'tactics',
    say: {
      en: 'Your second action: tactical chits again, then Panzer Lehr. Extra Move lets one more unit, of any formation, act along. *Play it, then choose KG Böhm (2611)*, scouts of 2nd Panzer.',
      fr: 'Deuxième action : encore du tactique, puis la Panzer Lehr. Mouvement supplémentaire : une unité de plus, de n’importe quelle formation, peut agir. *Jouez-le, puis choisissez KG Böhm (2611)*, éclaireurs de la 2. Panzer.',
    },
    at: [{ choice: 'play extra-move' }, { place: '2611' }, confirm],
    until: { play: [we('play extra-move', 'extra 2Pz-recon')] },
    stage: { clear: true },
    otherwise: {
      en: 'Others could use it as well, but KG Böhm (2611) has the longest way to go. Let it be Böhm.',
      fr: 'D’autres s’en serviraient bien, mais KG Böhm (2611) a la plus longue route. Que ce soit Böhm.',
    },
  },
  {
    id: 'enter',
    say: {
      en: 'Panzer Lehr is not on the map yet. Reinforcements come when their formation is activated, at their entry hex, here 2216 in the south. *Activate Panzer Lehr*.',
      fr: 'La Panzer Lehr n’est pas encore sur la carte. Les renforts arrivent quand leur formation est activée, sur leur hex d’arrivée, ici 2216 au sud. *Activez la Panzer Lehr*.',
    },
    at: [{ choice: 'formation Lehr' }, confirm],
    until: { play: [we('formation Lehr')] },
    otherwise: {
      en: 'A single unit would be allowed, but all of Panzer Lehr is waiting. Activate it.',
      fr: 'Une seule unité serait permise, mais toute la Panzer Lehr attend. Activez-la.',
    },
  },
  {
    id: 'strategic',
    say: {
      en: 'By night, German vehicles that keep away from enemies get 3 extra points. *Choose Böhm (2611), then 1608, twice*: twelve hexes of back roads, right through the gap.',
      fr: 'La nuit, les véhicules allemands qui restent loin de l’ennemi ont 3 points de plus. *Choisissez Böhm (2611), puis 1608, deux fois* : douze hexs de petites routes, à travers la brèche.',
    },
    at: [{ place: '2611' }, { place: '1608' }, confirm],
    until: { play: [we(...march('2Pz-recon', ...bohmFirst))] },
    stage: { clear: true },
    otherwise: {
      en: 'First things first: send KG Böhm from 2611 to 1608, as far west as it gets.',
      fr: 'Commençons par Böhm : envoyez-le de 2611 à 1608, aussi loin à l’ouest que possible.',
    },
  },
  {
    id: 'stack',
    say: {
      en: 'Two units of Lehr have come in at 2216, in one stack. *Choose KG Fallois*, the scouts: tap the hex again, or pick the counter from the list.',
      fr: 'Deux unités de la Lehr sont arrivées en 2216, sur une pile. *Choisissez KG Fallois*, les éclaireurs : touchez l’hex encore une fois, ou prenez le pion dans la liste.',
    },
    at: [{ place: '2216' }, { unit: 'Lehr-recon' }],
    until: { hand: { place: '2216', units: ['Lehr-recon'] } },
    stage: { clear: true },
  },
  {
    id: 'scouts',
    say: {
      en: 'Rochefort (2113) is held by one battalion. *Send Fallois to 2213*, next to it, *and end its move*. Three hexes of main road: 1½. The last one, rough: 3.',
      fr: 'Un bataillon tient Rochefort (2113). *Envoyez Fallois en 2213*, à côté, *et terminez son déplacement*. Trois hexs de route principale : 1½. Le dernier, difficile : 3.',
    },
    at: [{ place: '2213' }, confirm, { choice: 'stop' }],
    until: { play: [we(...march('Lehr-recon', '2215', '2315', '2214', '2213'), 'stop')] },
    stage: { hand: { place: '2216', units: ['Lehr-recon'] } },
    otherwise: {
      en: 'Fallois is to help from 2213. Send it there, then end its move.',
      fr: 'Fallois doit aider depuis 2213. Envoyez-le là, puis terminez son déplacement.',
    },
  },
  {
    id: 'armor',
    say: {
      en: 'Now the armour: *send KG Poschinger from 2216 to 2114*, south of Rochefort. Main road all the way, 2 points. That leaves enough for a medium attack.',
      fr: 'Aux blindés : *envoyez KG Poschinger de 2216 en 2114*, au sud de Rochefort. Route principale jusqu’au bout, 2 points. Il en reste assez pour une attaque moyenne.',
    },
    at: [{ place: '2114' }, confirm],
    until: { play: [we(...march('Lehr-902', '2215', '2315', '2214', '2114'))] },
    stage: { hand: { place: '2216', units: ['Lehr-902'] } },
    otherwise: {
      en: 'Rochefort is waiting: send KG Poschinger to 2114.',
      fr: 'Rochefort attend : envoyez KG Poschinger en 2114.',
    },
  },
  {
    id: 'rochefort',
    say: {
      en: 'You know how: *choose Rochefort, add KG Fallois, make the medium attack*. 11 and 3 against 7 is 2–1; town −2, night +1.',
      fr: 'Vous connaissez : *choisissez Rochefort, ajoutez KG Fallois, lancez l’attaque moyenne*. 11 et 3 contre 7 font 2–1 ; ville −2, nuit +1.',
    },
    at: [{ place: '2113' }, confirm, helper],
    until: {
      play: [we('attack medium', 'support Lehr-recon'), { theirs: ['to 2112', 'to 2111'] }],
    },
    stage: { hand: { place: '2114', units: ['Lehr-902'] } },
    rolls: [{ die: 9, total: 8 }],
    otherwise: {
      en: 'Nearly! A medium attack on Rochefort, with KG Fallois helping.',
      fr: 'Presque ! Une attaque moyenne sur Rochefort, avec l’aide de KG Fallois.',
    },
  },
  {
    id: 'disrupted',
    say: {
      en: '9 less 1 is 8: retreat, and disrupted. Until the turn ends it has no zone, and attacks on it get +2. *Advance with Poschinger, end its move, then the phase*: Rochefort will count 2 points.',
      fr: '9 moins 1 font 8 : retraite et désorganisation. Jusqu’à la fin du tour, plus de zone, et +2 contre lui. *Faites avancer Poschinger, terminez son déplacement, puis la phase* : Rochefort vaudra 2 points.',
    },
    at: [{ choice: 'advance Lehr-902' }, { choice: 'stop' }, { choice: 'end-phase' }, confirm],
    until: { play: [we('advance Lehr-902', 'stop', 'end-phase')] },
    otherwise: {
      en: 'Take the town first: advance with KG Poschinger, and let it stay there.',
      fr: 'Prenez d’abord la ville : faites avancer KG Poschinger, et qu’il y reste.',
    },
  },
]

const secondPanzer: readonly Cue[] = [
  {
    id: 'again',
    say: {
      en: 'The third and last chit of the night is 2nd Panzer. Activation turns used units to their unused side: Böhm may go again. *Activate it*.',
      fr: 'Le troisième et dernier marqueur de la nuit : la 2. Panzer. L’activation remet les unités sur leur face non utilisée : Böhm peut repartir. *Activez-la*.',
    },
    at: [{ choice: 'formation 2Pz' }, confirm],
    until: { play: [we('formation 2Pz')] },
    stage: { clear: true },
    otherwise: {
      en: 'Possible, but Böhm and two fresh units belong to 2nd Panzer. Activate it.',
      fr: 'Possible, mais Böhm et deux unités fraîches sont de la 2. Panzer. Activez-la.',
    },
  },
  {
    id: 'stacking',
    say: {
      en: 'Two units entered at 3316: three steps, but a hex takes two, or the rest is lost. *Send KG Gutmann up the main road to Bande (3113), and end its move*.',
      fr: 'Deux unités sont arrivées en 3316 : trois pas, or un hex en admet deux, le reste est perdu. *Envoyez KG Gutmann par la route principale à Bande (3113), et terminez son déplacement*.',
    },
    at: [{ place: '3113' }, confirm, { choice: 'stop' }],
    until: {
      play: [we(...march('2Pz-gut', '3315', '3314', '3214', '3114', '3113'), 'stop')],
    },
    stage: { hand: { place: '3316', units: ['2Pz-gut'] } },
    otherwise: {
      en: 'In a moment. First KG Gutmann has to make room: to Bande (3113), and stop there.',
      fr: 'Dans un instant. D’abord, KG Gutmann doit faire de la place : à Bande (3113), et y rester.',
    },
  },
  {
    id: 'meuse',
    say: {
      en: 'And now, Böhm! *Send it from 1608 to 0706*, on the bank of the Meuse, *and end its move*. The real one got no further than Foy-Notre-Dame.',
      fr: 'Et maintenant, Böhm ! *Envoyez-le de 1608 en 0706*, au bord de la Meuse, *et terminez son déplacement*. Le vrai n’a pas dépassé Foy-Notre-Dame.',
    },
    at: [{ place: '0706' }, confirm, { choice: 'stop' }],
    until: { play: [we(...march('2Pz-recon', ...bohmThen), 'stop')] },
    stage: { hand: { place: '1608', units: ['2Pz-recon'] } },
    otherwise: {
      en: 'So close! Send KG Böhm to 0706, beside the Meuse, and let it stay there.',
      fr: 'Si près ! Envoyez KG Böhm en 0706, au bord de la Meuse, et qu’il y reste.',
    },
  },
  {
    id: 'end',
    say: {
      en: 'No unit has to move; the others may wait. *End the Action Phase*. No actions are left, so the turn ends: disruption goes, and every unit is unused again.',
      fr: 'Personne n’est obligé de bouger ; les autres attendront. *Terminez la Phase d’Actions*. Plus d’actions, donc fin du tour : plus de désorganisation, et toutes les unités redeviennent non utilisées.',
    },
    at: [{ choice: 'end-phase' }, confirm],
    until: { play: [we('end-phase')] },
    otherwise: {
      en: 'They could, but daylight is near. End the Action Phase.',
      fr: 'Ils pourraient, mais le jour approche. Terminez la Phase d’Actions.',
    },
  },
]

const dayBreaks: readonly Cue[] = [
  {
    id: 'scored',
    say: {
      en: 'Böhm at the Meuse: your first victory point! It scores again every turn it stays, and so does each unit that joins it. You need twenty.',
      fr: 'Böhm est à la Meuse : votre premier point de victoire ! Il en marquera un à chaque tour où il y reste, comme toute unité qui le rejoint. Il vous en faut vingt.',
    },
    at: [{ part: 'vp' }],
    until: { read: true },
    stage: { clear: true },
  },
  {
    id: 'supply',
    say: {
      en: 'But only in supply: a line of hexes to your map edge in the south-east, clear of enemies and their zones. The layers button shows it. Without, a unit moves a third less and attacks at −2.',
      fr: 'Mais seulement ravitaillé : une ligne d’hexs jusqu’à votre bord au sud-est, sans ennemis ni leurs zones. Le bouton des calques la montre. Sinon, un tiers de mouvement en moins et attaque à −2.',
    },
    at: [{ place: '0706' }],
    until: { read: true },
    stage: { look: '0706' },
  },
  {
    id: 'initiative',
    say: {
      en: '24 December, by day. Both sides rolled for initiative, and you won: you say who begins. American tanks are on their way. *Be the first player*.',
      fr: '24 décembre, de jour. Les deux camps ont lancé le dé pour l’initiative, et vous l’avez : à vous de dire qui commence. Des chars américains approchent. *Soyez premier joueur*.',
    },
    at: [{ choice: 'first german' }, confirm],
    until: { play: [we('first german')] },
    otherwise: {
      en: 'Sometimes it pays to wait. Now it does not: be the first player.',
      fr: 'Il est parfois bon d’attendre. Pas maintenant : soyez premier joueur.',
    },
  },
  {
    id: 'log',
    say: {
      en: 'The log keeps everything: names lead to the map, numbers such as CEL-11.0.8 open the rule. Every choice is also in a list. *Open the Log*.',
      fr: 'Le journal garde tout : les noms mènent à la carte, les numéros comme CEL-11.0.8 ouvrent la règle. Tout ce qui est possible est aussi une liste. *Ouvrez le Journal*.',
    },
    at: [{ part: 'log' }],
    until: { press: 'log' },
  },
  {
    id: 'yours',
    say: {
      en: 'You know all you need. The 2nd Armored Division will come from the north; be at the Meuse before it. Play on from here against the computer?',
      fr: 'Vous savez l’essentiel. La 2e Blindée viendra du nord ; soyez à la Meuse avant elle. Continuer d’ici contre l’ordinateur ?',
    },
    until: { read: true },
  },
]

/** The second and third action: Panzer Lehr at Rochefort, 2nd Panzer to the Meuse; then the morning. */
export const raceCues: readonly Cue[] = [...lehr, ...secondPanzer, ...dayBreaks]
