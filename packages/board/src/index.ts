export * from './graph.ts'
export * from './hex.ts'
export * from './paths.ts'
export * from './trace.ts'
