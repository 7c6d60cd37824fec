import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './pace-words.en.ts'

export const words: Translated<typeof en> = {
  days: (days, hours) => (hours > 0 ? `${days} j ${hours} h` : `${days} j`),
  hours: (hours, minutes) =>
    minutes > 0 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${hours} h`,
  minutes: (minutes) => `${minutes} min`,
  moment: 'moins d’une minute',
  since: (length) => `depuis ${length}`,
  left: (length) => `il reste ${length}`,
  away: (day) => `en congé jusqu’au ${day}`,
  awayName: (name, day) => `${name} : en congé jusqu’au ${day}`,
  none: 'sans pendule',
  live: (minutes, seconds) =>
    seconds > 0 ? `en direct, ${minutes} min + ${seconds} s` : `en direct, ${minutes} min`,
  post: (days) => (days === 1 ? '1 jour pour répondre' : `${days} jours pour répondre`),
  bank: (days) => (days === 1 ? 'réserve de 1 jour' : `réserve de ${days} jours`),
  weekends: 'sans les week-ends',
}
