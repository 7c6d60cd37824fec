/** Stands before a name that was put into a gap, so that the words around can give way to it. */
export const NAME = '\uE000'

/** Stands on both sides of what joins two names of a list, so that quotes can go round each. */
export const JOINT = '\uE001'
