/** Each battle of the series has one scenario: its whole length. */
export const scenarios = ['battle'] as const
