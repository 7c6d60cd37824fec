import type { Translated } from '@estafette/kernel'
import type { combat as en } from '../en/combat.ts'

export const combat: Translated<typeof en> = {
  title: 'Combat',
  rules: {
    'CEL-11.0.1':
      'Le combat fait partie du déplacement de l’unité active : elle peut attaquer à tout moment de celui-ci, et autant de fois que ses PM le permettent, tant qu’elle n’a pas été forcée de faire retraite. Une unité motorisée paie 3 PM pour une attaque légère, 6 pour une moyenne et 9 pour une lourde ; l’infanterie en paie 1, 2 ou 3. Une attaque légère subit −2 au dé, une attaque lourde reçoit +1.',
    'CEL-11.0.2':
      'L’unité active attaque ensemble toutes les unités ennemies qui lui sont adjacentes. Les unités ennemies situées au-delà de la Meuse en sont exclues : on n’attaque jamais à travers elle, pas même par un pont.',
    'CEL-11.0.3':
      'L’attaquant peut ajouter, une par une, toutes les unités amies adjacentes à une unité en défense sans en être séparées par la Meuse, de n’importe quelle formation, sur l’une ou l’autre face, activées ou non. Une unité isolée ne peut pas être ajoutée. Celle de la 3e Blindée peut l’être, avec une force d’attaque de 0.',
    'CEL-11.0.4':
      'Les unités en soutien n’élargissent pas le combat : les unités ennemies qui leur sont adjacentes sans l’être à l’unité active ne sont pas attaquées.',
    'CEL-11.0.5':
      'Une unité empilée avec l’unité active n’est pas d’office dans l’attaque ; elle peut y être ajoutée comme unité en soutien, comme toute autre.',
    'CEL-11.0.6':
      'Seule l’unité active paie des PM. Les unités en soutien ne sont pas retournées et peuvent devenir actives plus tard dans la même phase, si elles sont activées et ne l’ont pas encore été.',
    'CEL-11.0.7': 'Les unités ennemies peuvent être attaquées dans leur propre Zone Arrière.',
    'CEL-11.0.8':
      'Le rapport de forces compare le total des forces d’attaque à celui des forces de défense, arrondi à la colonne inférieure de la Table des Résultats du Combat (TRC) : 1–2, 1–1, 2–1, 3–1 ou 5–1. Un rapport plus faible se lit dans la colonne 1–2, un rapport plus élevé dans la colonne 5–1.',
    'CEL-11.0.9':
      'Un modificateur au dé s’applique si une unité quelconque du camp concerné y répond, et chacun ne compte qu’une fois. Ce sont : le type d’attaque, légère −2, lourde +1 ; le terrain des défenseurs, ville −2, village ou bois −1, terrain difficile ou clair 0 ; attaque à travers une rivière mineure −1 ; attaque allemande de nuit +1 ; attaque alliée de jour à partir du 25 décembre +1 ; un défenseur désorganisé +2 ; un attaquant désorganisé −2 ; un défenseur isolé +2 ; un attaquant non ravitaillé −2 ; marqueur Combat de l’attaquant +1, du défenseur −1.',
    'CEL-11.0.10':
      'Si les défenseurs occupent plusieurs hexs, seul compte le terrain qui leur est le plus favorable : ville −2 avant village ou bois −1. Les modificateurs de terrain ne s’additionnent jamais.',
    'CEL-11.0.11': 'Un hex de bois avec un village donne −1 en tout.',
    'CEL-11.0.12':
      'Si au moins une unité attaque à travers une rivière mineure, l’attaque subit −1, une seule fois, en plus du terrain.',
    'CEL-11.0.13':
      'Arbitrage : l’unité active attaque à travers une rivière si une rivière mineure la sépare de l’un quelconque des défenseurs, car elle les attaque tous ; une unité en soutien ne le fait que si une rivière la sépare de chacun des défenseurs qui lui sont adjacents, car l’attaquant choisit contre qui elle aide.',
    'CEL-11.0.14': 'Un pont n’annule pas le modificateur de rivière.',
    'CEL-11.0.15':
      'Les attaques allemandes reçoivent +1 dans les tours de nuit ; les attaques alliées reçoivent +1 dans les tours de jour à partir du tour 4 (25 décembre).',
    'CEL-11.0.16':
      'Le résultat se lit sur la TRC : à gauche de la barre pour l’attaquant, à droite pour le défenseur. Celui du défenseur est appliqué entièrement avant celui de l’attaquant. Les colonnes, d’un dé modifié de 0 ou moins à 10 ou plus : 1–2 : 2RD/—, 2/—, 1RD/—, 1D/—, 1/—, D/—, —/—, —/—, —/D, —/R, —/R. 1–1 : 2/—, 1RD/—, 1/—, D/—, —/—, —/—, —/D, —/R, —/R, —/RD, —/RD. 2–1 : 1RD/—, 1D/—, D/—, —/—, —/D, —/R, —/R, —/RD, —/RD, —/1D, —/1RD. 3–1 : 1D/—, 1/—, —/—, —/D, —/R, —/R, —/RD, —/RD, —/1D, —/1RD, —/2RD. 5–1 : 1/—, 1/D, 1/1, —/1, —/1, —/1D, —/1R, —/1RD, —/1RD, —/2RD, —/2RD. Huit de ces résultats sont connus, les autres sont reconstitués.',
    'CEL-11.0.17':
      'Chaque camp applique sa part dans cet ordre : pertes de pas, puis désorganisation, puis retraite.',
    'CEL-11.0.18':
      'Un chiffre est le nombre de pas à perdre. Le premier pas de l’attaquant doit venir de l’unité active ; le propriétaire choisit les autres, et le défenseur tous les siens, parmi les unités engagées. Les pas qui ne peuvent plus être perdus sont ignorés.',
    'CEL-11.0.19':
      'Une unité à deux pas à pleine puissance qui perd un pas est remplacée par son pion à puissance réduite et va dans la zone des unités détruites ; si elle perd les deux, ses deux pions y vont. Une unité à un pas qui perd un pas est éliminée.',
    'CEL-11.0.20':
      'Le pion à puissance réduite reprend l’hex, la face, la désorganisation, le marqueur de ravitaillement et tout ce qui marquait l’unité qu’il remplace.',
    'CEL-11.0.21':
      'D : deux unités engagées de ce camp sont désorganisées, ou une seule s’il n’y en avait qu’une. Chez l’attaquant, la première est l’unité active ; pour le reste, le propriétaire choisit parmi les unités engagées qui ne le sont pas encore. Les unités déjà désorganisées ne subissent rien de plus.',
    'CEL-11.0.22':
      'Si l’unité active a été éliminée ou est déjà désorganisée, le propriétaire choisit les deux unités d’un D parmi celles qui ne sont pas désorganisées.',
    'CEL-11.0.23': 'R : toutes les unités engagées de ce camp font retraite de deux hexs.',
    'CEL-11.0.24': 'Un tiret (—) signifie aucun effet pour ce camp.',
    'CEL-11.0.25':
      'Un dé modifié inférieur à 0 se lit sur la ligne 0 ou moins, un dé supérieur à 9 sur la ligne 10 ou plus.',
    'CEL-11.0.26':
      'Si l’unité active est désorganisée par sa propre attaque, sa capacité est réduite aussitôt, et ce qu’elle a dépensé reste dépensé ; elle ne continue qu’avec ce qui reste, s’il reste quelque chose.',
  },
}
