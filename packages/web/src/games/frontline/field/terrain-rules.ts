/** The rule of each kind of ground. */
export const groundRules: readonly string[] = [10, 14, 11, 15, 12, 13].map(
  (number) => `FRL-TER-${number}`,
)
