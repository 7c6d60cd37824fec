import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The page that sets up a game, in French. */
export const words: Translated<typeof en> = {
  'player.human.text': 'Vous, ou quelqu’un à côté de vous devant cet écran.',
  'player.random.text': 'Prend n’importe quel choix permis. Bien pour découvrir les règles.',
  'player.rough.text':
    'Distingue un bon coup d’un mauvais, pas un bon d’un meilleur. Fait des fautes.',
  'player.greedy.text': 'Pèse les chances de chaque coup, un coup à la fois.',
  'player.think.text': 'Essaie ses idées avant d’agir.',

  'new.title': 'Nouvelle partie',
  'new.series': 'Toutes les batailles de la série',
  'new.scenario': 'Scénario',
  'new.position': 'La bataille telle qu’elle commence',
  'new.options': 'Options et variantes',
  'new.optionsText': 'Laissez-les telles quelles pour jouer la version publiée.',
  'new.seats': 'Qui joue',
  'new.seatsText': 'Jouez les deux camps, partagez l’écran, ou laissez l’ordinateur tenir un camp.',
  'new.seat': ({ side }) => `Qui joue : ${side}`,
  'new.start': 'Commencer la partie',
  'new.rule': ({ rule }) => `Règle ${rule}`,
  'new.summary': ({ scenario, players }) => `${scenario}. ${players}.`,
  'new.against': ' contre ',
  'new.unknown': ({ game }) => `Il n’y a pas de jeu nommé ${game}.`,
  'new.measured': ({ score, below, low, high, pairs }) =>
    `A obtenu ${score} contre ${below} à ce jeu (${pairs} paires de parties ; de ${low} à ${high} dans 95 matchs sur 100).`,
  'new.recruit': 'la recrue',
  'new.corporal': 'le caporal',
  'new.captain': 'le capitaine',
  'new.watch': 'L’ordinateur joue les deux camps : vous regarderez.',
}
