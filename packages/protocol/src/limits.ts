/** The version of the protocol: stands in every message, and goes up when an old page would err. */
export const PROTOCOL = 1

/** Bytes of the largest message that a server reads. */
export const LARGEST_CALL = 16 * 1024

/** How deep a message may be nested. */
export const DEEPEST = 12

/** Choices that one command may take in a row. */
export const LONGEST_ROW = 64

/** How many times that something was taken back a table tells of. */
export const MOST_TAKEN_BACK = 50

/** Questions to the others that a table tells of. */
export const MOST_REQUESTS = 50

/** Characters of a line of chat, of the notes on a table, of a player's name. */
export const LONGEST_LINE = 500
export const LONGEST_NOTE = 4000
export const LONGEST_NAME = 40

/** Characters of what a host writes to whoever they invite. */
export const LONGEST_MESSAGE = 140

/** Characters of what somebody calls a device. */
export const LONGEST_LABEL = 80

/** Kinds of windows that an order may name. */
export const MOST_WINDOWS = 16

/** Answers that somebody may give ahead at a table. */
export const MOST_ANSWERS = 24

/** A page that has missed more steps than this gets the table anew. */
export const MOST_MISSED = 200

/** Positions of the past that may be asked for at once. */
export const MOST_PAST = 64

/** Milliseconds between two signs of life of a connection. */
export const HEARTBEAT = 20_000
