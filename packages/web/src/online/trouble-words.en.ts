export const words = {
  trouble: {
    absent: 'This site has no game server, so you cannot play online here.',
    offline: 'The server cannot be reached. Your connection may be down.',
    nobody: 'You are signed out. Sign in again.',
    busy: 'Too many requests. Wait a moment and try again.',
    refused: 'The server refused this. Reload the page and try again.',
    broken: 'Something went wrong on the server. Nothing of yours is lost.',
  },
  later: (wait: string) => `Too many requests. Try again in ${wait}.`,
  reasons: {
    name: 'This name cannot be shown. Letters of one alphabet, please.',
    'name-taken':
      'This name, or one that looks like it, is taken. If it is yours, sign in; else choose another.',
    'too-long': 'This is too long to be kept. Please shorten it.',
    'too-large': 'This is too long to be kept. Please shorten it.',
    'no-text': 'Write a few words first.',
    taken: 'Someone else joined first: the seat is taken.',
    'no-invitation':
      'This invitation is no longer valid: it was used, was withdrawn, or has expired. Ask for a new link.',
    'own-table': 'You have already joined this game.',
    blocked: 'This is not possible between the two of you.',
    'too-many-passkeys': 'You have reached the limit of passkeys. Remove one first.',
    'too-many-computers':
      'You have reached the limit of games against the computer. Finish one first.',
    foreign: 'This page was opened under another address than the server’s own. Open it there.',
    unknown: 'Not found, or not open to you.',
    'no-passkey': 'This passkey is unknown here, or was not answered in time.',
    'no-code': 'This code was used already, or has expired. Get a new one.',
    'no-mail': 'This server does not send email.',
    'no-address':
      'This is not an email address: one looks like name@example.org, without spaces. Nothing was changed.',
    'no-hook': 'This webhook cannot be reached. Use a public https address.',
    'not-over': 'A rematch comes after the game.',
    'not-open': 'This seat is taken.',
    'too-many-open': 'You have reached the limit of open games. Withdraw one first.',
    'too-many-playing': 'You have reached the limit of games at a time. Finish one first.',
    'no-such-game': 'This server does not have this game.',
    'no-such-scenario': 'This game cannot be set up: a scenario or an option is unknown.',
    'no-such-seat': 'This game has no such seat.',
    'too-many-friends': 'You have reached the limit of friends. Remove one first.',
  },
}
