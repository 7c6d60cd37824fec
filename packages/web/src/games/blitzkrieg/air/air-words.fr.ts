import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './air-words.en.ts'

const COUNTS = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit']
const counted = (count: number): string => COUNTS[count] ?? String(count)

/** What the table of air units says in French. */
export const words: Translated<typeof en> = {
  missions: {
    title: (count) => `${counted(count)} unités aériennes`,
    note: 'Tout ordre peut changer avant l’envol.',
    caution: 'Puis l’ennemi peut intercepter, et les dés tombent : plus rien ne s’annule.',
  },
  interceptions: {
    title: (count) => `${counted(count)} intercepteurs`,
    note: 'Un contre un. Les dés tombent aussitôt, puis les bombes qui restent.',
    caution: 'Les dés sont lancés : plus rien ne s’annule.',
  },
  unit: 'Unité aérienne',
  order: 'Ordre',
  chance: { missions: 'désorganise', interceptions: 'l’arrête' },
  orderOf: (air) => `Ordre de ${air}`,
  choose: (air) => `Choisir ${air} : une touche sur la carte l’envoie`,
  bomb: (hex, names, chance) => `${hex} · ${names} · ${chance}`,
  meetsBomber: (air, hex, chance) => `${air}, bombes sur ${hex} · ${chance}`,
  meetsOther: (air) => `${air}, interdiction`,
  hadBy: (order, number) => `${order} (${number})`,
  interdict: 'Interdiction',
  hold: 'Reste au sol',
  faces: (faces) =>
    faces.length === 0 ? 'aucun dé' : faces.length === 1 ? `${faces[0]} seul` : faces.join(', '),
  fly: (count, of) => {
    if (count === 0) return 'Aucune ne vole'
    if (count < of) return `Envoyer ${count} sur ${of}`
    return `Envoyer les ${counted(count).toLowerCase()}`
  },
  meet: (count) => (count === 0 ? 'Laisser passer' : `En intercepter ${count}`),
  takeProposal: 'Prendre ces ordres',
  asProposed: 'Comme proposé',
  allStay: 'Aucune ne vole',
  alone: (count) => `Une à la fois : ${count}`,
  unopposed: (free) =>
    `Aucune unité aérienne ennemie disponible. Attendu : ${free} hexs désorganisés.`,
  opposed: (count, stops, free, met) =>
    `${count === 1 ? '1 unité aérienne ennemie disponible' : `${count} unités aériennes ennemies disponibles`}, qui arrêtent chacune une des vôtres à ${stops}. Attendu : ${free} hexs désorganisés, ${met} si toutes viennent.`,
  against: (free, met, down) =>
    `Attendu : ${free} de vos hexs désorganisés si toutes passent, ${met} ainsi. La vôtre est abattue à ${down}.`,
}
