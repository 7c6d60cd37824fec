export { celles } from './game.ts'
