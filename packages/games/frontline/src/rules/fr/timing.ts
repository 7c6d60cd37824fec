import type { Translated } from '@estafette/kernel'
import type { timing as en } from '../en/timing.ts'

export const timing: Translated<typeof en> = {
  title: 'Moments de jeu',
  rules: {
    'FRL-TIME-1': 'Quand deux événements sont simultanés le joueur actif résout le sien d’abord.',
    'FRL-TIME-2':
      'Un joueur peut jouer plusieurs cartes Instantanées sur la même situation ; elles ne coûtent l’action d’aucune section.',
    'FRL-TIME-3':
      'Ce qui se joue « à tout moment » (Repli, Cantine, Jumelles) se joue dans cinq fenêtres : aux Ralliements qui ouvrent un tour, avant chaque action, avant chaque réaction, à la phase de couvert, et à la fin du tour. Dans les quatre premières, l’adversaire de celui qui doit décider est interrogé d’abord, puis celui-ci peut jouer à tout moment aussi bien que décider, et après chaque jeu de l’un ou de l’autre, l’adversaire est de nouveau interrogé ; à la fin du tour, le joueur non actif et le joueur actif sont interrogés tour à tour jusqu’à ce que les deux passent de suite.',
    'FRL-TIME-4':
      'Rien n’interrompt un tirage de dégâts du premier pion au dernier : une Cantine peut servir avant le premier pion, non par un homme déjà mort.',
    'FRL-TIME-5':
      'Repli ne peut être joué entre la déclaration d’une attaque et la fixation de sa puissance de feu.',
    'FRL-TIME-6':
      'Les cartes piochées pour un terrain, la Planification, une Cantine ou une Position clé le sont aussitôt, avant la décision suivante.',
    'FRL-TIME-7':
      'Les cartes et pions à jouer à tout moment peuvent l’être dans les fenêtres du tour de l’un ou de l’autre ; chacun est un jeu, entièrement résolu avant la question suivante.',
    'FRL-TIME-8':
      'Les questions ne révèlent rien : celle d’une fenêtre, du Ralliement, de la phase de couvert ou de la contestation de Jumelles est posée quoi que le joueur tienne en secret, et omise seulement quand les faits visibles ne lui laissent qu’à passer, c’est-à-dire une main vide et, sur ses soldats vivants, ni pion face cachée ni pion connu qui servirait (pour les Jumelles seuls les pions comptent). Un joueur peut ordonner d’avance qu’il passe dans les fenêtres ; l’ordre est secret et sa réponse ressemble à toute autre.',
  },
  inert: {
    'FRL-TIME-1':
      'La séquence de jeu ne laisse pas deux événements au même moment : une seule section subit à la fois, et les questions se posent l’une après l’autre.',
  },
}
