export const words = { title: 'Combat calculator', note: 'Try any combat; no dice are rolled.' }
