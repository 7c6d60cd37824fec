export { disclose, enclose } from './envelope.ts'
export * from './event.ts'
export { fileLines, LARGEST_FILE, LONGEST_LINE, MOST_LINES, type Noted } from './file.ts'
export { printedDice } from './printed.ts'
export { makeRecord, makeSealed, movesOf, parseRecord } from './record.ts'
export type { RecordFall, RecordMove, RecordText } from './record.ts'
export * from './refusal.ts'
export { readMoves, readRecord, tableFromRecord, verifyRecord } from './replay.ts'
export type { Doubt, Reading, ReadSoFar, RecordSummary } from './replay.ts'
export type { Say } from './expectation.ts'
export { takeRow, type TakenRow } from './row.ts'
export { runScript } from './run.ts'
export type { LastChoice, ScriptFault, ScriptRun, ScriptStep } from './run.ts'
export { makeScript, parseScript, scriptOf } from './script.ts'
export type { ScriptParts, ScriptText, Statement } from './script.ts'
export * from './seat.ts'
export * from './settle.ts'
export * from './standing.ts'
export { begun, type Start } from './start.ts'
export * from './stream.ts'
export * from './table.ts'
export { firstFace, notedDice, type Throw } from './throws.ts'
export { cleanText } from './text.ts'
export {
  crossing,
  noteTrace,
  noteTraces,
  openTraceOf,
  showsNew,
  plainTraceOf,
  traceOf,
  type Apart,
  type Trace,
} from './traces.ts'
export { dropLast, takeBack, takenBackFor, undo, undoable } from './undo.ts'
export type { Barrier, ToldBack, Undoable } from './undo.ts'
export * from './viewer.ts'
export { passedOver, toldOf, witness, type Passed, type Witnessed } from './witness.ts'
