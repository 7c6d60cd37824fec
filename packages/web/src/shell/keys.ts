import { settings } from '../store/settings.ts'

/** What can be done by keyboard at a table, and in a replay. The help page is made of this. */
export const keyGroups = ['map', 'view', 'game', 'replay', 'anywhere'] as const
export type KeyGroup = (typeof keyGroups)[number]

export interface KeyCommand {
  readonly id: string
  readonly group: KeyGroup
  readonly keys: readonly string[] // as KeyboardEvent.key names them
}

const command = <I extends string>(id: I, group: KeyGroup, ...keys: string[]) => ({
  id,
  group,
  keys,
})

export const keyCommands = [
  command('go', 'map', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'),
  command('choose', 'map', 'Enter', ' '),
  command('back', 'map', 'Escape'),
  command('previousTarget', 'map', '['),
  command('nextTarget', 'map', ']'),
  command('nextUnit', 'map', '.'),
  command('previousUnit', 'map', ','),
  command('describe', 'map', 'i'),
  command('all', 'map', 'a'),
  command('zoomIn', 'view', '+'),
  command('zoomOut', 'view', '-'),
  command('fit', 'view', '0'),
  command('centre', 'view', 'c'),
  command('hideCounters', 'view', 'h'),
  command('key', 'view', 'k'),
  command('list', 'view', 'l'),
  command('wide', 'view', 'e'),
  command('undo', 'game', 'u'),
  command('undoAll', 'game', 'U'),
  command('redo', 'game', 'y'),
  command('endPhase', 'game', 'E'),
  command('otherUnit', 'game', 'N'),
  command('type', 'game', '/'),
  command('log', 'game', 'g'),
  command('rules', 'game', 'r'),
  command('earlier', 'replay', 'ArrowLeft'),
  command('later', 'replay', 'ArrowRight'),
  command('start', 'replay', 'Home'),
  command('end', 'replay', 'End'),
  command('playPause', 'replay', ' '),
  command('nextFight', 'replay', 'j'),
  command('previousFight', 'replay', 'J'),
  command('nextMoment', 'replay', 'q'),
  command('previousMoment', 'replay', 'Q'),
  command('link', 'replay', 'l'),
  command('showAgain', 'replay', 'S'),
  command('help', 'anywhere', '?'),
  command('close', 'anywhere', 'Escape'),
] as const satisfies readonly KeyCommand[]

export type KeyCommandId = (typeof keyCommands)[number]['id']

/** The command that a key means in one of these groups; single letters only where they are on. */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  groups: readonly KeyGroup[],
): KeyCommandId | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (isCharacter(event.key) && !settings.value.letterKeys) return undefined
  const here = keyCommands.filter(({ group }) => groups.includes(group))
  // A key that a person gave away means what it was given to.
  const given = here.find(({ id }) => settings.value.keys[id] === event.key)
  return (given ?? here.find((command) => keysOf(command).includes(event.key)))?.id
}

/** The keys of a command: the one that a person gave it, else its own. */
export function keysOf({ id, keys }: KeyCommand): readonly string[] {
  const given = settings.value.keys[id]
  return given === undefined ? keys : [given]
}

/** Whether a command is on a single character, which a person may change. */
export function isOwnKey({ keys }: KeyCommand): boolean {
  return keys.length === 1 && isCharacter(keys[0]!)
}

/** The key of a command as it stands on a button. */
export function shortcutOf(id: KeyCommandId): string {
  return keysOf(keyCommands.find((command) => command.id === id)!)[0]!.toUpperCase()
}

/** Whether a letter was pressed that may mean something. */
export function isLetter(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  return isPlain && settings.value.letterKeys && isCharacter(event.key)
}

/** Whether a key writes something: those can be switched off. */
function isCharacter(key: string): boolean {
  return key.length === 1 && key !== ' '
}

/** Whether the focus is where keys write, so that no command may be taken from them. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  )
}
