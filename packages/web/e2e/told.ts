/**
 * What no page may ever show, not even for a moment: keys without words, gaps, counts of nothing,
 * doubled spaces and stops.
 */
export const UNTOLD =
  /\[(?:en|fr) |\[[a-z]+(?:\.[a-zA-Z]+)+\]|\bundefined\b|\bNaN\b|\b0 (?:of|sur) 0\b|[^\s] {2,}[^\s]|[^.]\.\.(?!\.)|[!?…]\.(?!\.)/

/** Runs in a page before its own scripts: complains of every text that may not be shown. */
export function watchTexts(untold: string): void {
  const pattern = new RegExp(untold)
  const said = new Set<string>()
  const look = (text: string): void => {
    if (!pattern.test(text) || said.has(text)) return
    said.add(text)
    console.error(`the page shows "${text.trim()}"`)
  }
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) return look(node.textContent ?? '')
    if (node instanceof Element && /^(?:script|style)$/i.test(node.tagName)) return
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (!/^(?:script|style)$/i.test(texts.currentNode.parentElement?.tagName ?? '')) {
        look(texts.currentNode.textContent ?? '')
      }
    }
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') look(target.textContent ?? '')
      else for (const node of addedNodes) walk(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
