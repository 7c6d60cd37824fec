import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { IconButton } from '../../shell/button.tsx'
import { DetailsSheet } from '../../shell/details-sheet.tsx'
import './choosing.css'

const NARROW = '(width < 56.25em)' // as in the sheets of style: there the details are a sheet

/** Whether the details of what is chosen lie over the list, where there is no room beside it. */
export interface ChoosingSheet {
  readonly isOpen: boolean
  /** Opens it, where it is one. */
  open(): void
  close(): void
}

export function useChoosingSheet(): ChoosingSheet {
  const isOpen = useSignal(false)
  return {
    isOpen: isOpen.value,
    open: () => (isOpen.value = matchMedia(NARROW).matches),
    close: () => (isOpen.value = false),
  }
}

interface Props {
  readonly name: string // before the names of its classes
  readonly class: string
  readonly sheet: ChoosingSheet
  readonly details: ((heading: string, beside?: ComponentChildren) => ComponentChildren) | null
  readonly label: string // of the sheet
  readonly close: string
  readonly children: ComponentChildren // what there is to choose
}

/** How a battle is chosen, whatever the game: a list, and all about the one that is meant. */
export function Choosing({ name, class: looks, sheet, details, label, close, children }: Props) {
  const [beside, over] = [`${name}-details`, `${name}-sheet`]
  return (
    <>
      <div class={`choosing ${looks}`}>
        {children}
        {details && (
          <aside class={`choosing-details ${beside}`} aria-labelledby={beside}>
            <div class={`choosing-stays ${name}-stays`}>{details(beside)}</div>
          </aside>
        )}
      </div>
      {sheet.isOpen && details && (
        <DetailsSheet
          label={label}
          narrow={NARROW}
          class={`choosing-sheet ${over}`}
          onClose={sheet.close}
        >
          {details(over, <IconButton icon="close" label={close} onClick={sheet.close} />)}
        </DetailsSheet>
      )}
    </>
  )
}
