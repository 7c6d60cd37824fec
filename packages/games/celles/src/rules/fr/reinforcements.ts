import type { Translated } from '@estafette/kernel'
import type { reinforcements as en } from '../en/reinforcements.ts'

export const reinforcements: Translated<typeof en> = {
  title: 'Renforts et repli',
  rules: {
    'CEL-14.0.1':
      'À partir de son tour d’arrivée, un renfort est placé sur l’un de ses hexs d’arrivée quand lui-même ou sa formation est activé.',
    'CEL-14.0.2':
      'Le Mouvement supplémentaire, ou le marqueur d’une autre formation, peut faire entrer un renfort isolément.',
    'CEL-14.0.3':
      'Un renfort ne peut pas être placé dans un hex contenant une unité ennemie ; une ZDC ennemie ne l’empêche pas. Le placement ne coûte pas de PM.',
    'CEL-14.0.4':
      'Plusieurs unités peuvent partager un hex d’arrivée pendant la Phase d’Actions, mais le surempilement doit y avoir disparu à la fin de celle-ci, sans quoi des pas sont perdus. Le surempilement causé par le placement de renforts échappe à la vérification en fin de déplacement ; une unité qui entre dans un tel hex et l’aggrave est vérifiée comme partout ailleurs, et son propriétaire perd des pas jusqu’à revenir à ce que le placement seul avait causé. Les vérifications du combat, de la retraite, du remplacement et de l’avance demeurent.',
    'CEL-14.0.5':
      'Un renfort qui n’est pas activé à son tour d’arrivée est disponible à tous les tours suivants.',
    'CEL-14.0.6': 'Si tous ses hexs d’arrivée sont occupés par l’ennemi, un renfort attend.',
    'CEL-14.0.7':
      'Arbitrage : quand la 84e est activée par son marqueur, une unité en attente de la 84e est placée, mais elle ne se déplace que si elle est l’une des trois désignées.',
    'CEL-14.0.8':
      'Un renfort entre sur sa face non utilisée. Son déplacement commence dans l’hex d’arrivée, pour les ZDC comme pour le mouvement stratégique.',
    'CEL-14.0.9':
      'Activer une formation fait entrer toutes ses unités disponibles : aucune ne peut être retenue tant qu’elle a un hex d’arrivée libre.',
    'CEL-15.0.1':
      'À partir du tour 7 (nuit du 26 décembre), quand le marqueur de la FBB est tiré et que la FBB a encore une unité sur la carte ou en attente, elle se replie aussitôt, avant que tout marqueur tactique soit joué : toutes ses unités quittent la carte. Cela consomme l’action, et le marqueur n’active rien. Ce n’est pas un choix. On peut ensuite jouer des marqueurs tactiques comme d’habitude, et une unité en Mouvement supplémentaire se déplace.',
    'CEL-15.0.7':
      'Si le marqueur de la FBB est tiré à partir du tour 7 alors que la FBB, entièrement détruite, n’a plus d’unité ni sur la carte ni en attente, il n’y a rien à replier, et le marqueur peut activer une unité d’une autre formation. Une unité de la FBB reconstruite ensuite la soumet de nouveau au repli.',
    'CEL-15.0.2':
      'À partir du tour 7, activer une seule unité de la FBB, par le marqueur d’une autre formation ou par un Mouvement supplémentaire, provoque aussi le repli de la FBB. Arbitrage : toute la brigade se replie, et non cette seule unité.',
    'CEL-15.0.3':
      'Les unités de la FBB encore en attente hors carte au moment du repli n’entrent jamais.',
    'CEL-15.0.4':
      'Les pas perdus par les unités repliées comptent toujours pour les points de victoire ; les pas qu’elles ont encore ne comptent pas.',
    'CEL-15.0.5':
      'Le marqueur de la FBB reste dans la tasse ; tiré après le repli, il ne peut qu’activer une unité d’une autre formation.',
    'CEL-15.0.6':
      'Si le marqueur d’une autre formation a servi à replier la FBB, cette action est dépensée et n’active rien d’autre.',
  },
}
