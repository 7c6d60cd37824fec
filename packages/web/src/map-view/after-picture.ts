/** Calls when the next picture has been made; at once where there is no screen. */
export function afterPicture(call: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') call()
  else requestAnimationFrame(() => requestAnimationFrame(call))
}
