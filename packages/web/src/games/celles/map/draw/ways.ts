import { nearnessTo } from './nearness.ts'
import { rivers } from './rivers.ts'
import { roads } from './roads.ts'

/** What trees, slopes and houses keep clear of. */
export const nearRoads = nearnessTo(roads.map(({ way }) => way))
export const nearStreams = nearnessTo(rivers.filter(({ isWide }) => !isWide).map(({ way }) => way))
export const nearMeuse = nearnessTo(rivers.filter(({ isWide }) => isWide).map(({ way }) => way))
