import type { ComponentChildren } from 'preact'
import { navigate, route } from './navigation.ts'
import { makePath, type Route } from './route.ts'

interface Props {
  readonly to: Route
  readonly id?: string
  readonly class?: string
  readonly 'aria-label'?: string
  readonly 'data-part'?: string
  readonly onClick?: (event: MouseEvent) => void
  readonly children?: ComponentChildren
}

/** A link inside the program: a plain one to the browser, without a reload for the rest of us. */
export function Link({ to, children, onClick, ...rest }: Props) {
  const href = makePath(to)
  return (
    <a
      {...rest}
      href={href}
      aria-current={makePath(route.value) === href ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isForBrowser(event)) return
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </a>
  )
}

function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
