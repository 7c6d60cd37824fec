import type { JSX } from 'preact'

/** Line drawings on a grid of 24; the look asks for a word beside them. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  moon: 'M20 14.5A8 8 0 019.5 4 8 8 0 1020 14.5z',
  contrast: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 3v18M12 7h6.5M12 12h9M12 17h6.5',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 8H15a5 5 0 010 10h-4M9 8l4-4M9 8l4 4',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5',
  copy: 'M9 9h11v11H9zM6 15H4V4h11v2',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  open: 'M3 7V5h6l2 2h10v12H3zM3 10h18',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v6M14 11v6',
  link: 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1',
  computer: 'M4 5h16v10H4zM2 19h20M9 15v4M15 15v4',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5a7.5 7.5 0 0115 0',
  people:
    'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 19.5a6.5 6.5 0 0113 0M15.5 5.3a3.5 3.5 0 010 6.4M18 13.6a6.5 6.5 0 013.5 5.9',
  book: 'M4 5.5A2.5 2.5 0 016.5 3H20v15H6.5A2.5 2.5 0 004 20.5zM4 20.5A2.5 2.5 0 006.5 21H20v-3',
  map: 'M9 4L3 6.5v13L9 17l6 3 6-2.5v-13L15 7zM9 4v13M15 7v13',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M7 14h10',
  print: 'M7 8V3h10v5M7 17H4v-8h16v8h-3M7 14h10v7H7z',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  learn: 'M2.5 9L12 4.5 21.5 9 12 13.5zM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v6',
  play: 'M7 4.5l12 7.5-12 7.5z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  widen: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  layers: 'M12 4l9 5-9 5-9-5zM3 14l9 5 9-5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z',
  share:
    'M18 3.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM6 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM18 15.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8.2 10.8l7.6-3.6M8.2 13.2l7.6 3.6',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.3v.01',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.6v.01',
  die: 'M5 4h14v16H5zM9 8h.01M15 8h.01M12 12h.01M9 16h.01M15 16h.01',
  next: 'M5 5l9 7-9 7zM18 5v14',
  first: 'M6 5v14M18 5l-9 7 9 7',
  last: 'M18 5v14M6 5l9 7-9 7',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  reload: 'M20 12a8 8 0 11-2.5-5.8M20 3v5h-5',
} as const

export type IconName = keyof typeof paths

interface Props {
  readonly name: IconName
  readonly size?: number
}

/** An icon; it says nothing to assistive technology, the word beside it does. */
export function Icon({ name, size = 20 }: Props): JSX.Element {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** The mark: a dispatch on its way. */
export function Mark({ height = 24 }: { readonly height?: number }): JSX.Element {
  return (
    <svg class="mark" width={height * 1.35} height={height} viewBox="0 0 54 40" aria-hidden="true">
      <path class="mark-paper" d="M17 7h34v26H17zM17 7l17 15L51 7" />
      <path class="mark-speed" d="M1 13h10M5 20h6M1 27h10" />
    </svg>
  )
}
