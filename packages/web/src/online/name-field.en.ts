/** What stands beside the field for a name. */
export const words = { haveOne: 'I have one: sign in' }
