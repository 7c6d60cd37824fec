import type { Translated } from '@estafette/kernel'
import type { setup as en } from '../en/setup.ts'

export const setup: Translated<typeof en> = {
  title: 'Placement',
  rules: {
    'ARR-12.1a':
      'Le marqueur de tour commence sur 15 h, les Alliés reçoivent l’Avantage et les pions réorganisés (R) sont mis de côté.',
    'ARR-12.2a':
      'Toutes les unités commencent Fraîches. Dans le placement libre, les joueurs placent tour à tour un groupe entier, les Allemands en premier ; un joueur qui n’a plus rien à placer est sauté.',
    'ARR-12.2b': 'Dans le placement libre, aucun lieu ne peut recevoir plus d’un groupe.',
    'ARR-12.2.1a':
      'Les groupes alliés B à I se placent dans les Secteurs 20 à 28 ou les zones D, E et F. Les groupes A et J sont tenus en réserve jusqu’à leur libération.',
    'ARR-12.2.1b':
      'Le Secteur 25 (Arras) ne peut recevoir qu’un groupe de cinq unités au plus, sans compter les chefs : l’un des groupes D à I, mais ni B ni C.',
    'ARR-12.2.2a':
      'Les groupes allemands A à K se placent dans les Secteurs 1 à 19 ou les zones A, B et C, et le groupe L est tenu en réserve jusqu’à sa libération. Le groupe M va dans la zone A : le placer compte comme l’un des placements allemands, et la zone A ne peut recevoir aucun autre groupe.',
    'ARR-14.2a':
      'Dans le placement historique, les groupes alliés se tiennent ainsi : A en 21 (bloqué), B en 22, C en 23, D en 25, E en 24, F en 26, G en 28, H et I en 27, J en zone E (bloqué). Les groupes allemands se tiennent ainsi : A en 2, B en 3, C en 4, D en 5, E en 6, F en 7, G en 8, H en 9, I en 10, J en 13, K en 14, L en 19 (bloqué), M en zone A (bloqué). Le Secteur 27, avec ses deux groupes, fait exception à la limite d’un groupe par lieu.',
    'ARR-14.2.3a':
      'Dans le placement historique, les six unités françaises du groupe A sont bloquées dans le Secteur 21 : jusqu’à leur libération, elles ne peuvent pas le quitter et aucune unité, de quelque camp que ce soit, ne peut y entrer, par mouvement ou par retraite. Elles sont libérées selon la règle de l’arrivée des Français, qui ouvre aussi le Secteur 21.',
    'ARR-14.2.3b':
      'Dans le placement historique, les quatre unités du groupe allemand L sont bloquées dans le Secteur 19 : jusqu’à leur libération, elles ne peuvent pas le quitter et aucune unité, de quelque camp que ce soit, ne peut y entrer, par mouvement ou par retraite. Elles sont libérées selon la règle de l’arrivée des Panzers, qui ouvre aussi le Secteur 19.',
    'ARR-14.2.3c':
      'Dans le placement historique, la 5. Panzer (groupe M) est libérée dans la zone A exactement comme dans le placement libre.',
    'ARR-14.2.3d':
      'Dans le placement historique, la décision de Gort sur la fin de la partie se prend exactement comme dans le placement libre.',
    'ARR-14.2.3e':
      'Dans le placement historique, Rommel peut partir au nord exactement comme dans le placement libre.',
    'ARR-14.2.3f':
      'Dans le placement historique, les réserves britanniques (groupe J) sont bloquées dans la zone E jusqu’à ce que la règle des réserves britanniques les libère ; la libération les débloque simplement sur place. Les autres unités peuvent utiliser la zone E entre-temps.',
  },
}
