import { drawMap, makeMapFile } from '../arras.ts'
import type { DrawnFiles } from './drawn-files.ts'

/** The map of Arras. */
export const files: DrawnFiles = (pack) => [['map/data/print.json', makeMapFile(drawMap(), pack)]]
