import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './ability-words.en.ts'

export const words: Translated<typeof en> = {
  abilities: [
    '',
    'ne prend pas de place sous un chef, et peut servir un canon.',
    'À terre ! donne 2 de couvert en plus à sa section.',
    'les pions Cloué ne lui font rien.',
    'sa section peut ignorer ce que le terrain coûte ou interdit ; pour un mouvement, il doit en être.',
    'sa section peut faire un mouvement simple sans carte.',
    'sa section pioche une carte quand elle se prépare.',
    'la main compte une carte de plus tant qu’il vit.',
    'lance les grenades à main une carte plus loin, à distance 2.',
    'il faut une Blessure de plus pour l’arrêter, et une de plus pour le tuer.',
  ],
  traits: {
    medic:
      'une fois par tour, retire un Coup au moral à quelqu’un de sa carte, ou une Blessure avec des bandages, qu’il garde. Pas s’il est cloué.',
    sniper:
      'tire sur un seul homme, que l’ennemi désigne sauf si l’on paie une carte. Tirer lui ôte sa dissimulation ; se dissimuler la lui rend.',
    armored:
      'se retire de toute puissance de feu contre lui ; le tir ordinaire compte pour moitié.',
    gun: 'se déplace d’une carte à la fois, à son propre tour seulement ; seuls des Assistants le servent.',
  },
  armored: 'Blindage',
}
