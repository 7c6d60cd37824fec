import type { Translated } from '@estafette/kernel'
import type { sections as en } from '../en/sections.ts'

export const sections: Translated<typeof en> = {
  title: 'Sections',
  rules: {
    'FRL-SEC-1':
      'Tout soldat vivant appartient à une section et une seule, et une section se tient dans une carte de terrain et une seule.',
    'FRL-SEC-2':
      'Une section commandée a un chef, de Commandement 1 ou plus, et au plus autant de soldats que son Commandement, lui compris.',
    'FRL-SEC-3': 'Un chef seul est une section commandée.',
    'FRL-SEC-4':
      'Un soldat sans Commandement qui n’est dans aucune section commandée forme à lui seul une section non commandée ; une section non commandée a exactement un soldat.',
    'FRL-SEC-5': 'Un soldat Assistant ne compte pas dans le Commandement de son chef.',
    'FRL-SEC-6':
      'Un soldat qui a un Commandement peut servir sous un autre chef : il est alors un membre ordinaire et son Commandement ne sert pas.',
    'FRL-SEC-7':
      'Un sniper est toujours seul dans sa section ; même un Assistant ne peut le rejoindre.',
    'FRL-SEC-8':
      'Un véhicule ou un canon d’infanterie est toujours sa propre section ; il a un Commandement de 1 et forme donc une section commandée. Seuls des Assistants peuvent rejoindre un canon d’infanterie, et personne un véhicule.',
    'FRL-SEC-9':
      'Une carte de terrain peut contenir un nombre quelconque de sections de chaque camp.',
    'FRL-SEC-10':
      'Dans sa phase d’organisation, le joueur actif réarrange à son gré ses soldats d’une même carte de terrain : il crée, rejoint, quitte, échange ou dissout des sections ; chaque soldat quitte au plus une fois et rejoint au plus une fois, les cloués, blessés et soldats au moral épuisé comme les autres. Un soldat qui quitte la section emporte le couvert « jusqu’à la fin du tour » de la section ; un soldat qui en rejoint une a celui de la section rejointe.',
    'FRL-SEC-11':
      'Les sections ne se réarrangent à aucun autre moment, sauf quand FRL-MOVE-6 et FRL-SEC-12 l’imposent.',
    'FRL-SEC-12':
      'Quand un chef meurt, après la résolution, un membre qui a un Commandement lui succède, au choix du propriétaire s’ils sont plusieurs ; si les membres, Assistants non comptés, dépassent son Commandement, celui-ci dit qui reste et les autres deviennent chacun une section, non commandée ou, avec un Commandement, commandée. Sans successeur, chaque survivant devient une section non commandée. Tous gardent l’état Activée ou Non activée et tout couvert « jusqu’à la fin du tour ».',
    'FRL-SEC-13':
      'Une carte durable (Position de flanc, Position clé) appartient à la section et reste avec la partie qui garde le chef ou le soldat seul sur lequel elle fut jouée. Elle est défaussée si ce soldat meurt ou part servir sous un autre chef, ou si la section disparaît ; quand un successeur prend la tête selon FRL-SEC-12 elle reste avec sa section.',
    'FRL-SEC-14':
      'Un chef cloué, blessé ou au moral épuisé commande toujours : sa section reste commandée pour tenir le terrain, pour le Terrain ouvert et pour les attaques de ses autres soldats.',
  },
}
