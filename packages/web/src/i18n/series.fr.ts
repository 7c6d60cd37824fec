import type { Translated } from './catalog.ts'
import type { seriesEn } from './series.en.ts'

/** The page of a series of battles, in French. */
export const seriesFr: Translated<typeof seriesEn> = {
  title: 'France 1940 : Blitzkrieg in the West',
  intro:
    'Six batailles de mai 1940, une seule règle. Apprenez-la à Stonne, puis franchissez la Meuse.',
  battles: 'Les batailles par date',
  details: ({ place }) => `À propos de la bataille : ${place}`,
  close: 'Fermer',
  start: 'Pour débuter',
  dates: ({ from, to }) =>
    Number(to) - Number(from) === 1 ? `${from} et ${to} mai 1940` : `Du ${from} au ${to} mai 1940`,
  may: ({ day }) => `${day} mai`,
  turns: ({ count }) => `${count} tours`,
  units: ({ count }) => `${count} unités`,
  hours: ({ count }) => `${count} h`,
  'side.german': 'Allemands',
  'side.french': 'Français',
  'side.allied': 'Alliés',
  length: 'Durée',
  'length.text': ({ turns, hours }) => `${turns} tours, environ ${hours} h`,
  complexity: 'Complexité',
  'complexity.1': 'Complexité : faible',
  'complexity.2': 'Complexité : moyenne',
  'complexity.3': 'Complexité : élevée',
  balance: 'Équilibre',
  'balance.none': 'pas encore mesuré',
  'balance.text': ({ german, other, games }) =>
    `${german} : ${other} en ${games} parties entre ordinateurs`,
  sides: 'Camps',
  'sides.french': ({ german, allied }) => `${german} unités allemandes, ${allied} françaises`,
  'sides.allied': ({ german, allied }) => `${german} unités allemandes, ${allied} alliées`,
  you: 'Vous',
  'you.text': ({ games, won }) => `parties finies : ${games}, gagnées : ${won}`,
  play: ({ place }) => `Jouer ${place}`,
  learn: 'Apprendre',
  rules: 'Règles',

  'undone.text': 'Chars contre chars en plaine belge. La DLM échange des villages contre du temps.',
  'undone.hard': 'terrain ouvert, peu de règles spéciales',
  'undone.german':
    'Prendre les villages et sortir par le bord ouest, ravitaillé ; ce qui n’entre jamais rapporte aussi.',
  'undone.allied':
    'Garder les villages et casser du blindé. Chaque réserve appelée donne un point à l’ennemi.',
  'challenged.text': 'Quatre jours pour forcer la Meuse, Rommel en tête, avant les chars français.',
  'challenged.hard': 'grande carte, fleuve, Rommel, nombreuses arrivées',
  'challenged.german':
    'Ouvrir un couloir libre d’un bord à l’autre, et y faire sortir des unités par l’ouest.',
  'challenged.allied': 'Tenir Dinant, garder le couloir fermé, détruire ce qui a passé le fleuve.',
  'unleashed.text': 'Tous les ponts ont sauté. Passer sous le feu, ponter, sortir de la vallée.',
  'unleashed.hard': 'fleuve, pontons, dés d’arrivée',
  'unleashed.german': 'Passer, ponter, et ouvrir le ravitaillement vers les six sorties de route.',
  'unleashed.allied':
    'Tenir la rive sud de Sedan, détruire des unités, engager la 3e DCR, mais pas trop tôt.',
  'checked.text':
    'Une voie ferrée, une bonne infanterie derrière, deux Panzerdivisionen à arrêter.',
  'checked.hard': 'dés d’arrivée, férocité marocaine',
  'checked.german':
    'Percer : cinq points pour un couloir libre jusqu’au bord ouest, un par village.',
  'checked.allied': 'Tenir les villages et Gembloux ; les DLM bouchent les trous.',
  'met.text': 'Un village perché change de mains tout le jour. Des B1 contre le Gross Deutschland.',
  'met.hard': 'petite carte, un seul combat, peu de règles spéciales',
  'met.german': 'Prendre Stonne et les hauteurs, puis les tenir jusqu’au second soir.',
  'met.allied': 'Tenir ou reprendre Stonne, et porter les chars où la route du nord est libre.',
  'stalled.text': 'Des Matilda contre des lignes minces. Les Alliés frappent, les 88 attendent.',
  'stalled.hard': 'colonnes tirées au sort, 88, Rommel',
  'stalled.german':
    'Garder les villages jusqu’au retour des chars ; appeler la 5. Panzer donne des points.',
  'stalled.allied':
    'Prendre des villages, atteindre une route sur les arrières, surprendre Rommel s’il vient.',
}
