/** The help page, in English. */
export const words = {
  'help.title': 'Help and keyboard',
  'help.intro':
    'Every game works the same way: select, see what you can do, check the odds, confirm.',
  'help.table': 'At the table',
  'help.prompt':
    'The decision panel always says who decides and what can be done now. What can be acted on is marked; nothing else reacts.',
  'help.preview':
    'Select a unit to see where it can go and what that costs. Point at a target to see the path, or the odds of an assault with every modifier and its rule.',
  'help.undo':
    'Undo step by step until dice are rolled, something is revealed, a choice is final or the other side acts. Anything you cannot undo asks you to confirm.',
  'help.why':
    'If something is not allowed, you see why and which rule says so. Press the rule number to read it.',
  'help.touch':
    'By touch, the first tap shows and the second confirms; what cannot be undone waits for the large button. Moving or pinching the map never gives an order.',
  'help.list':
    'The list mode shows the board as text with everything that can be done. You can do everything there that you can do on the map.',
  'help.keyboard': 'The keyboard',
  'help.keyboardText':
    'Tab moves between the parts of the page. You can turn single-key commands off in Settings.',
  'help.otherKeys': 'Give commands other keys',
  'help.otherKeysText':
    'One character each. Leave a field empty to keep the usual key. A key can have one command only.',
  'help.key': 'Key',
  'help.does': 'What it does',
  'keys.map': 'Map',
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
  'key.zoomIn': 'Zoom in',
  'key.zoomOut': 'Zoom out',
  'key.fit': 'The whole map',
  'key.centre': 'Centre on the selection',
  'key.hideCounters': 'Hide the counters while held',
  'key.key': 'Key to the signs on the map',
  'key.wide': 'Open the tab wide, or close it',
  'key.list': 'List mode',
  'key.undo': 'Undo one step',
  'key.undoAll': 'Undo all',
  'key.redo': 'Redo',
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
  'key.close': 'Close the panel',
  'keyname.Home': 'Home',
  'keyname.End': 'End',
  'keyname.ArrowLeft': 'Left arrow',
  'keyname.ArrowRight': 'Right arrow',
  'keyname.space': 'Space',
  'keyname.arrows': 'Arrows',
  'keyname.shift': 'Shift',
  'help.keep': 'Your games',
  'help.keepText':
    'Games against the computer or on one screen are saved in this browser only; online games are on the server. Save a record to a file to keep it, to share it, or to continue elsewhere.',
  'help.offlineReady': 'Estafette is stored on this device and starts offline.',
  'help.offlineNot':
    'Once loaded, Estafette starts offline. Your browser can install it like an app.',
  'help.credits': 'Credits',
  'help.creditsText':
    'Estafette is free software under the MIT licence. Type: Barlow and Barlow Condensed by Jeremy Tribby, Spectral by Production Type, all under the SIL Open Font License. Unit symbols: milsymbol by Måns Beckman, MIT licence.',
} as const
