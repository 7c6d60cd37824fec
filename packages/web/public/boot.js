// Before the first paint: the language and the theme that were chosen, or those of the system.
{
  let chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('estafette.settings')) ?? {}
  } catch {
    // Nothing was chosen, or nothing can be read.
  }
  const page = document.documentElement
  const isFrench = (chosen.language ?? navigator.language ?? '').startsWith('fr')
  page.lang = isFrench ? 'fr' : 'en'
  page.dataset.theme = ['light', 'dark', 'contrast'].includes(chosen.theme)
    ? chosen.theme
    : matchMedia('(prefers-contrast: more)').matches
      ? 'contrast'
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light'
}
