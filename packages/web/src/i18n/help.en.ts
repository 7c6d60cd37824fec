/** The help page, in English. */
export const helpEn = {
  'help.title': 'Help and keyboard',
  'help.intro':
    'Every game plays with the same grammar: select, see what is possible, choose, look at the odds, confirm.',
  'help.table': 'At the table',
  'help.prompt':
    'The line under the map always says whose decision it is and what can be done now. What can be acted on is marked; nothing else reacts.',
  'help.preview':
    'Select a unit to see where it can go and what that costs. Point at a target to see the path, or the odds of an assault with every modifier and its rule.',
  'help.undo':
    'Take back step by step until dice fall, something is revealed or the other side decides. What cannot be taken back says so and asks again.',
  'help.why': 'What is not allowed says why, and by which rule. The rule id opens the rule.',
  'help.touch':
    'By touch, the first tap shows and the second confirms. Moving or pinching the map never gives an order.',
  'help.list':
    'The list mode shows the board as text with everything that can be done. It is as powerful as the map.',
  'help.keyboard': 'The keyboard',
  'help.keyboardText':
    'Tab goes from region to region. Commands on single keys can be switched off.',
  'help.otherKeys': 'Give commands other keys',
  'help.otherKeysText':
    'One character each; an empty field leaves the usual key. A key that you give away means what you gave it to.',
  'help.key': 'Key',
  'help.does': 'What it does',
  'keys.map': 'On the map',
  'keys.view': 'View',
  'keys.game': 'Game',
  'keys.replay': 'Replay',
  'keys.anywhere': 'Anywhere',
  'key.go': 'To the nearest place in that direction',
  'key.choose': 'Select or confirm',
  'key.back': 'Back one level',
  'key.previousTarget': 'Previous possible target',
  'key.nextTarget': 'Next possible target',
  'key.nextUnit': 'Next unit that can act',
  'key.previousUnit': 'Previous unit that can act',
  'key.describe': 'Describe the place',
  'key.all': 'Choose all units here',
  'key.zoomIn': 'Closer',
  'key.zoomOut': 'Farther',
  'key.fit': 'The whole map',
  'key.centre': 'Centre on the selection',
  'key.hideCounters': 'Hide the counters while held',
  'key.key': 'Key to the signs on the map',
  'key.list': 'List mode',
  'key.undo': 'Take back one step',
  'key.undoAll': 'Take back to the start of the run',
  'key.redo': 'Do again what was taken back',
  'key.endPhase': 'Pass or end the phase',
  'key.type': 'Type a command, or find a unit or a place',
  'key.log': 'The log',
  'key.rules': 'The rules',
  'key.earlier': 'One step back',
  'key.later': 'One step on',
  'key.start': 'To the start',
  'key.end': 'To the end',
  'key.playPause': 'Play or pause',
  'key.help': 'This help',
  'key.close': 'Close what is open',
  'keyname.space': 'Space',
  'keyname.arrows': 'Arrows',
  'keyname.shift': 'Shift',
  'help.keep': 'Your games',
  'help.keepText':
    'Games are saved in this browser after every choice, and nowhere else. Save a record to a file to keep it, to share it, or to go on elsewhere.',
  'help.offlineReady': 'Estafette is stored on this device and starts without a network.',
  'help.offlineNot':
    'Once loaded, Estafette starts without a network. Your browser can install it like an app.',
  'help.credits': 'Credits',
  'help.creditsText':
    'Estafette is free software under the MIT licence. Type: Barlow and Barlow Condensed by Jeremy Tribby, Spectral by Production Type, all under the SIL Open Font License. Unit symbols: milsymbol by Måns Beckman, MIT licence.',
} as const
