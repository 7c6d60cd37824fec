import type { Translated } from '@estafette/kernel'
import type { support as en } from '../en/support.ts'

export const support: Translated<typeof en> = {
  title: 'Soutien de Combat',
  rules: {
    'ARR-8.0a':
      'Un camp qui utilise un Soutien de Combat dans un assaut lance trois dés au lieu de deux et additionne les trois.',
    'ARR-8.1.1a':
      'Le joueur qui ne détient pas l’Avantage décide le premier d’utiliser ou non un Soutien de Combat ; son détenteur décide ensuite en connaissance de cause.',
    'ARR-8.1.3a':
      'Chaque camp peut utiliser au plus un Soutien de Combat par assaut : une unité d’artillerie ou un pion de Soutien Aérien.',
    'ARR-8.2a':
      'Seule une unité d’artillerie Fraîche peut donner un soutien d’artillerie, et elle devient Fatiguée dès qu’elle le donne.',
    'ARR-8.2b':
      'Une artillerie placée dans un lieu Contesté ne soutient qu’un assaut dans ce même lieu. Depuis un lieu Libre, elle soutient un assaut à deux adjacences de distance au plus, comptées à travers n’importe quels lieux.',
    'ARR-8.2c':
      'Pour être soutenu par une artillerie de la Wehrmacht, SS ou britannique, en attaque ou en défense, un camp doit avoir au moins une unité de cette même appartenance parmi ses unités d’assaut ou ses défenseurs du lieu. Une artillerie présente dans le lieu attaqué est elle-même en défense et remplit seule cette condition ; une artillerie qui soutient un assaut dans son propre lieu Contesté n’est pas une unité d’assaut et ne la remplit pas.',
    'ARR-8.2d':
      'Les Français n’ont pas d’artillerie ; des unités françaises combattant sans Britanniques ne peuvent recevoir ni soutien d’artillerie ni Soutien Aérien.',
    'ARR-8.2e':
      'L’artillerie de soutien ne partage pas le sort du groupe d’assaut : un Échec ne la repousse pas et ne lui cause aucun autre tort.',
    'ARR-8.2f':
      'Une artillerie présente dans le lieu attaqué peut donner le soutien défensif. Elle devient Fatiguée avant le calcul de la Valeur de Défense : elle n’ajoute donc plus 1 et, si elle est l’Unité Avancée, défend avec son Facteur de Défense de face Fatiguée.',
    'ARR-8.2g': 'Une artillerie bloquée, non encore libérée, ne donne aucun soutien.',
    'ARR-8.3a':
      'Le Soutien Aérien atteint un assaut n’importe où sur la carte. Le Soutien Aérien allié exige toutefois une unité britannique du côté allié de cet assaut.',
    'ARR-8.3.2a':
      'Les Allemands ne reçoivent aucun pion de Soutien Aérien aux tours 1 et 2, puis 1 au tour 3, 2 aux tours 4 et 5, 3 au tour 6 et 4 au tour 7.',
    'ARR-8.3.4a': 'Les Alliés reçoivent 2 pions de Soutien Aérien à chaque tour.',
    'ARR-8.3.5a': 'Chaque emploi du Soutien Aérien fait défausser un pion.',
    'ARR-8.3.5b': 'Les pions de Soutien Aérien non utilisés sont perdus à la fin du tour.',
    'ARR-8.3.5c': 'Prolonger le tour ne rend aucun pion de Soutien Aérien.',
  },
}
