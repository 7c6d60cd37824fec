import { FIRST_OWN_REASON, numbered, reasonsOf } from '@estafette/kernel'

/** Why something is not allowed, with the rule that says so. */
const own = {
  // Set-up
  'set-up-zone': 'CEL-20.0.2',
  'set-up-zone-cavalry': 'CEL-20.0.3',
  'set-up-room': 'CEL-20.0.4',
  'set-up-enemy': 'CEL-20.0.4',
  // Chits
  'chit-not-available': 'CEL-13.0',
  'chit-combat-only': 'CEL-13.1',
  'chit-no-use': 'CEL-13.0',
  'not-your-unit': 'CEL-7.0.2',
  'not-on-map': 'CEL-7.0.2',
  'british-too-early': 'CEL-7.0.7',
  'never-activated': 'CEL-7.0.16',
  'not-due': 'CEL-14.0.1',
  'no-entry-hex': 'CEL-14.0.6',
  'own-formation': 'CEL-7.0.13',
  'wrong-formation': 'CEL-7.0.2',
  'no-formation': 'CEL-7.0.11',
  'not-84th': 'CEL-7.0.5',
  'activated-already': 'CEL-7.0.12',
  'not-reduced': 'CEL-13.3a',
  'not-destroyed': 'CEL-13.3b',
  'fbb-gone': 'CEL-13.3g',
  'replacement-zoc': 'CEL-13.3c',
  'replacement-supply': 'CEL-13.3c',
  'rebuild-enemy': 'CEL-13.3b',
  'rebuild-hex': 'CEL-13.3b',
  'rebuild-nowhere': 'CEL-13.3c',
  'air-target': 'CEL-13.4',
  // Reinforcements
  'entry-hex': 'CEL-22.0.1',
  'entry-enemy': 'CEL-14.0.3',
  // Movement
  'not-activated': 'CEL-8.0.1',
  'acted-already': 'CEL-7.0.12',
  'trucks-not-free': 'CEL-8.3.2',
  'trucks-not-carried': 'CEL-8.3.6',
  'not-adjacent': 'CEL-8.0.1',
  'off-map': 'CEL-8.0.9',
  'enemy-there': 'CEL-8.0.6',
  'meuse-german': 'CEL-8.1',
  'meuse-bridge': 'CEL-8.1',
  'rear-area': 'CEL-8.4',
  immobile: 'CEL-8.0.7',
  'too-costly': 'CEL-8.0.5',
  'strategic-near-enemy': 'CEL-8.5.3',
  // Combat
  'attack-no-target': 'CEL-11.0.2',
  'attack-meuse': 'CEL-11.0.2',
  'attack-isolated': 'CEL-5.0.9',
  'attack-too-costly': 'CEL-11.0.1',
  'support-not-adjacent': 'CEL-11.0.3',
  'support-isolated': 'CEL-5.0.9',
  'support-meuse': 'CEL-11.0.3',
  'support-already': 'CEL-11.0.9',
  'not-involved': 'CEL-11.0.18',
  'no-steps-left': 'CEL-11.0.18',
  'disrupted-already': 'CEL-11.0.21',
  'not-overstacked-there': 'CEL-10.0.3',
  // Retreat
  'retreated-already': 'CEL-11.1.13',
  'no-stack': 'CEL-11.1.13',
  'retreat-passed': 'CEL-11.1.10',
  'retreat-blind-alley': 'CEL-11.1.15',
  'retreat-zoc': 'CEL-11.1.5',
  'retreat-direction': 'CEL-11.1.7',
  'retreat-room': 'CEL-11.1.8',
  'retreat-near-start': 'CEL-11.1.8',
  'not-in-stack': 'CEL-11.1.6',
  // Advance
  'advance-not-attacking': 'CEL-11.2.1',
  'advance-retreated': 'CEL-11.2.6',
  'advance-once': 'CEL-11.2.1',
  'advance-not-vacated': 'CEL-11.2.1',
  'advance-not-adjacent': 'CEL-11.2.2',
  'advance-meuse': 'CEL-11.2.2',
  'advance-rear-area': 'CEL-11.2.3',
  'advance-room': 'CEL-11.2.1',
  'advance-nowhere': 'CEL-11.2.1',
} as const

export type ReasonKey = keyof typeof own

export const reasons = reasonsOf('CEL-3.0.1', own)

/** The verdict of each reason. */
export const WHY = numbered(Object.keys(own) as ReasonKey[], FIRST_OWN_REASON)
