export * from './data/battles.ts'
