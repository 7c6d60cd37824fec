import type { Translated } from '@estafette/kernel'
import type { retreat as en } from '../en/retreat.ts'

export const retreat: Translated<typeof en> = {
  title: 'Retraite',
  rules: {
    'ARR-6.6.1a':
      'Les unités font retraite une par une, chacune vers le meilleur lieu, selon les priorités, parmi les lieux adjacents qui lui sont permis et qui ont de la place ou lui laissent une issue au-delà. Un lieu à sa limite d’empilement est seulement traversé : l’unité continue à partir de lui, selon les mêmes priorités, vers un lieu adjacent au lieu plein, et jamais vers un lieu qu’elle a déjà quitté ou traversé dans cette retraite. Les chefs trouvent de la place partout.',
    'ARR-6.6.1b':
      'Une unité qui doit faire retraite et ne trouve aucun lieu où aller est éliminée.',
    'ARR-6.6.1c':
      'Les attaquants repoussés par un Échec reviennent en arrière un par un, dans l’ordre choisi par leur propriétaire. Celui qui trouve son lieu plein continue à partir de là selon les priorités de retraite, jamais vers le lieu attaqué ; s’il n’a nulle part où aller, il est éliminé.',
    'ARR-6.6.2a':
      'La première priorité d’une retraite est un lieu Libre et, s’il y en a plusieurs, celui qui est adjacent au plus petit nombre de lieux contrôlés par l’ennemi, zones comprises. Le compte se fait au moment où l’unité choisit, avant son départ ; à égalité, son propriétaire décide.',
    'ARR-6.6.2b':
      'La deuxième priorité est un lieu Contesté sous contrôle ami, la troisième un lieu Contesté sous contrôle ennemi.',
    'ARR-6.6.2c':
      'Aucune unité ne peut faire retraite dans un lieu Vacant sous contrôle ennemi, ni dans un lieu tenu par les seules unités ennemies.',
    'ARR-6.6.2d':
      'Les priorités s’imposent à toute retraite : celles qui tiennent lieu de pertes, les retraites volontaires et celles des attaquants détournés par l’empilement.',
    'ARR-6.6.2e':
      'Les défenseurs ne peuvent ni faire retraite dans un lieu d’où est venue une unité de cet assaut, ni le traverser. Un assaut sur place n’interdit aucun lieu.',
    'ARR-6.6.2f': 'L’artillerie ne peut faire retraite que dans des lieux Libres.',
    'ARR-6.6.2g':
      'Un lieu Fermé dans l’attente d’une libération (Secteur 21 ou 19 du placement historique) ne peut pas être une destination de retraite.',
    'ARR-6.6.2h': 'Une retraite ne coûte aucun FM et les rivières ne la gênent pas.',
    'ARR-6.6.3a':
      'Une fois l’assaut résolu, Réussite ou Échec, le défenseur peut engager en retraite volontaire celles de ses unités survivantes du lieu qu’il souhaite ; elles deviennent Fatiguées.',
    'ARR-6.6.3b':
      'Une retraite volontaire exige une destination permise et n’acquitte aucun PP ; on ne peut pas choisir d’éliminer une unité. Les unités partent une par une, si bien que la suivante peut trouver toutes les places prises et devoir rester. Les unités bloquées restent.',
    'ARR-6.6.3c': 'L’Unité Avancée n’est pas tenue de prendre part à une retraite volontaire.',
    'ARR-6.6.3d': 'Un bombardement ne donne droit à aucune retraite volontaire.',
  },
}
