import type { Translated } from '@estafette/kernel'
import type { retreat as en } from '../en/retreat.ts'

export const retreat: Translated<typeof en> = {
  title: 'Retraite',
  rules: {
    'CEL-11.1.1':
      'Une unité qui fait retraite doit finir à exactement deux hexs de sa position de départ ; elle va d’hex en hex jusqu’à ce qu’elle y soit.',
    'CEL-11.1.2':
      'D’hex en hex, le suivant est choisi parmi les six voisins selon cinq priorités, de la plus haute à la plus basse ; une priorité inférieure cède devant une priorité supérieure. Entre hexs égaux, le propriétaire choisit.',
    'CEL-11.1.3':
      'Première priorité : jamais dans ou à travers un hex où l’unité ne pourrait pas entrer en mouvement normal, c’est-à-dire hors carte, au-delà de la Meuse (sauf une unité alliée par un pont) ou dans la Zone Arrière ennemie. S’il ne reste que de tels hexs, l’unité est éliminée.',
    'CEL-11.1.4':
      'Deuxième priorité : jamais dans ou à travers un hex contenant une unité ennemie. S’il ne reste que de tels hexs, l’unité est éliminée.',
    'CEL-11.1.5':
      'Troisième priorité : éviter les ZDC ennemies ; une unité amie dans l’hex les annule. Chaque hex en ZDC ennemie où l’unité est forcée d’entrer la désorganise ou, si elle l’est déjà, lui coûte un pas. Arbitrage : un exemple du livret fait périr une unité désorganisée parce qu’elle ne pourrait pas faire retraite en ZDC, alors que la règle lui retire un pas ; c’est le pas qui vaut, et il tue tout autant l’unité à un pas de l’exemple. Une unité à deux pas désorganisée est réduite et poursuit.',
    'CEL-11.1.6':
      'Si deux unités à un pas désorganisées font retraite en pile dans une ZDC ennemie, une seule, au choix du propriétaire, est éliminée dans cet hex ; l’autre poursuit seule et est éliminée dans un second hex de ce genre. Dans toute autre pile, chaque unité subit les effets pour elle-même.',
    'CEL-11.1.7':
      'Quatrième priorité, la direction : les unités américaines vont au nord, au nord-ouest ou au nord-est, les britanniques au nord-ouest ou au sud-ouest, les allemandes au sud ou au sud-est. Si aucune n’est possible, une autre direction n’entraîne pas de pénalité.',
    'CEL-11.1.8':
      'Cinquième priorité : éviter de finir en surempilement. Elle ne compte que pour l’hex qui termine la retraite, après les quatre autres. Si l’unité finit quand même surempilée, le propriétaire peut la laisser poursuivre d’hex en hex, selon les mêmes priorités, par des hexs non encore empruntés et à deux hexs au moins de son départ, jusqu’à un hex où il y a de la place. S’il l’arrête avant, ou s’il ne reste aucun hex, les pas en trop sont perdus.',
    'CEL-11.1.9':
      'La troisième priorité s’apprécie sur tout le reste de la retraite : un hex est d’autant meilleur que l’unité doit entrer, de là jusqu’à une fin par le meilleur chemin, dans moins d’hexs en ZDC ennemie, le sien compris. Direction et empilement s’apprécient d’hex en hex, jamais par anticipation : une unité allemande partie de 1604, avec des unités américaines en 1704 et 1705, et arrivée en 1504 doit aller au sud en 1505, bien que cet hex ne soit encore qu’à un hex de son départ, et finit en 1506. Arbitrage : le livret veut qu’une unité évite si possible d’aller « dans ou à travers » une ZDC, et qu’une priorité inférieure cède devant une priorité supérieure ; ne regarder que l’hex suivant forcerait des unités dans des ZDC qu’un autre chemin évite.',
    'CEL-11.1.10':
      'Une unité qui fait retraite ne peut entrer ni dans son hex de départ, ni dans un hex déjà traversé au cours de cette retraite.',
    'CEL-11.1.15':
      'Un hex n’est admissible que si les deux premières priorités le permettent et si, de là, l’unité peut encore atteindre, selon ces priorités et sans repasser par un hex, un hex situé à deux hexs de son départ. Si aucun hex n’est admissible, l’unité est éliminée.',
    'CEL-11.1.16':
      'Les hexs admissibles se classent ainsi, la première différence décidant : moins d’hexs en ZDC ennemie, qu’aucune unité amie n’annule, sur le meilleur chemin vers une fin ; la direction propre à l’unité avant toute autre ; pour l’hex qui termine la retraite, un hex où il y a de la place avant un hex qui serait surempilé. Le propriétaire choisit parmi les meilleurs. Le meilleur chemin tient compte de toute suite que permettent les deux premières priorités et l’interdiction des hexs déjà empruntés, quoi que l’unité y subisse.',
    'CEL-11.1.17':
      'La retraite prend fin dans le premier hex situé à deux hexs du départ, ou au-delà si l’unité poursuit à cause d’un surempilement ; un hex à un hex du départ n’y met jamais fin.',
    'CEL-11.1.11':
      'Une retraite ne coûte pas de PM, ignore l’empilement en chemin et ne retourne pas l’unité.',
    'CEL-11.1.12':
      'PM et capacité de mouvement ne comptent pas dans une retraite : unités isolées, désorganisées ou d’infanterie font retraite comme les autres. Un hex qui coûterait plus que toute la capacité de l’unité, comme un bois au-delà d’une rivière pour l’infanterie, n’est pas un terrain interdit.',
    'CEL-11.1.13':
      'Si plusieurs unités font retraite, leur propriétaire décide de l’ordre. Deux unités engagées de même nationalité dans le même hex peuvent faire retraite ensemble, en pile, par un seul chemin et vers un hex où il y a de la place pour les deux, ou séparément. Des unités de deux nationalités ont des directions différentes et font toujours retraite séparément, même là où une seule d’une pile serait éliminée.',
    'CEL-11.1.14':
      'Si l’unité active fait retraite, son déplacement est terminé et elle est retournée sur sa face utilisée.',
  },
}
