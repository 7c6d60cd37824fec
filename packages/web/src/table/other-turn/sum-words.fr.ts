import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './sum-words.en.ts'

const NN = '\u202f'

const some = (one: string, many: string) => (count: number) => (count < 2 ? one : many)
const same = (word: string) => some(word, `${word}s`)

export const words: Translated<typeof en> = {
  over: (who, when) => [who, when, 'terminé'].filter(Boolean).join(', '),
  doneToYou: 'Contre vous',
  doneToYouAll: (all) => `Contre vous : ${all}`,
  computer: 'ordinateur',
  hint: 'pressez : la carte y va',
  more: (count) => (count < 2 ? `Et ${count} autre` : `Et ${count} autres`),
  colon: ' : ',
  semicolon: `${NN}; `,
  else: 'Par ailleurs',
  waits: `Votre tour attend${NN}; rien ne court.`,
  toMyTurn: 'À mon tour',
  showAgain: 'Revoir',
  inLog: 'Au journal',
  inVain: (deed) => `${deed} : sans effet`,
  unchanged: 'inchangé',
  change: (from, to) => `de ${from} à ${to}`,
  automat: 'Automate',
  andOthers: (names, count) => `${names} et ${count} de plus`,
  backTo: (names, place) => `${names} en repli vers ${place}`,
  became: {
    lost: same('perdue'),
    killed: same('mort'),
    reduced: same('réduite'),
    wounded: same('blessé'),
    refit: () => 'sous marqueur Refit',
    disrupted: same('désorganisée'),
    spent: same('épuisée'),
    pinned: same('cloué'),
    shaken: same('ébranlé'),
    driven: same('repoussée'),
    place: () => 'en moins',
    aircraft: same('abattu'),
    cut: same('coupée'),
    marker: same('perdu'),
  },
  counted: {
    lost: same('perdue'),
    killed: same('mort'),
    reduced: same('réduite'),
    wounded: same('blessé'),
    refit: () => 'sous Refit',
    disrupted: same('désorganisée'),
    spent: same('épuisée'),
    pinned: same('cloué'),
    shaken: same('ébranlé'),
    driven: same('repoussée'),
    place: some('lieu perdu', 'lieux perdus'),
    aircraft: some('avion abattu', 'avions abattus'),
    cut: same('coupée'),
    marker: some('marqueur perdu', 'marqueurs perdus'),
  },
}
