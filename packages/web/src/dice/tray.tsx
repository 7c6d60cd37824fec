import type { SideLook } from '@estafette/kernel'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Die, DIE_SIZES } from './die.tsx'
import { ROLL_FACES, ROLL_STEPS, ROLL_TIME, rollingFace, type Face } from './faces.ts'

/** A die on the table. */
export interface TrayDie {
  readonly look: SideLook | undefined
  readonly face: Face
  readonly sides?: 6 | 10
  readonly label?: string
}

export interface DiceTrayProps {
  readonly dice: readonly TrayDie[]
  readonly roll?: number // a new number rolls the dice; without it they just lie there
  readonly size?: number
  readonly pace?: number // how long the roll takes, as a factor; 0 is no motion
  readonly onSettled?: () => void // once per roll, at once if nothing moves
}

/**
 * Dice on the table. A roll shows three faces in 450 ms and lies still; any key or click ends it
 * at once, and nothing moves for those who ask for less motion.
 */
export function DiceTray(props: DiceTrayProps): JSX.Element {
  const { dice, roll, size = DIE_SIZES.table, pace = 1, onSettled } = props
  const step = useRoll(roll, pace, onSettled)
  return (
    <div class="dice-tray" aria-busy={step < ROLL_FACES}>
      {dice.map((die, index) => {
        const rolling = step < ROLL_FACES && die.face !== null
        const face =
          rolling && die.face !== null ? rollingFace(die.face, step, die.sides ?? 6) : die.face
        return <Die key={index} {...die} face={face} size={size} rolling={rolling} />
      })}
    </div>
  )
}

/** The step a roll is in; ROLL_FACES when the dice lie still. */
function useRoll(roll: number | undefined, pace: number, onSettled?: () => void): number {
  const [settled, setSettled] = useState<number>()
  const [step, setStep] = useState(0)
  const moving = roll !== undefined && roll !== settled && pace > 0 && !wantsStillness()

  useEffect(() => {
    if (roll === undefined || roll === settled) return undefined
    const settle = () => {
      setSettled(roll)
      setStep(0) // where the next roll begins
      onSettled?.()
    }
    if (!moving) {
      settle()
      return undefined
    }
    const timers = ROLL_STEPS.map((time, index) => setTimeout(() => setStep(index), pace * time))
    timers.push(setTimeout(settle, pace * ROLL_TIME))
    const skip = (event: Event) => {
      // A key that is still held since it threw the dice does not end the roll.
      if (!(event instanceof KeyboardEvent && event.repeat)) settle()
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, skip, { capture: true })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      for (const event of events) removeEventListener(event, skip, { capture: true })
    }
    // A new listener does not restart the roll.
  }, [roll, settled, moving])

  return moving ? step : ROLL_FACES
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
