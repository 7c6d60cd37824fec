/** What the lobby says of friends. */
export const words = {
  title: 'Friends',
  none: 'Mark players you have met as friends, and invite them by name.',
  here: 'online now',
  presence: 'You see whether a friend is online when each of you has marked the other.',
  invite: 'Invite',
  inviteName: (name: string) => `Invite ${name}`,
  remove: (name: string) => `Remove ${name} from your friends`,
  met: 'Players you have met',
  add: 'Add friend',
  addName: (name: string) => `Add friend: ${name}`,
}
