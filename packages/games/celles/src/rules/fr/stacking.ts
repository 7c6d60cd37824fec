import type { Translated } from '@estafette/kernel'
import type { stacking as en } from '../en/stacking.ts'

export const stacking: Translated<typeof en> = {
  title: 'Empilement',
  rules: {
    'CEL-10.0.1':
      'Un hex contient au plus deux pas. Les unités américaines et britanniques peuvent s’empiler ensemble.',
    'CEL-10.0.2':
      'La limite est vérifiée, dans l’hex concerné, à la fin du déplacement de l’unité active, à la fin d’une retraite, après un remplacement, au moment du combat et après une avance ; à tout autre moment, la dépasser est sans conséquence. Le surempilement dû au placement de renforts bénéficie d’un répit jusqu’à la fin de la Phase d’Actions.',
    'CEL-10.0.3':
      'Si un hex se trouve surempilé, le propriétaire y élimine des pas de son choix jusqu’à ce qu’il en reste deux.',
    'CEL-10.0.4':
      'Au moment du combat, la vérification porte sur tous les hexs contenant une unité en attaque ; l’hex d’un défenseur ne peut pas être surempilé dans la phase adverse. La perte est subie après le choix des soutiens et avant le calcul du rapport de forces. Une unité ainsi perdue ne prend pas part au combat ; si c’est l’unité active, l’attaque n’a pas lieu et ses PM sont perdus.',
    'CEL-10.0.5': 'Les marqueurs et les camions ne comptent pas pour l’empilement.',
  },
}
