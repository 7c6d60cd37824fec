import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The help page, in French. */
export const words: Translated<typeof en> = {
  'help.title': 'Aide et clavier',
  'help.intro':
    'Tous les jeux se jouent de la même façon : sélectionner, voir ce qui est possible, choisir, regarder les chances, confirmer.',
  'help.table': 'À la table',
  'help.prompt':
    'Le panneau de décision dit toujours qui décide et ce qui peut être fait. Ce qui peut agir est marqué ; rien d’autre ne réagit.',
  'help.preview':
    'Sélectionnez une unité pour voir où elle peut aller et à quel coût. Pointez une cible pour voir le chemin, ou les chances d’un assaut avec chaque modificateur et sa règle.',
  'help.undo':
    'Annulez choix par choix, jusqu’à un jet de dés, une révélation, un choix définitif ou une décision adverse. Ce qui ne s’annule pas demande confirmation.',
  'help.why':
    'Ce qui n’est pas permis dit pourquoi, et selon quelle règle. Le numéro ouvre la règle.',
  'help.touch':
    'Au doigt, le premier appui montre, le second confirme ; ce qui ne s’annule pas attend le grand bouton. Déplacer ou pincer la carte ne donne jamais d’ordre.',
  'help.list':
    'Le mode liste montre la carte en texte avec tout ce qui peut être fait. On peut y faire tout ce que permet la carte.',
  'help.keyboard': 'Le clavier',
  'help.keyboardText':
    'Tab passe d’une région à l’autre. Les commandes sur une seule touche peuvent être désactivées.',
  'help.otherKeys': 'Donner d’autres touches aux commandes',
  'help.otherKeysText':
    'Un caractère chacune ; un champ vide garde la touche habituelle. Une touche que vous donnez ne vaut plus que pour cette commande.',
  'help.key': 'Touche',
  'help.does': 'Effet',
  'keys.map': 'Carte',
  'keys.view': 'Vue',
  'keys.game': 'Partie',
  'keys.replay': 'Relecture',
  'keys.anywhere': 'Partout',
  'key.go': 'Au lieu le plus proche dans cette direction',
  'key.choose': 'Sélectionner ou confirmer',
  'key.back': 'Revenir d’un niveau',
  'key.previousTarget': 'Cible possible précédente',
  'key.nextTarget': 'Cible possible suivante',
  'key.nextUnit': 'Unité suivante qui peut agir',
  'key.previousUnit': 'Unité précédente qui peut agir',
  'key.describe': 'Décrire le lieu',
  'key.all': 'Choisir toutes les unités du lieu',
  'key.zoomIn': 'Agrandir',
  'key.zoomOut': 'Réduire',
  'key.fit': 'Toute la carte',
  'key.centre': 'Centrer sur la sélection',
  'key.hideCounters': 'Cacher les pions tant qu’on appuie',
  'key.key': 'Légende des signes sur la carte',
  'key.wide': 'Ouvrir l’onglet en grand, ou le fermer',
  'key.list': 'Mode liste',
  'key.undo': 'Annuler une étape',
  'key.undoAll': 'Annuler jusqu’au début de la série',
  'key.redo': 'Refaire ce qui a été annulé',
  'key.endPhase': 'Passer ou finir la phase',
  'key.otherUnit': 'Prendre une autre unité en main, avant le premier tour',
  'key.type': 'Taper un ordre, ou trouver une unité ou un lieu',
  'key.log': 'Le journal',
  'key.rules': 'Les règles',
  'key.earlier': 'Étape précédente',
  'key.later': 'Étape suivante',
  'key.start': 'Au début',
  'key.end': 'À la fin',
  'key.playPause': 'Lecture ou pause',
  'key.nextFight': 'Combat suivant',
  'key.previousFight': 'Combat précédent',
  'key.nextMoment': 'Moment suivant',
  'key.previousMoment': 'Moment précédent',
  'key.link': 'Lien vers ce qui est montré',
  'key.showAgain': 'Revoir leur tour',
  'key.help': 'Cette aide',
  'key.close': 'Fermer ce qui est ouvert',
  'keyname.Home': 'Début',
  'keyname.End': 'Fin',
  'keyname.ArrowLeft': 'Flèche gauche',
  'keyname.ArrowRight': 'Flèche droite',
  'keyname.space': 'Espace',
  'keyname.arrows': 'Flèches',
  'keyname.shift': 'Maj',
  'help.keep': 'Vos parties',
  'help.keepText':
    'Les parties contre l’ordinateur ou à un seul écran sont enregistrées dans ce navigateur seulement ; les parties en ligne sont sur le serveur. Enregistrez une partie dans un fichier pour la garder, la partager ou la continuer ailleurs.',
  'help.offlineReady': 'Estafette est sur cet appareil et démarre hors ligne.',
  'help.offlineNot':
    'Une fois chargée, Estafette démarre hors ligne. Votre navigateur peut l’installer comme une application.',
  'help.credits': 'Crédits',
  'help.creditsText':
    'Estafette est un logiciel libre sous licence MIT. Caractères : Barlow et Barlow Condensed de Jeremy Tribby, Spectral de Production Type, tous sous SIL Open Font License. Symboles d’unités : milsymbol de Måns Beckman, licence MIT.',
}
