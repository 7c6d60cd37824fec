import type { Translated } from '@estafette/kernel'
import type { common as en } from '../en/common.ts'

export const common: Translated<typeof en> = {
  title: 'Commun aux batailles',
  rules: {
    'BLZ-COM-1':
      'Option : avant le rapport, l’infanterie et l’infanterie lourde attaquées par des blindés en terrain clair ou bois, sans blindé ami non désorganisé dans l’hex, lancent un dé. Sur un dé au plus égal à son facteur de défense, l’unité doit tenir sans retraite ; sur 6, elle est désorganisée.',
    'BLZ-COM-2':
      'Chaque bataille dit qui se place en premier, qui joue en premier, quels bords ravitaillent, et combien il y a d’unités aériennes.',
    'BLZ-COM-3':
      'À Arras, le tour allié vient en premier. Arbitrage : les notes de jeu, la mise en place et l’initiative du 21 l’emportent sur la séquence imprimée.',
    'BLZ-COM-4':
      'L’empilement vaut à la mise en place. Les transports se placent avec les unités de leur formation. Le second joueur évite les zones de contrôle ennemies tant qu’il peut.',
    'BLZ-COM-5': 'Les symboles de la piste sont des rappels ; le texte fait foi.',
  },
}
