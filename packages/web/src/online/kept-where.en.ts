/** What is kept of a person, and where. */
export const words = {
  title: 'What is kept where',
  rows: [
    {
      what: 'Games against the computer or at one screen',
      where: 'In this browser only.',
      more: 'Clearing its data loses them; save a game to a file to keep it.',
    },
    {
      what: 'Online games and chat',
      where: 'On the server.',
      more: 'They wait for you on any device you sign in on.',
    },
    {
      what: 'Your name',
      where: 'On the server.',
      more: 'As a guest you are known in this browser only; a passkey or a code lets you back in elsewhere.',
    },
    {
      what: 'A passkey',
      where: 'In your device',
      more: 'or its password store. The server has only the public half.',
    },
    { what: 'Settings', where: 'In this browser only:', more: 'colours, language, speed.' },
  ],
  never: 'No password, no tracking. An email address only if you ask to be notified by email.',
}
