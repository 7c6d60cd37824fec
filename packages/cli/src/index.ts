export { estafette } from './estafette.ts'
export type { Io } from './io.ts'
