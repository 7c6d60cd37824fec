export const disruption = {
  title: 'Disruption',
  rules: {
    'CEL-12.0.1':
      'Units are disrupted by a failed infiltration, by combat, by a retreat through enemy ZOC and by an air attack.',
    'CEL-12.0.2':
      'A disrupted unit loses one third of its allowance, added to the reduction for supply: out of supply and disrupted it loses two thirds, isolated and disrupted all of it.',
    'CEL-12.0.3':
      'An attack gets +2 if any defender is disrupted and −2 if any attacker is; if both are, the two cancel out.',
    'CEL-12.0.4':
      'A disrupted unit has no ZOC. It ignores further disruption, except that each enemy ZOC it must retreat into costs it a step.',
    'CEL-12.0.5': 'All disruption is removed in the Recovery Phase.',
  },
}
