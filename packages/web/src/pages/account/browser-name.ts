const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** What a person calls a browser that calls itself by half a line of old names; '' where unclear. */
export function browserName(agent: string): string {
  const found = [browsers, systems].map((list) => list.find(([sign]) => sign.test(agent))?.[1])
  const named = found.filter((name) => name !== undefined)
  return named.length > 0 ? named.join(', ') : agent.slice(0, 40)
}
