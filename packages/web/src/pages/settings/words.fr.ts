import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The settings, in French. */
export const words: Translated<typeof en> = {
  'settings.title': 'Réglages',
  'settings.intro': 'Gardés dans ce navigateur, appliqués aussitôt.',
  'settings.language': 'Langue',
  'settings.languageAuto': 'Comme le navigateur',
  'settings.theme': 'Thème',
  'settings.speed': 'Animations',
  'settings.speedText':
    'Une touche ou un clic achève l’animation. Si le système demande moins de mouvement, rien ne bouge.',
  'speed.off': 'Aucune',
  'speed.fast': 'Rapides',
  'speed.normal': 'Normales',
  'speed.slow': 'Lentes',
  'settings.enemyPace': 'Tours des autres',
  'pace.auto': 'Automatique',
  'pace.step': 'Étape par étape',
  'pace.slow': 'Lent',
  'pace.quick': 'Rapide',
  'pace.atOnce': 'D’un coup',
  'settings.follow': 'La carte suit',
  'settings.followText':
    'Pendant le tour de l’ordinateur, la carte se déplace là où il se passe quelque chose.',
  'settings.strength': 'Marques sur la carte',
  'strength.60': 'Discrètes',
  'strength.100': 'Normales',
  'strength.140': 'Fortes',
  'settings.confirm': 'Demander confirmation avant une action définitive',
  'confirm.roll': 'Lancer les dés',
  'confirm.phase': 'Finir une phase quand des unités peuvent encore agir',
  'confirm.bid': 'Sceller une enchère',
  'confirm.final': 'Tout autre choix définitif',
  'settings.table': 'Table',
  'settings.sound': 'Sons',
  'settings.soundText':
    'Les dés, les mouvements et votre tour s’entendent. Tout figure aussi dans le journal.',
  'settings.armour': 'Des symboles pour les blindés aussi',
  'settings.armourText':
    'Là où les pions montrent le profil des chars et automitrailleuses, ils portent un symbole comme les autres.',
  'settings.hover': 'Décrire la pile sous une souris au repos',
  'settings.hoverText': 'Un appui long et la touche I la décrivent de toute façon.',
  'settings.list': 'Montrer tous les choix en liste sous les options',
  'settings.listText':
    'Tout ce qui peut se faire sur la carte, en toutes lettres. La touche L l’ouvre aussi.',
  'settings.keys': 'Clavier',
  'settings.letters': 'Commandes sur une seule touche',
  'settings.lettersText':
    'Désactivez-les si la dictée ou un autre outil envoie des lettres. Flèches, Entrée, Échap et Tab marchent toujours.',
  'settings.files': 'Sauvegarde',
  'settings.export': 'Enregistrer les réglages',
  'settings.import': 'Charger des réglages',
  'settings.reset': 'Rétablir les réglages par défaut',
  'settings.imported': 'Les réglages sont chargés.',
  'settings.bad': ({ name }) => `${name} ne contient pas de réglages d’Estafette.`,
  'settings.wasReset': 'Tout est comme au premier jour.',
}
