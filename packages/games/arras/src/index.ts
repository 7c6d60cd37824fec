export { arras } from './game.ts'
