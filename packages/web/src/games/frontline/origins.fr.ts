import type { OriginWords } from '../../screen/origins.ts'

/** The origins of the parts, in French. */
export const words: OriginWords = {
  title: 'Frontline : D-Day',
  intro:
    'Conçu et publié par Dan Verssen. Le terrain, ce sont neuf cartes, et nous n’avions l’image d’aucune : un livret français qui s’interrompt à mi-chemin, et ses exemples.',
  parts: {
    rules: {
      what: 'Règles',
      note: 'Le livret, jusqu’où il va ; ce qu’il annonce et que nous n’avons pas est complété, et la page des règles dit quoi.',
    },
    titles: {
      what: 'Cartes d’action, terrains, équipement, dégâts : noms et effets',
      note: 'Décrits un à un dans le livret ; le prix d’un Cloué est le sien.',
    },
    examples: {
      what: 'Valeurs citées par les exemples',
      note: 'La puissance de feu, le Moral ou le couvert sans lesquels un exemple ne tombe pas juste.',
    },
    copies: {
      what: 'Exemplaires des cartes, faces des cartes de terrain',
      note: 'Combien de chaque titre, et quels terrains partagent une carte.',
    },
    forces: {
      what: 'Cartes de force',
      note: 'Hommes, véhicules et canons de trois armées ; leurs PV découlent de leurs valeurs par une seule formule.',
    },
    damage: {
      what: 'Prix des autres pions de dégât',
      note: 'Fixés d’après celui du Cloué, plus élevés sous un meilleur couvert.',
    },
    battles: {
      what: 'Batailles historiques, campagnes, équipes, solitaire',
      note: 'Des chapitres dont le titre seul est connu : dix-neuf batailles d’après l’histoire publique.',
    },
  },
}
