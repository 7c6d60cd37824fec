export { frontline } from './game.ts'
