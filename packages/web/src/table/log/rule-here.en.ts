export const words = {
  never: 'This rule has not come up in this game yet.',
  times: (count: number) =>
    count === 1 ? 'What it did in this game:' : `What it did in this game, ${count} times:`,
}
