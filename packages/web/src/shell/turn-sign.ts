import { useEffect } from 'preact/hooks'

const SIGN = '/icons/mark-turn.svg'

/** Marks the icon of the tab while the person is to decide, as its title does. */
export function useTurnSign(isMine: boolean): void {
  useEffect(() => {
    if (!isMine) return undefined
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')]
    const before = icons.map(({ href, type }) => ({ href, type }))
    for (const icon of icons) {
      icon.type = 'image/svg+xml'
      icon.href = SIGN
    }
    return () =>
      icons.forEach((icon, index) => {
        Object.assign(icon, before[index])
      })
  }, [isMine])
}
