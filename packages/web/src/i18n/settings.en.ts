import type { Gaps } from './catalog.ts'

/** The settings, in English. */
export const settingsEn = {
  'settings.title': 'Settings',
  'settings.intro': 'Kept in this browser, changed at once.',
  'settings.language': 'Language',
  'settings.languageAuto': 'As the browser',
  'settings.theme': 'Theme',
  'settings.speed': 'Animations',
  'settings.speedText':
    'Any key or click ends an animation. Where the system asks for less motion, nothing moves.',
  'speed.off': 'Off',
  'speed.fast': 'Fast',
  'speed.normal': 'Normal',
  'speed.slow': 'Slow',
  'settings.strength': 'Highlights on the map',
  'strength.60': 'Faint',
  'strength.100': 'Normal',
  'strength.140': 'Strong',
  'settings.confirm': 'Ask again before what cannot be taken back',
  'confirm.roll': 'Rolling dice',
  'confirm.reveal': 'Revealing something hidden',
  'confirm.phase': 'Ending a phase while units can still act',
  'confirm.bid': 'Sealing a bid',
  'confirm.final': 'Any other final choice',
  'settings.keys': 'Keyboard',
  'settings.letters': 'Commands on single keys',
  'settings.lettersText':
    'Switch them off if speech input or another tool sends letters. Arrows, Enter, Escape and Tab always work.',
  'settings.files': 'Take them along',
  'settings.export': 'Save settings to a file',
  'settings.import': 'Load settings from a file',
  'settings.reset': 'Back to the defaults',
  'settings.imported': 'The settings are loaded.',
  'settings.bad': ({ name }: Gaps<'name'>) => `${name} holds no settings of Estafette.`,
  'settings.wasReset': 'Everything is as it was at first.',
} as const
