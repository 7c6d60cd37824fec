import type { Translated } from '@estafette/kernel'
import type { advantage as en } from '../en/advantage.ts'

export const advantage: Translated<typeof en> = {
  title: 'L’Avantage',
  rules: {
    'ARR-9.0a':
      'Les Alliés commencent la partie avec l’Avantage. Seul son détenteur peut s’en servir, et s’en servir le remet à l’adversaire.',
    'ARR-9.1a':
      'Après les dés d’un assaut ou d’un bombardement et avant toute autre chose, le détenteur, attaquant ou défenseur, peut imposer aux deux camps la relance de tous leurs dés, troisièmes dés compris. Le nouveau résultat remplace l’ancien.',
    'ARR-9.1b':
      'Lors d’une relance, un Soutien de Combat déjà dépensé le reste et donne toujours trois dés à son camp.',
    'ARR-9.1c':
      'Le nouveau détenteur peut aussitôt imposer une autre relance du même combat, s’il n’a pas encore utilisé l’Avantage pendant ce tour.',
    'ARR-9.2a':
      'Quand on prolonge le tour, toutes les unités Fatiguées des deux camps redeviennent Fraîches et la Phase de Combat recommence. Les unités éliminées le restent, rien n’est réorganisé et les pions de Soutien Aérien ne sont pas renouvelés.',
    'ARR-9.2b':
      'Le détenteur peut prolonger le tour soit au moment de jouer une impulsion, soit, qu’il ait ou non l’Initiative, quand la Phase de Combat devrait se terminer ; au moins une unité sur la carte doit être Fatiguée. Selon une option, seulement quand la phase devrait se terminer.',
    'ARR-9.2c':
      'Quand le tour est prolongé, l’Initiative revient au joueur qui l’avait au début du tour.',
    'ARR-9.3a':
      'Pour rafraîchir des unités, le détenteur désigne un lieu où il a des unités Fatiguées, lance un dé et en retourne autant sur leur face Fraîche que l’indique le dé, à son choix, ou toutes si elles sont moins nombreuses.',
    'ARR-9.3b':
      'Le détenteur ne peut rafraîchir des unités que s’il a l’Initiative et au moment de jouer une impulsion ; ce n’est pas en soi une impulsion. Il ne le peut plus quand la Phase de Combat va se terminer : seul prolonger le tour permet alors de la poursuivre.',
    'ARR-9.4a': 'Le détenteur peut imposer aux deux joueurs la relance des dés d’Initiative.',
    'ARR-9.4b':
      'Le détenteur peut imposer la relance du dé d’arrivée des Français, des Panzers ou de la 5. Panzer, ou du dé de la décision de Gort, quel que soit le joueur qui l’a lancé.',
    'ARR-9.4c':
      'L’Avantage ne permet de relancer ni le dé du départ de Rommel au nord, ni le dé de rafraîchissement, ni celui du choix des camps ; une égalité à l’Initiative est rejouée sans lui.',
    'ARR-9.5a':
      'Chaque joueur peut utiliser l’Avantage au plus une fois par tour, quel qu’en soit l’usage.',
  },
}
