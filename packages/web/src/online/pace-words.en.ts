/** How time is told: lengths of it, and how fast a game is played. */
export const words = {
  days: (days: number, hours: number) => (hours > 0 ? `${days} d ${hours} h` : `${days} d`),
  hours: (hours: number, minutes: number) =>
    minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
  moment: 'less than a minute',
  since: (length: string) => `for ${length}`,
  left: (length: string) => `${length} left`,
  away: (day: string) => `away until ${day}`,
  awayName: (name: string, day: string) => `${name} is away until ${day}`,
  none: 'no clock',
  live: (minutes: number, seconds: number) =>
    seconds > 0 ? `live, ${minutes} min + ${seconds} s` : `live, ${minutes} min`,
  post: (days: number) => (days === 1 ? '1 day per reply' : `${days} days per reply`),
  bank: (days: number) => (days === 1 ? '1 day in reserve' : `${days} days in reserve`),
  weekends: 'weekends off',
}
