import type { ComponentChildren, JSX } from 'preact'
import { sayIfKnown } from '../i18n/index.ts'
import { Icon, type IconName } from './icons.tsx'
import { Link } from './link.tsx'
import type { Route } from './route.ts'

type Look = 'plain' | 'primary' | 'gold' | 'ghost' | 'danger'
type Size = 'small' | 'normal' | 'big'

interface Style {
  readonly look?: Look
  readonly size?: Size
  readonly icon?: IconName
  readonly shortcut?: string // shown in a small box
  readonly children?: ComponentChildren
}

type ButtonProps = Style & Omit<JSX.IntrinsicElements['button'], 'size' | 'icon' | 'children'>

/** A button: verb first, one primary per screen. */
export function Button({
  look,
  size,
  icon,
  shortcut,
  children,
  class: more,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" {...rest} class={classOf(look, size, more)}>
      <Inside icon={icon} shortcut={shortcut}>
        {children}
      </Inside>
    </button>
  )
}

type LinkProps = Style & { readonly to: Route; readonly class?: string }

/** A link that looks like a button. */
export function ButtonLink({ look, size, icon, shortcut, to, children, class: more }: LinkProps) {
  return (
    <Link to={to} class={classOf(look, size, more)}>
      <Inside icon={icon} shortcut={shortcut}>
        {children}
      </Inside>
    </Link>
  )
}

function Inside({ icon, shortcut, children }: { [K in keyof Style]: Style[K] | undefined }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
      {shortcut !== undefined && <kbd aria-hidden="true">{keyName(shortcut)}</kbd>}
    </>
  )
}

/** A key as keyboards of the language print it. */
export function keyName(key: string): string {
  return sayIfKnown(`keyname.${key}`) ?? key
}

function classOf(look: Look = 'plain', size: Size = 'normal', more?: unknown): string {
  return ['button', `is-${look}`, `is-${size}`, ...(typeof more === 'string' ? [more] : [])].join(
    ' ',
  )
}

type IconProps = Omit<JSX.IntrinsicElements['button'], 'label' | 'icon'> & {
  readonly icon: IconName
  readonly label: string
  readonly shortcut?: string
}

/** A button with an icon alone: its word is its label and its tooltip. */
export function IconButton({ icon, label, shortcut, class: more, ...rest }: IconProps) {
  const tip = shortcut === undefined ? label : `${label} (${keyName(shortcut)})`
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={tip}
      {...rest}
      class={typeof more === 'string' ? `icon-button ${more}` : 'icon-button'}
    >
      <Icon name={icon} />
    </button>
  )
}
