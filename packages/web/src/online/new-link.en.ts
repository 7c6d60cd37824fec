/** What is said about links to free seats. */
export const words = {
  newLink: (seat: string) => (seat === '' ? 'New link' : `New link: ${seat}`),
  copied: (seat: string) =>
    seat === ''
      ? 'Link copied. The old link no longer works.'
      : `Link copied (${seat}). Older links no longer work.`,
  yourself: (seat: string) =>
    seat === ''
      ? 'Copy this link. The old link no longer works:'
      : `Copy this link (${seat}). Older links no longer work:`,
}
