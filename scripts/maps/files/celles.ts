import { drawMap, makeMapFile } from '../celles.ts'
import type { DrawnFiles } from './drawn-files.ts'

/** The map of Celles. */
export const files: DrawnFiles = (pack) => [['map/data/print.json', makeMapFile(drawMap(), pack)]]
