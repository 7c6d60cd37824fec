export const words = {
  counts: ['Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'], // from the six published ones
  and: 'and', // between two months
  to: 'to', // between the first and the last of several
}
