import type { Translated } from '@estafette/kernel'
import type { chits as en } from '../en/chits.ts'

export const chits: Translated<typeof en> = {
  title: 'Marqueurs et actions',
  rules: {
    'CEL-3.0.1':
      'La partie compte huit tours, de la nuit du 23 décembre (tour 1) au jour du 27 décembre (tour 8) ; les tours impairs sont des tours de nuit, les tours pairs des tours de jour. Chaque tour se joue en huit phases : 1 Phase des Marqueurs, 2 Phase de Ravitaillement, 3 Phase d’Initiative, 4 Phase d’Actions du premier joueur, 5 Phase d’Actions du second joueur, 6 autres Phases d’Actions en alternance jusqu’à ce que les deux camps aient épuisé leurs actions, 7 Phase de Récupération, où toute désorganisation est retirée et toutes les unités remises sur leur face non utilisée, 8 Phase des Points de Victoire.',
    'CEL-4.0.1':
      'Chaque camp tire ses marqueurs d’une tasse qui lui est propre et qui ne contient que les siens.',
    'CEL-4.0.2':
      'À la Phase des Marqueurs, chaque tasse reçoit les marqueurs d’actions du jour et tous les marqueurs tactiques de son camp, y compris ceux qui ont été tirés, joués ou mis de côté au tour précédent. Marqueurs d’actions allemands : 116. Panzer, 2. Panzer et Panzer Lehr tous les jours ; 9. Panzer et Führer Begleit Brigade (FBB) à partir du 25 décembre. Marqueurs d’actions alliés : 84e Infanterie, 2e Blindée et 4e Cavalerie tous les jours ; un second marqueur de la 2e Blindée et celui de la 29e Brigade britannique à partir du 25 décembre. Marqueurs tactiques : Combat, Mouvement supplémentaire et Remplacement pour chaque camp, et Aviation alliée pour les Alliés.',
    'CEL-4.0.3':
      'Dans un tour, un camp peut jouer au plus le nombre d’actions que lui donne la piste des tours : du tour 1 au tour 8, les Allemands en ont 3, 3, 3, 3, 4, 3, 4 et 3, les Alliés 1, 2, 2, 5, 3, 5, 3 et 4. Un camp peut avoir plus de marqueurs d’actions que d’actions ; certaines formations restent alors inactives.',
    'CEL-4.0.4':
      'Un marqueur d’actions est mis dans la tasse même si sa formation n’a aucune unité en jeu ; une fois tiré, il peut encore activer une unité d’une autre formation.',
    'CEL-4.0.5':
      'Les marqueurs tactiques tirés mais non joués ne se conservent pas d’un tour à l’autre : ils retournent dans la tasse.',
    'CEL-7.0.1':
      'Au début d’une Phase d’Actions, le joueur tire des marqueurs jusqu’à ce qu’un marqueur d’actions apparaisse ; chaque marqueur tactique tiré entre-temps va dans la case tactique disponible, ou est mis de côté s’il ne peut pas être joué dans ce tour.',
    'CEL-7.0.2':
      'Le marqueur d’actions active toutes les unités de sa formation ou, à la place, une seule unité d’une autre formation quelconque. Cette unité ne peut pas être britannique avant le 25 décembre, et ne peut jamais être celle de la 3e Blindée.',
    'CEL-7.0.3':
      'Quand une formation est activée, toutes ses unités sur la carte sont remises sur leur face non utilisée ; il en va de même d’une unité activée seule.',
    'CEL-7.0.4': 'Une unité activée qui ne dépense aucun PM reste sur sa face non utilisée.',
    'CEL-7.0.5':
      'Quand le marqueur de la 84e Infanterie active la 84e elle-même, trois de ses unités au plus peuvent devenir actives pour se déplacer ou attaquer ; elles sont désignées avant que l’une d’elles n’agisse. Toutes les unités de la 84e sont néanmoins remises sur leur face non utilisée.',
    'CEL-7.0.6':
      'Un marqueur de Mouvement supplémentaire peut ajouter à ces trois unités une quatrième unité de la 84e.',
    'CEL-7.0.7':
      'Avant le 25 décembre (tour 4), les unités britanniques ne peuvent être activées par aucun moyen.',
    'CEL-7.0.8':
      'Les unités britanniques qui ne peuvent pas encore être activées défendent, exercent leur zone de contrôle et peuvent soutenir une attaque alliée. Arbitrage : seule l’activation leur est interdite, puisque le soutien est ouvert aux unités non activées.',
    'CEL-7.0.9':
      'Quand un joueur a terminé ses mouvements et ses combats, l’autre joue une Phase d’Actions. Un joueur à court d’actions est sauté et ne tire plus rien ; l’autre continue seul, phase après phase.',
    'CEL-7.0.10':
      'Un joueur à qui il reste des actions doit tirer ; ce que le marqueur active peut ensuite rester sur place.',
    'CEL-7.0.11':
      'Un joueur à qui il reste une action mais dont la tasse ne contient plus de marqueur d’actions, ce que seule la règle optionnelle peut provoquer, joue sa Phase d’Actions sans tirage : parmi les marqueurs tactiques, seul Combat peut y être joué, et une seule unité d’une formation quelconque est activée, ou aucune.',
    'CEL-7.0.12':
      'Une unité ne peut être l’unité active qu’une fois par Phase d’Actions, quels que soient les marqueurs qui la désignent, mais elle peut agir de nouveau dans une Phase d’Actions ultérieure du même tour si elle est activée à nouveau. Arbitrage : le Mouvement supplémentaire ne donne pas un second déplacement à une unité de la formation activée, car l’unité ajoutée fait partie du groupe comme les autres. Soutenir une attaque ou avancer après combat ne compte pas comme avoir été active ; devenir active et s’arrêter aussitôt, si.',
    'CEL-7.0.14':
      'Chaque activation rend à l’unité toute sa capacité de mouvement. Arbitrage : un passage du livret parle des points qu’une unité peut dépenser dans un tour, mais les unités sont remises sur leur face non utilisée à chaque activation, et ses conseils aux joueurs supposent que la 2e Blindée se déplace et attaque plusieurs fois par tour.',
    'CEL-7.0.15':
      'Une unité en soutien contrainte à la retraite dans l’attaque d’une autre peut encore devenir l’unité active plus tard dans la phase, si elle est activée et n’a pas encore été active. Arbitrage : que la retraite mette fin au déplacement ne vise que l’unité dont le déplacement est en cours.',
    'CEL-7.0.16':
      'L’unité de la 3e Blindée n’a pas de marqueur d’actions et n’est jamais activée ; elle reste toujours sur sa face non utilisée.',
    'CEL-7.0.13':
      'L’unité activée seule doit appartenir à une autre formation que celle du marqueur. Pour déplacer une unité de la formation du marqueur, on active la formation et on ne déplace que cette unité ; toutes les unités de la formation sont alors remises sur leur face non utilisée.',
  },
}
