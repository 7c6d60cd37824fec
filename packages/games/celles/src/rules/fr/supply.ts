import type { Translated } from '@estafette/kernel'
import type { supply as en } from '../en/supply.ts'

export const supply: Translated<typeof en> = {
  title: 'Ravitaillement',
  rules: {
    'CEL-5.0.1':
      'Le ravitaillement n’est vérifié qu’à la Phase de Ravitaillement, pour toutes les unités sur la carte ; l’état constaté vaut jusqu’à la Phase de Ravitaillement suivante.',
    'CEL-5.0.2':
      'Une ligne de ravitaillement va d’hex en hex, sur une distance quelconque, de l’unité à une source de ravitaillement de sa nationalité. Elle ne peut entrer ni dans un hex contenant une unité ennemie, ni dans un hex en zone de contrôle ennemie, à moins qu’une unité amie ne s’y trouve. L’hex de la source doit satisfaire à la même condition ; l’hex de l’unité y satisfait toujours, si bien qu’une unité placée sur une de ses sources est ravitaillée.',
    'CEL-5.0.3': 'Une ligne de ravitaillement ne peut pas entrer dans la Zone Arrière ennemie.',
    'CEL-5.0.4':
      'Une ligne de ravitaillement ne peut franchir la Meuse que par un pont, et une ligne allemande ne peut pas la franchir du tout.',
    'CEL-5.0.5': 'Ni les rivières mineures ni le terrain n’arrêtent une ligne de ravitaillement.',
    'CEL-5.0.6':
      'Les sources de ravitaillement allemandes sont les hexs de la Zone Arrière allemande situés au bord de la carte, de 2216 à 3316 le long du bord sud, puis de là jusqu’à 3309 le long du bord est. Les sources américaines sont tous les hexs du bord nord et, au bord est, les hexs 3300 à 3306. Les sources britanniques sont tous les hexs du bord ouest. Les unités américaines et britanniques ne peuvent utiliser que les sources de leur propre nationalité.',
    'CEL-5.0.7':
      'Une unité ravitaillée qui ne peut tracer aucune ligne devient non ravitaillée ; une unité déjà non ravitaillée qui ne peut en tracer aucune devient isolée, et une unité isolée le reste. Une unité qui peut tracer une ligne est ravitaillée et perd son marqueur.',
    'CEL-5.0.8':
      'Une unité non ravitaillée perd un tiers de sa capacité de mouvement, et une attaque à laquelle elle participe subit −2 au dé. Sa défense n’en souffre pas.',
    'CEL-5.0.9':
      'Une unité isolée perd deux tiers de sa capacité de mouvement et ne peut pas attaquer, ni comme unité active ni en soutien ; une attaque contre elle reçoit +2 au dé.',
    'CEL-5.0.10':
      'Une unité placée sur la carte après la Phase de Ravitaillement est considérée comme ravitaillée jusqu’à la suivante.',
  },
}
