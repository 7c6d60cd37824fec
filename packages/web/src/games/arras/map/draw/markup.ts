import { naming } from '../../../map/draw/markup.ts'

export { path, type Drawn } from '../../../map/draw/markup.ts'

export const { shared, use } = naming('arras')
