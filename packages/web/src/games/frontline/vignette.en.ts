export const words = { hedges: 'Undergrowth', open: 'Open ground', ruins: 'Burned-out' }
