/** What is said where somebody wants nothing more of somebody else. */
export const words = {
  title: 'Block or report',
  open: (name: string) => `Block or report ${name}`,
  who: 'Who',
  blockText:
    'You cannot join each other’s games, and you will not see their games or messages. Current games continue. They are not told. Your account page undoes it.',
  block: (name: string) => `Block ${name}`,
  blocked: (name: string) => `${name} is blocked. Your account page undoes it.`,
  what: 'What happened',
  whatText: 'The host of this server reads it, together with the game it is about.',
  report: 'Send the report',
  reported: 'Your report was sent to the host.',
  close: 'Close',
}
