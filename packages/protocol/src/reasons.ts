/** Why a server says no to a request; the words are the page's. Anything else is a defect. */
export const reasons = [
  'nobody', // nobody is known by this cookie
  'foreign', // the page is not of this server
  'no-json',
  'too-large',
  'unknown', // there is none, or it is not for whoever asks
  'trouble', // of the server's own
  'name', // a name that cannot be shown
  'name-taken', // or one that looks like it
  'too-long', // what somebody typed
  'no-text', // nothing of what somebody typed can be shown
  'taken', // the seat
  'no-invitation', // it has run out, was used or withdrawn, or never was
  'own-table',
  'blocked', // one of the two wants nothing of the other
  'too-many-passkeys', // as many as one may have
  'too-many-computers', // tables at which one of them plays
  'too-many-open', // tables of one's own that wait for others
  'too-many-playing', // games that one plays at a time
  'no-passkey', // it is not known here, or its answer does not fit
  'no-code', // it was used, has run out, or never was
  'no-mail', // this server sends none
  'no-address', // what was typed is no mail address
  'no-hook', // the address is none that may be called
  'not-over', // a rematch comes after the game
  'not-open', // somebody sits there already
  'no-such-game',
  'no-such-scenario', // or no such option
  'no-such-seat',
  'too-many-friends',
  'too-many-holidays', // more days than one may have in a year
  'no-holiday', // they would be over already, overlap others, or lie too far ahead
] as const
export type RefusalCode = (typeof reasons)[number]
