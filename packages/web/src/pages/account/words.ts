import { spoken } from '../../i18n/spoken.ts'

/** What the page about oneself says. */
interface AccountWords {
  readonly title: string
  readonly nobody: string
  readonly nobodyText: string
  readonly name: string
  readonly nameText: string
  readonly comeIn: string
  readonly byPasskey: string
  readonly byPasskeyText: string
  readonly byCode: string
  readonly byCodeText: string
  readonly codeField: string
  readonly enter: string
  readonly rename: string
  readonly renamed: string
  readonly passkeys: string
  readonly passkeysText: string
  readonly noPasskeys: string
  readonly addPasskey: string
  readonly insecure: string
  readonly passkeyAdded: string
  readonly remove: (what: string) => string
  readonly devices: string
  readonly devicesText: string
  readonly here: string
  readonly seen: (when: string) => string
  readonly made: (when: string) => string
  readonly further: string
  readonly furtherText: string
  readonly code: string
  readonly codeText: (minutes: string) => string
  readonly notices: string
  readonly noticesText: string
  readonly kinds: Readonly<Record<'turn' | 'seat' | 'offer' | 'over' | 'rematch', string>>
  readonly quiet: string
  readonly quietText: (zone: string) => string
  readonly from: string
  readonly to: string
  readonly push: string
  readonly pushText: Readonly<Record<'impossible' | 'forbidden' | 'off' | 'on', string>>
  readonly mail: string
  readonly mailText: string
  readonly mailConfirm: (address: string) => string
  readonly mailConfirmed: (address: string) => string
  readonly noMail: string
  readonly hook: string
  readonly hookText: string
  readonly save: string
  readonly saved: string
  readonly test: string
  readonly tested: string
  readonly blocked: string
  readonly unblock: (name: string) => string
  readonly data: string
  readonly dataText: string
  readonly exportData: string
  readonly leave: string
  readonly leaveText: string
  readonly signOut: string
  readonly everywhere: string
  readonly forget: string
  readonly forgetTitle: string
  readonly forgetText: string
  readonly forgetYes: string
  readonly keep: string
  readonly signOutTitle: string
  readonly signOutText: string
  readonly unsentTitle: string
  readonly unsentText: string
  readonly unnamed: string
  readonly toLobby: string
}

const en: AccountWords = {
  title: 'Account and devices',
  nobody: 'You are not signed in',
  nobodyText: 'Play as a guest: all you need is a name. Or sign in to your account.',
  name: 'Your name at the table',
  nameText: 'No account, no password. You can keep the name with a passkey later.',
  comeIn: 'Play as a guest',
  byPasskey: 'Sign in with a passkey',
  byPasskeyText: 'If you saved a passkey on this or another device.',
  byCode: 'Sign in with a code',
  byCodeText: 'Get a code where you are signed in, under “Add a device”.',
  codeField: 'Code of ten letters and digits',
  enter: 'Sign in',
  rename: 'Change',
  renamed: 'You have a new name.',
  passkeys: 'Passkeys',
  passkeysText:
    'A passkey lets you back in from any device. There is no password to invent or forget.',
  noPasskeys: 'None yet. If this browser’s data is lost, so are your name and your games.',
  addPasskey: 'Add a passkey',
  insecure: 'Passkeys need an https address. Ask the host of this server.',
  passkeyAdded: 'The passkey is saved.',
  remove: (what) => `Remove ${what}`,
  devices: 'Devices',
  devicesText: 'Browsers where you are signed in. Removing one signs it out at once.',
  here: 'this one',
  seen: (when) => `last seen ${when}`,
  made: (when) => `since ${when}`,
  further: 'Add a device',
  furtherText: 'Get a code, and type it in on the other device within ten minutes. It works once.',
  code: 'Get a code',
  codeText: (minutes) => `Good for one device, for ${minutes}. On the other device:`,
  notices: 'Notifications',
  noticesText:
    'Each is sent once, with a link and nothing secret, and only while you are away from the game.',
  kinds: {
    turn: 'It is my turn',
    seat: 'Someone joins my game',
    offer: 'Someone asks for a draw, a pause or a take-back',
    over: 'A game of mine has ended',
    rematch: 'Someone offers a rematch',
  },
  quiet: 'Quiet hours',
  quietText: (zone) => `Notifications in these hours wait until they are over (${zone}).`,
  from: 'From',
  to: 'To',
  push: 'To this browser',
  pushText: {
    impossible:
      'This browser cannot show notifications here: it needs https, or does not support them.',
    forbidden: 'Notifications are blocked. Allow them for this site in your browser.',
    off: 'Shows a notification even when no page is open.',
    on: 'Notifications come to this browser.',
  },
  mail: 'By email',
  mailText:
    'Only for notifications and for signing in again. A link in the first email confirms it.',
  mailConfirm: (address) => `Open the link we sent to ${address} to confirm it.`,
  mailConfirmed: (address) => `Notifications go to ${address}.`,
  noMail: 'This server does not send email.',
  hook: 'By webhook',
  hookText:
    'An https address that takes JSON with “text” and “content”, as common chat programs do.',
  save: 'Save',
  saved: 'Saved.',
  test: 'Send a test notification',
  tested: 'A test notification is on its way by every channel you have.',
  blocked: 'Blocked',
  unblock: (name) => `Unblock ${name}`,
  data: 'Your data',
  dataText: 'Everything this server keeps about you, in one file.',
  exportData: 'Save my data',
  leave: 'Sign out or delete account',
  leaveText:
    'Signing out forgets you in this browser, with the notes, pins and plans on your tables that it keeps. Games, chat and notes that the server has are there when you come back. Deleting is for good; your games keep a pseudonym.',
  signOut: 'Sign out here',
  everywhere: 'Sign out everywhere',
  forget: 'Delete my account',
  forgetTitle: 'Delete your account for good?',
  forgetText:
    'This deletes your name, devices, notes and settings, and resigns your current games.',
  forgetYes: 'Delete for good',
  keep: 'Keep it',
  signOutTitle: 'Sign out without a passkey?',
  signOutText:
    'You have no passkey. If you sign out, you cannot return to this account or its games.',
  unsentTitle: 'Sign out before everything is sent?',
  unsentText:
    'Some moves or notes have not reached the server. Open their games to send them; signing out discards them.',
  unnamed: 'a browser',
  toLobby: 'To the lobby',
}

const fr: AccountWords = {
  title: 'Vous et vos appareils',
  nobody: 'Vous n’êtes pas connecté',
  nobodyText: 'Jouez tout de suite en invité : un nom suffit. Ou retrouvez votre compte.',
  name: 'Votre nom à la table',
  nameText: 'Ni compte ni mot de passe. Une clé d’accès gardera ce nom plus tard, si vous voulez.',
  comeIn: 'Jouer en invité',
  byPasskey: 'Se connecter avec une clé d’accès',
  byPasskeyText: 'Si vous avez gardé votre nom, sur cet appareil ou un autre.',
  byCode: 'Se connecter avec un code',
  byCodeText: 'Depuis un appareil où l’on vous connaît : « Un autre appareil ».',
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
}

/** The words of the page in the language of the moment. */
export const accountWords = spoken<AccountWords>({ en, fr })
