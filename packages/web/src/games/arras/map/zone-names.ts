/** How far the names of zones grow from afar: they stay within their boxes. */
export const zoneNameScale = 1.18
