import type { Chapter } from '@estafette/kernel'

export const guns: Chapter = {
  id: 'guns',
  title: { en: 'Infantry guns', fr: 'Canons d’infanterie' },
  rules: [
    {
      id: 'FRL-GUN-1',
      source: 'Infantry Guns',
      tag: 'completed',
      en: 'An infantry gun moves only by a Move action in its owner’s turn, or by Fall Back, one card at a time. It may not use Double Time or Move Out, nor move as a reaction or as the answer to one.',
      fr: 'Un canon d’infanterie ne se déplace que par une action de Mouvement au tour de son propriétaire, ou par Repli, d’une carte à la fois. Il ne peut utiliser ni Double temps ni Déplacement, ni se déplacer en réaction ou en réponse à une réaction.',
    },
    {
      id: 'FRL-GUN-2',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Infantry guns are not armoured; otherwise they count as soldiers.',
      fr: 'Les canons d’infanterie ne sont pas blindés ; pour le reste, ils comptent comme des soldats.',
    },
    {
      id: 'FRL-GUN-3',
      source: 'Infantry Guns',
      tag: 'completed',
      en: 'An Assistant in the gun’s section shares its moves and may reload it: when the section prepares, he may put the gun’s ammo counter back instead of his own choice.',
      fr: 'Un Assistant dans la section du canon partage ses mouvements et peut le recharger : quand la section se prépare, il peut remettre le pion de munition du canon au lieu de faire son propre choix.',
    },
  ],
}
