export { brain, makeBrain } from './brain/index.ts'
export { arras } from './game.ts'
