import type { Translated } from './catalog.ts'
import type { boardsEn } from './boards.en.ts'

/** The page about the boards, in French. */
export const boardsFr: Translated<typeof boardsEn> = {
  title: 'À propos des cartes',
  intro:
    'Les règles de ces jeux sont publiques ; leurs cartes et leurs pions imprimés ne le sont pas. Ce qu’aucun texte ne dit a été reconstitué, et cette page dit quoi.',
  honest:
    'Les règles sont appliquées telles qu’imprimées. La carte et les facteurs sont en partie les nôtres : ils peuvent différer de ceux qui ont été publiés.',
  rulebook: 'Livret',
  'rulebook.text': 'Écrit dans le livret de règles.',
  derived: 'Déduit',
  'derived.text': 'Non écrit, mais une seule valeur s’accorde avec les règles.',
  reconstructed: 'Reconstitué',
  'reconstructed.text':
    'Aucun texte ne le donne. Rebâti d’après la géographie et l’histoire, de sorte que chaque règle tienne.',
  'table.what': 'Élément',
  'table.from': 'Origine',
  'table.note': 'Comment',
  'arras.title': 'Counter-Attack : Arras',
  'arras.intro':
    'Conçu par Michael Rinella, développé et illustré par Olivier Revenu, publié par Battles Magazine. Nous avions les livrets anglais et français, et pas de carte.',
  'arras.rules': 'Règles',
  'arras.rules.note':
    'Toutes les sections des deux livrets ; là où ils divergent, la page des règles dit lequel est joué.',
  'arras.places': 'Secteurs et zones',
  'arras.places.note':
    '28 secteurs numérotés, 6 zones, leurs couleurs, et les noms que le texte mentionne.',
  'arras.control': 'Qui tient quoi',
  'arras.control.note':
    'Le contrôle au début, les limites d’empilement et les étoiles des secteurs 5, 9 et 20.',
  'arras.turns': 'Piste des tours',
  'arras.turns.note': 'Sept heures, de 15 h à 21 h, avec le Soutien Aérien de chacune.',
  'arras.order': 'Ordre de bataille',
  'arras.order.note':
    'Chaque unité par nom et par groupe, les deux placements et toutes les arrivées.',
  'arras.rings': 'Cercles rouges',
  'arras.rings.note': 'Les secteurs 2, 4, 6 et 7 : ceux qui font gagner aussitôt.',
  'arras.names': 'Quelques noms',
  'arras.names.note':
    'Les secteurs 1, 11, 12 et 15 à 18, et les zones B, C, D et F, par la géographie.',
  'arras.outlines': 'Contours et voisinages',
  'arras.outlines.note':
    'Tracés autour des vrais villages. Les deux paires que les règles disent non adjacentes se touchent en un point.',
  'arras.rivers': 'Limites de rivière',
  'arras.rivers.note':
    'La Scarpe, seule rivière que les règles nomment. Les autres cours d’eau sont sans effet.',
  'arras.terrain': 'Modificateurs et formes de terrain',
  'arras.terrain.note':
    'Villages ouverts +1, gros villages, bois et hauteurs +2, Mont-St-Éloi, Arras et Cambrai +3.',
  'arras.factors': 'Tous les facteurs de tous les pions',
  'arras.factors.note':
    'Attaque, défense et mouvement, frais et fatigué, qui peut déborder, et les pions R.',
  'arras.groupM': 'Groupe M allemand',
  'arras.groupM.note':
    '5. Panzer-Division : deux bataillons du Panzer-Regiment 31, un du Schützen-Regiment 13.',
  'arras.track': 'Piste des points de victoire',
  'arras.track.note': 'Sa longueur et sa place sur la carte.',
  'celles.title': 'Battles of the Bulge : Celles',
  'celles.intro':
    'Conçu par Roger Miller, carte de Mark Mahaffey, publié par Revolution Games. Nous avions le livret français, sans aucune image ni table, et des sources publiques.',
  'celles.rules': 'Règles',
  'celles.rules.note':
    'Toutes les sections du livret ; là où il se contredit ou se tait, la page des règles dit ce qui est joué.',
  'celles.setup': 'Placement et calendrier',
  'celles.setup.note':
    'Les hexs et les dates du livret ; les pions de chaque case sont de notre choix.',
  'celles.modifiers': 'Attaques, modificateurs, coûts de mouvement',
  'celles.modifiers.note': 'Le livret, un récit de partie et une adaptation publiée s’accordent.',
  'celles.turns': 'Nombre de tours et marqueurs par jour',
  'celles.turns.note':
    'Huit tours d’après les dates ; les marqueurs d’après les conseils aux joueurs.',
  'celles.map': 'Carte',
  'celles.map.note':
    'Terrain, rivières et routes d’une adaptation publiée, vérifiés sur chaque exemple et sur le vrai terrain.',
  'celles.rear': 'Zones Arrière',
  'celles.rear.note': 'Leurs contours : d’un seul tenant, sans ville à points, avec les entrées.',
  'celles.counters': 'Valeurs des pions et nombre d’unités',
  'celles.counters.note':
    'L’adaptation, vérifiée par les rapports des exemples ; les nombres dans la limite de 88 pions.',
  'celles.crt': 'Table des Résultats du Combat',
  'celles.crt.note':
    '8 cases sur 55 sont connues ; aucun résultat n’empire quand le dé ou le rapport monte.',
  'celles.infiltration': 'Table d’Infiltration',
  'celles.infiltration.note':
    'La réussite dès 5 est connue ; quels échecs désorganisent est de notre choix.',
  'celles.actions': 'Actions par tour',
  'celles.actions.note':
    'Les tours 1 à 3 ensemble et le tour 4 sont connus, les autres sont de notre choix.',
  'blitzkrieg.title': 'France 1940 : Blitzkrieg in the West',
  'blitzkrieg.intro':
    'Conçu par Paul Rohrbaugh, graphisme de Bruce Yearian, publié par High Flying Dice Games. Nous avions les règles françaises des six batailles, sans carte, et les pions de deux divisions seulement.',
  'blitzkrieg.rules': 'Règles',
  'blitzkrieg.rules.note':
    'La série et ses six batailles ; ce qui est coupé ou se contredit est tranché, et la page des règles dit comment.',
  'blitzkrieg.tables': 'Combat, bombardement, combat aérien, terrain',
  'blitzkrieg.tables.note':
    'Les quatre tables sont imprimées ; deux notes de la table du terrain sont de nous.',
  'blitzkrieg.turns': 'Tours, placement, arrivées, événements, victoire',
  'blitzkrieg.turns.note':
    'Tels qu’imprimés pour chaque bataille ; les phrases coupées en bas de colonne sont complétées.',
  'blitzkrieg.gembloux': 'Pions des 3. et 4. Panzer à Gembloux',
  'blitzkrieg.gembloux.note': 'Le seul ordre de bataille dont les valeurs sont imprimées.',
  'blitzkrieg.letters': 'Quelques hexs à Sedan et à Arras',
  'blitzkrieg.letters.note':
    'La rive où se trouvent 1604 et 1606, et les hexs à lettre : un seul lieu convient à chaque usage.',
  'blitzkrieg.maps': 'Les six cartes',
  'blitzkrieg.maps.note':
    'La géographie publique autour de chaque hex nommé : niveaux, bois, eaux, routes, voies ferrées.',
  'blitzkrieg.counters': 'Tous les autres pions',
  'blitzkrieg.counters.note':
    'Les ordres de bataille publics de mai 1940, avec des valeurs d’après celles qui sont imprimées.',
  'blitzkrieg.formations': 'Barres de formation',
  'blitzkrieg.formations.note':
    'La division, ou le commandement indépendant : qui peut s’empiler avec qui.',
  'frontline.title': 'Frontline : D-Day',
  'frontline.intro':
    'Conçu et publié par Dan Verssen. Le terrain, ce sont neuf cartes, et nous n’avions l’image d’aucune : un livret français qui s’interrompt à mi-chemin, et ses exemples.',
  'frontline.rules': 'Règles',
  'frontline.rules.note':
    'Le livret, jusqu’où il va ; ce qu’il annonce et que nous n’avons pas est complété, et la page des règles dit quoi.',
  'frontline.titles': 'Cartes d’action, terrains, équipement, dégâts : noms et effets',
  'frontline.titles.note': 'Décrits un à un dans le livret ; le prix d’un Cloué est le sien.',
  'frontline.examples': 'Valeurs citées par les exemples',
  'frontline.examples.note':
    'La puissance de feu, le Moral ou le couvert sans lesquels un exemple ne tombe pas juste.',
  'frontline.copies': 'Exemplaires des cartes, faces des cartes de terrain',
  'frontline.copies.note': 'Combien de chaque titre, et quels terrains partagent une carte.',
  'frontline.forces': 'Cartes de force',
  'frontline.forces.note':
    'Hommes, véhicules et canons de trois armées ; leurs PV découlent de leurs valeurs par une seule formule.',
  'frontline.damage': 'Prix des autres pions de dégât',
  'frontline.damage.note': 'Fixés d’après celui du Cloué, plus élevés sous un meilleur couvert.',
  'frontline.battles': 'Batailles historiques, campagnes, équipes, solitaire',
  'frontline.battles.note':
    'Des chapitres dont le titre seul est connu : dix-neuf batailles d’après l’histoire publique.',
  'how.title': 'Comment Arras a été rebâtie',
  'how.geography':
    'La carte repose sur le vrai terrain, 62 points de la carte au kilomètre. Les deux colonnes britanniques du 21 mai passèrent par Duisans, Warlus, Berneville et Wailly, et par Dainville, Agny, Beaurains et Wancourt : ces premiers mouvements existent sur notre carte.',
  'how.constraints':
    'Les règles contraignent une carte plus qu’on ne croit. Trente-cinq contrôles y tiennent la nôtre, des riverains de la Scarpe à la taille des groupes ; ils sont refaits à chaque compilation.',
  'how.factors':
    'La formule de combat fixe l’échelle. Une colonne de neuf unités ajoute huit par le nombre seul : les compagnies britanniques attaquent donc à 1 ou 2, et un bataillon allemand défend à 7.',
  'how.trial':
    'En 180 parties d’essai entre joueurs simples et égaux, les Alliés en ont gagné 84 et les Allemands 96. C’est une indication, non une preuve d’équilibre.',
  'ornament.title': 'Ce qui n’est qu’ornement',
  'ornament.text':
    'Champs, ombrage, courbes de niveau, hameaux et, sauf dans Blitzkrieg, voies ferrées rendent les cartes lisibles et ne portent aucune règle.',
  'pack.title': 'Si vous possédez le jeu imprimé',
  'pack.text':
    'Un correctif de carte, un petit fichier, peut remplacer la carte, les pions et les pistes par les valeurs imprimées sans toucher à une règle. Il est vérifié au chargement.',
}
