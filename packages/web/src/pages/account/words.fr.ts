import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: 'Vous et vos appareils',
  signIn: 'Se connecter',
  signInText: 'Retrouvez votre nom et vos parties. Sans mot de passe ni adresse de courriel.',
  welcome: (name) => `Bon retour, ${name}.`,
  welcomeNew: (name) => `Vous jouez sous le nom de ${name}.`,
  withPasskey: 'Avec une clé d’accès',
  withCode: 'Avec un code d’un autre appareil',
  asGuest: 'Nouveau ici ? Jouez en invité',
  guestElsewhere:
    'Déjà invité sur un autre appareil ? Ne prenez pas un nouveau nom ici : demandez-y un code.',
  whatPasskey: 'Qu’est-ce qu’une clé d’accès ?',
  whatPasskeyText:
    'Une clé que votre appareil ou son trousseau garde pour ce site. On l’ajoute une fois à son nom ; ensuite un doigt, un visage ou un code PIN suffit.',
  another: 'Essayer une autre clé',
  useCode: 'Prendre un code',
  unchanged: 'Rien n’a changé.',
  name: 'Votre nom à la table',
  nameText: 'Ni compte ni mot de passe. Une clé d’accès gardera ce nom plus tard, si vous voulez.',
  comeIn: 'Jouer en invité',
  byPasskey: 'Se connecter avec une clé d’accès',
  byPasskeyText:
    'Doigt, visage ou code PIN de cet appareil. Si votre nom est gardé sur un autre, choisissez le téléphone quand on vous le demande.',
  byCode: 'Se connecter avec un code',
  byCodeText:
    'Là où vous êtes connecté : votre nom, puis « Un autre appareil ». Le code vaut dix minutes.',
  codeField: 'Code de dix lettres et chiffres',
  enter: 'Se connecter',
  rename: 'Changer',
  renamed: 'Vous avez un nouveau nom.',
  passkeys: 'Clés d’accès',
  passkeysText:
    'Une clé d’accès vous rouvre la porte depuis tout appareil. Aucun mot de passe à inventer ni à oublier.',
  noPasskeys:
    'Aucune. Si les données de ce navigateur sont perdues, votre nom et vos parties le sont aussi.',
  addPasskey: 'Garder mon nom par une clé d’accès',
  insecure: 'Les clés d’accès demandent une adresse sûre (https), et celle-ci ne l’est pas.',
  passkeyAdded: 'La clé d’accès est gardée.',
  remove: (what) => `Retirer ${what}`,
  devices: 'Appareils',
  devicesText: 'Les navigateurs où l’on vous connaît. En fermer un prend effet aussitôt.',
  here: 'celui-ci',
  seen: (when) => `vu ${when}`,
  made: (when) => `depuis le ${when}`,
  further: 'Un autre appareil',
  furtherText:
    'Demandez un code et tapez-le sur l’autre appareil dans les dix minutes. Il sert une fois.',
  code: 'Obtenir un code',
  codeText: (minutes) => `Vaut pour un appareil, pendant ${minutes}. Sur l’autre appareil :`,
  notices: 'Ce dont on vous avertit',
  noticesText:
    'Chaque avis est envoyé une seule fois, avec un lien et sans secret, et seulement en votre absence.',
  kinds: {
    turn: 'C’est à moi de décider',
    seat: 'Quelqu’un s’assoit à ma table',
    offer: 'On me propose la nulle, une pause, ou on me demande de reprendre un coup',
    over: 'Une de mes parties est finie',
    rematch: 'On me demande une revanche',
    invited: 'On m’invite par mon nom',
  },
  quiet: 'Heures calmes',
  quietText: (zone) => `Pendant ces heures, les avis attendent (${zone}).`,
  from: 'De',
  to: 'À',
  push: 'Vers ce navigateur',
  pushText: {
    impossible:
      'Ce navigateur ne reçoit pas d’avis ici : il lui faut une adresse sûre, ou un service qu’il n’a pas.',
    forbidden:
      'Ce navigateur a reçu l’ordre de ne pas montrer d’avis. Ses propres réglages peuvent le lever.',
    off: 'Montre un avis même quand aucune page n’est ouverte.',
    on: 'Les avis arrivent dans ce navigateur.',
  },
  mail: 'Par courriel',
  mailText:
    'Seulement pour les avis et pour retrouver l’accès. Un lien dans le premier courriel le confirme.',
  mailConfirm: (address) => `${address} : le lien du courriel n’a pas encore été ouvert.`,
  mailConfirmed: (address) => `Les avis vont à ${address}.`,
  noMail: 'Ce serveur n’envoie pas de courriel.',
  hook: 'Par webhook',
  hookText:
    'Une adresse https qui accepte du JSON avec « text » et « content », comme les messageries courantes.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  test: 'Envoyer un avis d’essai',
  tested: 'Un avis part par chacune de vos voies.',
  holidays: 'Congés',
  holidaysText: (most) =>
    `Dans les parties par correspondance, votre pendule s’arrête ces jours-là, ${most} par an au plus. Vos adversaires voient jusqu’à quand. Les jours commencent à minuit UTC.`,
  holidayDays: (from, to) => `du ${from} au ${to}`,
  holidayEnd: 'Finir maintenant',
  holidayDrop: 'Annuler',
  holidayFrom: 'Premier jour',
  holidayCount: 'Jours',
  holidayLeft: (days) =>
    days === 1 ? 'Il reste 1 jour cette année.' : `Il reste ${days} jours cette année.`,
  holidaySet: 'Prendre des congés',
  blocked: 'Bloqués',
  unblock: (name) => `Débloquer ${name}`,
  data: 'Vos données',
  dataText: 'Tout ce que ce serveur garde sur vous, en un fichier.',
  exportData: 'Enregistrer mes données',
  leave: 'Partir',
  leaveText:
    'Se déconnecter vous fait oublier de ce navigateur, avec les notes, repères et plans qu’il garde sur vos tables. Parties, messages et notes que le serveur a reçus vous attendent à votre retour. Supprimer est définitif ; vos parties gardent un pseudonyme.',
  signOut: 'Se déconnecter ici',
  everywhere: 'Se déconnecter partout',
  forget: 'Supprimer mon compte',
  forgetTitle: 'Supprimer définitivement votre compte ?',
  forgetText:
    'Nom, appareils, notes et réglages disparaissent. Les parties en cours sont abandonnées.',
  forgetYes: 'Supprimer définitivement',
  keep: 'Garder',
  signOutTitle: 'Se déconnecter sans clé d’accès ?',
  signOutText:
    'Seul ce navigateur vous connaît. Sans clé d’accès, personne ne peut revenir, et vos parties restent derrière.',
  unsentTitle: 'Se déconnecter avant que tout soit envoyé ?',
  unsentText:
    'Des coups ou des notes attendent encore ici le serveur. Ouvrez leur table en étant connecté et ils partiront ; si vous vous déconnectez, ils sont perdus.',
  unnamed: 'un navigateur',
  toLobby: 'Aller au salon',
  haveOne: 'Me connecter à mon compte',
}
