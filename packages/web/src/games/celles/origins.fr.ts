import type { OriginWords } from '../../screen/origins.ts'

/** The origins of the parts, in French. */
export const words: OriginWords = {
  title: 'Battles of the Bulge : Celles',
  intro:
    'Conçu par Roger Miller, carte de Mark Mahaffey, publié par Revolution Games. Nous avions le livret français, sans aucune image ni table, et des sources publiques.',
  parts: {
    rules: {
      what: 'Règles',
      note: 'Toutes les sections du livret ; là où il se contredit ou se tait, la page des règles dit ce qui est joué.',
    },
    setup: {
      what: 'Placement et calendrier',
      note: 'Les hexs et les dates du livret ; les pions de chaque case sont de notre choix.',
    },
    modifiers: {
      what: 'Attaques, modificateurs, coûts de mouvement',
      note: 'Le livret, un récit de partie et une adaptation publiée s’accordent.',
    },
    turns: {
      what: 'Nombre de tours et marqueurs par jour',
      note: 'Huit tours d’après les dates ; les marqueurs d’après les conseils aux joueurs.',
    },
    map: {
      what: 'Carte',
      note: 'Terrain, rivières et routes d’une adaptation publiée, vérifiés sur chaque exemple et sur le vrai terrain.',
    },
    counters: {
      what: 'Valeurs des pions et nombre d’unités',
      note: 'L’adaptation, vérifiée par les rapports des exemples ; les nombres dans la limite de 88 pions.',
    },
    rear: {
      what: 'Zones Arrière',
      note: 'Leurs contours : d’un seul tenant, sans ville à points, avec les entrées.',
    },
    crt: {
      what: 'Table des Résultats du Combat',
      note: '8 cases sur 55 sont connues ; aucun résultat n’empire quand le dé ou le rapport monte.',
    },
    infiltration: {
      what: 'Table d’Infiltration',
      note: 'La réussite dès 5 est connue ; quels échecs désorganisent est de notre choix.',
    },
    actions: {
      what: 'Actions par tour',
      note: 'Les tours 1 à 3 ensemble et le tour 4 sont connus, les autres sont de notre choix.',
    },
  },
}
