/** What stands with a link to an invitation where it is pasted. */
export const words = {
  title: (host: string, place: string) => `${host} invites you to ${place}`,
  side: (side: string) => `You play: ${side}.`,
  pace: {
    none: 'No clock.',
    live: (minutes: number, seconds: number) => `Live, ${minutes} min each, plus ${seconds} s.`,
    post: (days: number) =>
      days === 1 ? 'By correspondence, 1 day a reply.' : `By correspondence, ${days} days a reply.`,
  },
  free: 'In your browser, no account needed.',
}
