import type { Translated } from '@estafette/kernel'
import type { movement as en } from '../en/movement.ts'

export const movement: Translated<typeof en> = {
  title: 'Mouvement',
  rules: {
    'ARR-5.0a':
      'Seul un lieu qui contient au moins une unité Fraîche du joueur actif peut être activé. Ce joueur peut utiliser autant des unités Fraîches présentes qu’il le désire.',
    'ARR-5.0b':
      'Seules les unités Fraîches se déplacent. Une unité Fatiguée ne change de lieu que par une retraite.',
    'ARR-5.0c':
      'Les unités d’une même activation sont indépendantes : chacune peut avoir sa destination, son trajet et son action, et seul un assaut commun les lie.',
    'ARR-5.1a':
      'Une unité avance d’un lieu à un lieu adjacent et dépense pour chacun des points de son Facteur de Mouvement (FM), dans la limite du FM imprimé sur le pion.',
    'ARR-5.1b':
      'Une unité qui s’est déplacée devient Fatiguée une fois son mouvement terminé, y compris son assaut et son Débordement s’il y en a.',
    'ARR-5.1c':
      'Une unité ne peut pas se déplacer deux fois dans une même impulsion, ni se déplacer puis donner un assaut sur place.',
    'ARR-5.1d':
      'Le trajet d’une unité peut revenir dans un lieu déjà visité, même celui de départ, par exemple pour prendre le contrôle d’un voisin Vacant puis rentrer ; chaque lieu suivant doit être permis et payé.',
    'ARR-5.1.1a': 'Ni le terrain ni les rivières ne modifient le coût du mouvement.',
    'ARR-5.1.3a':
      'Un camp ne peut jamais avoir plus de 10 unités dans un lieu, même au cours d’un déplacement ; dans le Secteur 25 (Arras), la limite est de 5 unités par camp.',
    'ARR-5.1.3b':
      'L’empilement ignore les chefs : ils n’entrent pas dans le compte et la limite ne les arrête pas.',
    'ARR-5.1.3c':
      'Une unité ne peut pas même traverser un lieu si sa présence devait y dépasser la limite d’empilement.',
    'ARR-5.1.4a':
      'Un camp prend le contrôle d’un lieu à l’instant même où il y a une unité et où aucune unité ennemie ne s’y trouve.',
    'ARR-5.1.4b':
      'Un lieu où se tiennent des unités des deux camps est Contesté. Contester un lieu n’en change pas le contrôle.',
    'ARR-5.1.4c':
      'Pour un camp, un lieu est Vacant quand aucune unité ennemie ne s’y trouve, quel que soit le camp qui le contrôle et qu’il y ait ou non des unités amies.',
    'ARR-5.1.4d': 'Pour un camp, un lieu est Libre quand il est Vacant et que ce camp le contrôle.',
    'ARR-5.1.4e':
      'Une unité en mouvement prend le contrôle des lieux qu’elle ne fait que traverser ; elle n’a pas besoin de s’y arrêter.',
    'ARR-5.1.4f':
      'Un lieu où il ne reste aucune unité demeure sous le contrôle du dernier camp qui l’a tenu.',
    'ARR-5.1.4g':
      'Les unités de tout type, chefs et artillerie compris, conservent ou prennent le contrôle, par exemple quand la dernière unité ennemie quitte un lieu Contesté.',
    'ARR-5.2a':
      'Entrer dans un lieu sans unité ennemie coûte 1 FM, ou 2 FM s’il est adjacent à un lieu non Contesté contenant une unité ennemie Fraîche (les ennemis Frais des lieux Contestés ne renchérissent pas le pas) ; entrer dans un lieu occupé par l’ennemi coûte 3 FM si toutes ses unités y sont Fatiguées et 4 FM si l’une au moins est Fraîche. Quitter un lieu occupé par l’ennemi coûte 3 FM si toutes ses unités y sont Fatiguées et la totalité du FM si l’une au moins est Fraîche. Pour chaque lieu, on ne paie que le plus élevé des coûts applicables.',
    'ARR-5.2b':
      'Le coût de 2 FM s’applique dès qu’un lieu adjacent non Contesté contient une unité ennemie Fraîche, même si les autres ennemis Frais du voisinage se tiennent dans des lieux Contestés.',
    'ARR-5.2c':
      'Les flèches des zones comptent comme adjacence quand on recherche des unités ennemies Fraîches au voisinage du lieu où l’on entre.',
    'ARR-5.2d':
      'Les unités ennemies Fraîches adjacentes de tout type renchérissent l’entrée, chefs, artillerie et unités bloquées compris.',
    'ARR-5.2e':
      'Pour quitter un lieu qui contient une unité ennemie Fraîche, une unité doit disposer encore de tout son FM : elle n’entre que dans un lieu adjacent, ce qui l’épuise entièrement, et s’arrête.',
    'ARR-5.2f':
      'Une unité à qui il reste moins de FM que le coût du lieu suivant ne peut pas y entrer ; aucun déplacement minimal n’est garanti.',
    'ARR-5.2g':
      'Une unité non blindée ne peut quitter un lieu occupé par l’ennemi que pour un lieu sans unité ennemie. Une unité blindée peut en sortir vers n’importe quel lieu.',
    'ARR-5.2h':
      'Une unité qui entre dans un lieu occupé par l’ennemi y termine son mouvement, à moins qu’un Débordement ne la porte plus loin.',
    'ARR-5.2.1a':
      'Les unités qui entrent dans un lieu occupé par l’ennemi doivent aussitôt lui donner l’assaut ; il n’y a pas d’exception.',
    'ARR-5.2.1b':
      'Les unités Fraîches qui commencent l’impulsion dans un lieu Contesté peuvent y donner l’assaut aux unités ennemies, sans y être obligées ; un assaut sur place épuise tout le FM de chaque participante.',
    'ARR-5.2.1c':
      'Les unités qui pénètrent dans un lieu ne donnent jamais l’assaut avec les unités amies déjà présentes ; chaque groupe mène son propre assaut.',
    'ARR-5.2.1d':
      'Les unités d’une même activation qui entrent ensemble dans le même lieu mènent un seul et même assaut, même si elles sont venues par des chemins différents.',
    'ARR-5.2.1e': 'Un même lieu peut subir un nombre quelconque d’assauts dans un tour.',
    'ARR-5.2.1f':
      'Les unités d’un même assaut avec mouvement marchent l’une après l’autre, les chefs en dernier, chacune jusque dans le lieu visé ; l’empilement et le contrôle sont jugés à chaque lieu, et tout le groupe doit y tenir avec les unités amies déjà présentes. Pour le coût en FM de chacune, en revanche, le lieu visé est considéré tel qu’il était avant le départ de la première : leur propre arrivée ne le rend pas Contesté.',
    'ARR-5.2.2a':
      'Seules les unités d’infanterie, blindées, antichars et de FLAK peuvent entrer les premières dans un lieu contrôlé par l’ennemi et non Contesté, que des unités ennemies s’y trouvent ou non.',
    'ARR-5.2.2b':
      'L’artillerie ne peut entrer que dans des lieux Libres : elle ne va jamais au contact d’unités ennemies et ne se joint jamais à un assaut avec mouvement. Elle peut suivre dans la même impulsion dès qu’une unité amie a pris le contrôle d’un lieu Vacant.',
    'ARR-5.2.2c':
      'L’artillerie dont le lieu est envahi par des unités ennemies y reste. Elle ne peut y intervenir, en attaque ou en défense, qu’en donnant un Soutien de Combat, et elle compte comme unité en défense.',
    'ARR-5.2.2d':
      'Un chef ne peut entrer dans un lieu occupé par l’ennemi qu’au sein d’un groupe d’assaut doté d’une Unité de Pointe, même si des unités amies s’y tiennent déjà. Il ne peut entrer dans un lieu Vacant contrôlé par l’ennemi qu’après une unité amie capable d’être Unité de Pointe, qui en a ainsi pris le contrôle.',
    'ARR-5.2.2e':
      'L’artillerie présente dans un lieu Contesté n’est jamais une unité d’assaut : elle ne peut pas être l’Unité de Pointe et n’ajoute pas 1 à la Valeur d’Attaque.',
  },
}
