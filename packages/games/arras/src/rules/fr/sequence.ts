import type { Translated } from '@estafette/kernel'
import type { sequence as en } from '../en/sequence.ts'

export const sequence: Translated<typeof en> = {
  title: 'Séquence de jeu et Initiative',
  rules: {
    'ARR-4.1a':
      'Les Alliés commencent les tours 1 et 2 avec l’Initiative, les Allemands les tours 6 et 7, sans lancer de dés.',
    'ARR-4.1b':
      'Aux tours 3, 4 et 5, chaque joueur lance deux dés et le total le plus élevé donne l’Initiative.',
    'ARR-4.1c':
      'Le jet d’Initiative allié est modifié de +1 pour chacun des Secteurs 5 et 9 sous contrôle allié, et de −1 si le Secteur 20 est sous contrôle allemand. Seul le contrôle compte, même si le Secteur est Contesté.',
    'ARR-4.1d':
      'Si les totaux modifiés sont égaux, les deux joueurs relancent aussitôt les dés jusqu’à ce que les totaux diffèrent. L’Avantage ne peut servir que sur le jet qui décide, pas sur une égalité.',
    'ARR-4.2a':
      'À chaque tour, dès que l’Initiative est fixée, les deux joueurs reçoivent leurs pions de Soutien Aérien pour ce tour.',
    'ARR-4.3a':
      'Tant que dure la Phase de Combat, le détenteur de l’Initiative joue une impulsion après l’autre ; l’adversaire n’en joue aucune tant que l’Initiative n’a pas changé de camp.',
    'ARR-4.3b':
      'Une impulsion consiste à activer un lieu, à déclarer un bombardement ou à passer, et en rien d’autre. Un lieu ne peut être activé que si au moins une de ses unités peut se déplacer ou donner l’assaut.',
    'ARR-4.3c':
      'L’Initiative change de camp dès que son détenteur passe, n’a plus aucune unité Fraîche sur la carte, ou subit un Échec dans un assaut ou un bombardement.',
    'ARR-4.3d':
      'La Phase de Combat prend fin quand les deux joueurs passent lors d’impulsions consécutives, sans autre impulsion entre les deux, ou quand aucun des deux n’a plus d’unité Fraîche sur la carte.',
    'ARR-4.3e':
      'Un joueur qui détient l’Initiative sans aucune unité Fraîche se voit d’abord proposer l’usage de l’Avantage, s’il en dispose, et est sinon réputé passer. Cela vaut comme s’il avait passé de lui-même : si l’adversaire passe à l’impulsion suivante, la Phase de Combat prend fin.',
    'ARR-4.3f':
      'Les unités bloquées dans l’attente de leur libération ne comptent pas comme Fraîches quand il s’agit de savoir si un joueur peut encore agir ou si la Phase de Combat est terminée.',
    'ARR-4.3g':
      'Un lieu peut être activé autant de fois qu’on le souhaite dans un même tour, tant que le joueur y a encore une unité Fraîche.',
    'ARR-4.3h':
      'Au cours d’une activation, mouvements et assauts se font l’un après l’autre, et chaque assaut est entièrement résolu avant le mouvement suivant. Un Échec met aussitôt fin à l’activation ; les unités du lieu actif qui n’ont pas encore servi y restent et demeurent Fraîches.',
    'ARR-4.4a':
      'Dans la Phase de Réorganisation, le joueur allié effectue d’abord toutes ses réorganisations, puis le joueur allemand les siennes.',
    'ARR-4.5a':
      'La Phase Finale se déroule dans cet ordre : compter les Points de Victoire ; vérifier la Victoire Automatique ; après le tour 7, procéder à la détermination finale de la victoire ; à la fin des tours 4 à 6, lancer le dé pour la décision de Gort. Si la partie continue, toutes les unités Fatiguées redeviennent Fraîches et le marqueur de tour avance.',
  },
}
