import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableModel } from '../model.ts'
import { cuesOf, hear, type Heard } from './cues.ts'
import { play } from './synth.ts'

/**
 * Lets a table be heard: it is here only where somebody asked for sounds. A browser plays none before
 * the page was touched; what happens until then is not made up for.
 */
export function Sounds({ model }: { readonly model: TableModel }) {
  useEffect(() => {
    let audio: AudioContext | null = null
    let before: Heard | null = null
    const stop = effect(() => {
      const now = hear(model)
      const heard = cuesOf(model, before, now)
      before = now
      if (heard.length === 0 || !navigator.userActivation.hasBeenActive) return
      audio ??= new AudioContext()
      if (audio.state === 'suspended') void audio.resume()
      play(audio, heard)
    })
    return () => {
      stop()
      void audio?.close()
    }
  }, [model])
  return null
}
