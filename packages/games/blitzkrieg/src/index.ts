export * from './battles.ts'
