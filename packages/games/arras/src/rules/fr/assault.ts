import type { Translated } from '@estafette/kernel'
import type { assault as en } from '../en/assault.ts'

export const assault: Translated<typeof en> = {
  title: 'Assaut',
  rules: {
    'ARR-6.0a':
      'Seules les unités Fraîches peuvent donner l’assaut. L’assaut vise toujours l’ensemble des unités ennemies du lieu.',
    'ARR-6.1a':
      'Le Total d’Attaque (TA) est la Valeur d’Attaque (VA) plus les dés de l’attaquant ; le Total de Défense (TD) est la Valeur de Défense (VD) plus les dés du défenseur.',
    'ARR-6.1b':
      'L’ordre est fixe : l’attaquant désigne les unités d’assaut et l’Unité de Pointe, le défenseur désigne ensuite l’Unité Avancée, puis chacun décide de son Soutien de Combat, et alors seulement les valeurs sont calculées et les dés lancés.',
    'ARR-6.1c':
      'Tout assaut, avec mouvement, sur place ou en Débordement, exige une Unité de Pointe, choisie parmi les unités d’assaut d’infanterie, blindées, antichars ou de FLAK.',
    'ARR-6.2a': 'La Valeur d’Attaque part du Facteur d’Attaque de l’Unité de Pointe.',
    'ARR-6.2b':
      'Chaque unité d’assaut autre que l’Unité de Pointe, chefs compris, ajoute 1 à la Valeur d’Attaque.',
    'ARR-6.2c':
      'La Valeur d’Attaque est réduite de 1, une seule fois, si les unités d’assaut mêlent Britanniques et Français, ou Wehrmacht et SS. Les chefs comptent pour ce mélange ; l’artillerie et le Soutien Aérien qui appuient l’assaut ne comptent pas.',
    'ARR-6.2d':
      'La Valeur d’Attaque est réduite de 1, une seule fois, si au moins une unité d’assaut a franchi une rivière en entrant dans le lieu attaqué. Le trajet précédent est sans importance, un assaut sur place ne subit jamais ce malus et une flèche de zone n’est jamais une rivière.',
    'ARR-6.2e':
      'En attaque, Martel, Rommel, Eiche et Rothenburg ajoutent chacun 1 comme unités supplémentaires, et rien d’autre.',
    'ARR-6.3a':
      'La Valeur de Défense est le Facteur de Défense de l’Unité Avancée, lu sur sa face visible, plus 1 par autre unité Fraîche en défense, plus le MET du lieu, plus 2 si Rommel s’y trouve.',
    'ARR-6.3b':
      'Le défenseur peut désigner comme Unité Avancée n’importe laquelle de ses unités en défense, Fraîche ou Fatiguée, même un chef ; une artillerie ne peut l’être que si tous les défenseurs sont de l’artillerie.',
    'ARR-6.3c':
      'Parmi les défenseurs, l’artillerie Fraîche et les chefs Frais ajoutent 1 à la Valeur de Défense comme les autres unités Fraîches.',
    'ARR-6.3d':
      'Le +2 de Rommel s’applique qu’il soit Frais ou Fatigué, et s’ajoute au +1 qu’il apporte comme unité Fraîche ou à son Facteur de Défense s’il est l’Unité Avancée.',
    'ARR-6.3e':
      'Une défense mixte, Wehrmacht avec SS ou Britanniques avec Français, ne subit aucun malus.',
    'ARR-6.4a':
      'L’assaut est une Réussite si le Total d’Attaque dépasse le Total de Défense ; à égalité ou en dessous, c’est un Échec.',
    'ARR-6.4.1a':
      'Après un Échec, l’Unité de Pointe est éliminée et les autres unités d’assaut deviennent Fatiguées ; les défenseurs ne subissent rien.',
    'ARR-6.4.1b':
      'Après un Échec, chaque unité survivante entrée dans le lieu attaqué retourne dans le lieu d’où elle y a pénétré ; si l’empilement n’y laisse pas de place, elle poursuit comme dans une retraite.',
    'ARR-6.4.1b2':
      'Les lieux conquis en route vers un assaut manqué restent conquis, et le lieu où une unité retourne peut être l’un d’eux.',
    'ARR-6.4.1c':
      'Après un Échec, une unité blindée entrée dans le lieu attaqué directement depuis un lieu occupé par l’ennemi est éliminée au lieu de revenir en arrière. Le lieu quitté est jugé tel qu’il était au moment du départ.',
    'ARR-6.4.1d':
      'Après un Échec, les unités survivantes d’un assaut sur place restent où elles sont.',
    'ARR-6.4.1e':
      'Après un Échec, l’Initiative passe à l’adversaire une fois le combat entièrement résolu, retraites volontaires comprises.',
    'ARR-6.4.2a':
      'Après une Réussite, les attaquants deviennent Fatigués et restent dans le lieu, et le défenseur subit des Points de Pertes (PP) égaux au Total d’Attaque moins le Total de Défense.',
    'ARR-6.4.2b':
      'Une unité Fraîche éliminée vaut 5 PP ; une unité Fraîche retournée sur sa face Fatiguée, une unité Fatiguée éliminée et une unité Fatiguée qui fait retraite valent chacune 2 PP.',
    'ARR-6.4.2c':
      'Une unité Fraîche peut être retournée pour 2 PP puis, désormais Fatiguée, être éliminée ou faire retraite pour 2 PP de plus, soit 4 PP en tout. Une même unité ne peut pas à la fois faire retraite et être éliminée.',
    'ARR-6.4.2d':
      'L’Unité Avancée doit subir au moins une des pertes, et subit la première. Si, à cette condition, des pertes valant exactement les PP exigés sont possibles, le défenseur doit en choisir de telles.',
    'ARR-6.4.2e':
      'S’il n’existe aucune répartition exacte mais qu’un total supérieur est possible, le défenseur doit dépasser les PP exigés, en répartissant les pertes comme il l’entend. Aucune perte ne doit toutefois être superflue : sans l’une quelconque d’entre elles, le total serait insuffisant ou l’Unité Avancée épargnée.',
    'ARR-6.4.2f':
      'Une pile peut absorber 5 PP par unité Fraîche et 2 PP par unité Fatiguée ; s’il en est exigé davantage, toutes les unités en défense sont éliminées.',
    'ARR-6.4.2g': 'Toutes les éliminations sont appliquées avant la première retraite.',
    'ARR-6.4.2h':
      'Les chefs, l’artillerie et la FLAK subissent des pertes comme toute autre unité.',
    'ARR-6.4.2i':
      'Dans la recherche d’une répartition exacte, la retraite compte comme possible pour toute unité non bloquée Fatiguée ou qui vient d’être retournée. Une unité qui ne trouve alors aucune destination permise est éliminée pour les mêmes 2 PP.',
    'ARR-6.4.2j':
      'Une unité Fraîche peut ne rien subir (0 PP), être retournée (2), être retournée et faire retraite (4), être retournée et éliminée (4) ou être éliminée (5), et une unité Fatiguée ne rien subir (0), faire retraite (2) ou être éliminée (2) ; une unité bloquée ne fait jamais retraite, et une retraite sans destination est une élimination pour les mêmes PP. Si les PP exigés dépassent ce que la pile peut absorber, tout est éliminé ; sinon l’Unité Avancée doit subir une perte et seuls les totaux exacts sont permis ou, à défaut, les totaux supérieurs qui deviendraient insuffisants ou épargneraient l’Unité Avancée si l’on retirait la dernière perte d’une unité quelconque. Le défenseur choisit une répartition, puis on applique tous les retournements et toutes les éliminations, puis les retraites dans l’ordre du défenseur.',
  },
}
