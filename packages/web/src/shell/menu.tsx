import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { IconButton } from './button.tsx'
import type { IconName } from './icons.tsx'

interface Props {
  readonly icon: IconName
  readonly label: string
  readonly children: ComponentChildren
}

/** A button of the bar that opens a small panel under it; a click elsewhere or Escape closes it. */
export function Menu({ icon, label, children }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { current } = panel
    const follow = (event: ToggleEvent): void => {
      const isOpen = event.newState === 'open'
      button.current?.setAttribute('aria-expanded', String(isOpen))
    }
    current?.addEventListener('toggle', follow)
    return () => current?.removeEventListener('toggle', follow)
  }, [])
  return (
    <div class="menu">
      <IconButton
        ref={button}
        class="bar-button"
        icon={icon}
        label={label}
        aria-expanded="false"
        aria-controls={id}
        popovertarget={id}
      />
      <div
        ref={panel}
        id={id}
        class="menu-panel popup"
        popover="auto"
        role="group"
        aria-label={label}
        onClick={(event) => {
          const { target } = event
          if (target instanceof Element && target.closest('a, [data-closes]')) {
            event.currentTarget.hidePopover()
          }
        }}
      >
        {children}
      </div>
    </div>
  )
}
