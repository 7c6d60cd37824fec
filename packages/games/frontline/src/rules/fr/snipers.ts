import type { Translated } from '@estafette/kernel'
import type { snipers as en } from '../en/snipers.ts'

export const snipers: Translated<typeof en> = {
  title: 'Snipers',
  rules: {
    'FRL-SNI-1':
      'Un sniper commence avec son pion du côté Couvert de dissimulation : 10 de couvert contre tout ce qui le vise.',
    'FRL-SNI-2':
      'Le couvert inhérent du sniper s’applique toujours et s’ajoute à tout autre couvert.',
    'FRL-SNI-3':
      'Un sniper attaque ou contre-attaque un seul soldat d’une section ennemie. Il ne tire jamais sur un véhicule blindé ; les véhicules non blindés et les canons d’infanterie peuvent être touchés.',
    'FRL-SNI-4':
      'Le tireur désigne la section et le propriétaire de celle-ci le soldat ; en défaussant une carte d’action de plus à la déclaration, le tireur désigne lui-même le soldat.',
    'FRL-SNI-5':
      'La puissance de feu du sniper se calcule normalement et l’adversaire peut réagir normalement ; toute la puissance de feu restante s’applique au seul soldat visé.',
    'FRL-SNI-6':
      'Déclarer une attaque ou une contre-attaque retourne le pion du côté viseur : le Couvert de dissimulation est perdu aussitôt, même contre l’excédent d’une contre-attaque sur le sniper. Le pion reste sur la carte visée jusqu’à la fin du tir, puis revient au sniper, viseur visible.',
    'FRL-SNI-7':
      'Un sniper retrouve son Couvert de dissimulation en dépensant son action pour Se dissimuler.',
    'FRL-SNI-8':
      'La contre-attaque d’un sniper réduit l’attaque comme toute autre ; son excédent ne frappe que le soldat visé.',
    'FRL-SNI-9':
      'Si le soldat visé quitte la carte de sa section avant le tirage des dégâts, le tir se résout encore contre lui ; s’il est mort, le tir est perdu.',
    'FRL-SNI-10':
      'Un sniper peut se déplacer, se préparer et bénéficier de cartes Instantanées. Se déplacer conserve le Couvert de dissimulation ; son arme n’a pas de munition et ne se recharge jamais : il se prépare pour ne plus être cloué ou pour piocher.',
    'FRL-SNI-11':
      'Quoi qu’un sniper utilise pour attaquer ou contre-attaquer, grenade à main comprise, FRL-SNI-3 à FRL-SNI-6 s’appliquent. Il ne peut pas contre-attaquer un attaquant blindé.',
  },
}
