export const words = {
  more: 'Pins, a copy, a report',
  mine: 'Notes for yourself',
  whose: 'They stay in this browser: no record, link or opponent ever gets them.',
  whoseShared:
    'They stay in this browser and show in your own turns alone: no record, link or opponent ever gets them.',
  whoseFar:
    'The server keeps the text for you alone; pins stay in this browser. No record, link or opponent ever gets them.',
  pin: (place: string) => `Pin ${place}`,
  pinHow: 'Look at a place on the map to pin it.',
  pinText: (place: string) => `Note on ${place}`,
  unpin: (place: string) => `Take the pin off ${place}`,
  tryOut: 'Try things out in a copy',
  tryText: 'You play both sides from this position, with other dice. Your game waits here.',
  copy: 'This is a copy to try things out. Nothing of it touches your game.',
  back: 'Discard it and go back',
  report: 'Save a report',
  reportText:
    'A rule seems wrong? The report holds the position, the log, the version and what you write here, and nothing that the other side hides.',
  complaint: 'What is wrong?',
}
