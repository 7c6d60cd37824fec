import type { Game } from '@estafette/kernel'
import type { Heard } from '@estafette/protocol'
import { voiceOf } from '../i18n/voice.ts'
import { words } from './words.ts'

/** A choice in words, as far as the viewer may know it. */
export function choiceText(game: Game, { choice }: Heard): string {
  return choice === null ? words().secretChoice : voiceOf(game).choice(choice)
}
