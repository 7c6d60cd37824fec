/** How sentences are set as English prints them, whatever stood in their gaps. */
export const words = {
  spell: (text: string): string => text.replace(/ +:(?= )/g, ':'),
}
