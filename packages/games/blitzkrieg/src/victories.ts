/** How a battle ends, by the state's numbers. BLZ-VIC-4 */
export const victories = ['draw', 'tactical', 'operational', 'strategic', 'immediate'] as const

export const DRAW = 0
export const TACTICAL = 1
export const OPERATIONAL = 2
export const STRATEGIC = 3
export const IMMEDIATE = 4 // BLZ-VIC-6
