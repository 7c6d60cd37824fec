import type { Figures } from './figures.ts'
import type { LoadTerms } from './terms.ts'

const WIDTH = 900
const HEIGHT = 240

/** A report of a run as a page that needs nothing else. */
export function reportOf(
  terms: LoadTerms,
  figures: Figures,
  more: readonly (readonly [string, string])[],
): string {
  const { all, perSecond, unsent, refused, seconds } = figures
  const rows: readonly (readonly [string, string])[] = [
    ['games at a time', `${terms.games} of ${terms.titles.join(', ')}`],
    ['players, watchers', `${terms.games * 2}, ${terms.watchers}`],
    ['wanted', `${terms.rate === Infinity ? 'as many as can be' : terms.rate} commands per second`],
    ['what was sent', terms.play === 'take' ? 'choices of the rules' : 'offers'],
    ['done', `${all.done} commands, ${perSecond.toFixed(0)} per second`],
    ['half answered within', inMilliseconds(all.half)],
    ['99 of 100 answered within', inMilliseconds(all.late)],
    ['the slowest', inMilliseconds(all.worst)],
    ['due and not sent', String(unsent)],
    ...Object.entries(refused).map(([kind, count]) => [`answered ${kind}`, String(count)] as const),
    ...more,
  ]
  const cells = rows.map(([name, value]) => `<tr><th>${plain(name)}<td>${plain(value)}`).join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Load on Estafette</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
th{text-align:left;padding-right:2rem;font-weight:400}td{font-variant-numeric:tabular-nums}
svg{width:100%;height:auto;border:1px solid #999}.late{stroke:#b00}.half{stroke:#06c}
.late,.half{fill:none;stroke-width:2}</style>
<h1>Load on Estafette</h1>
<table>
${cells}
</table>
<h2>Milliseconds until the answer, second by second</h2>
<p>Red: 99 of 100; blue: half of them. The scale ends at ${inMilliseconds(highest(seconds))}.</p>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="times second by second">
<polyline class="late" points="${line(seconds, 'late')}"/>
<polyline class="half" points="${line(seconds, 'half')}"/>
</svg>
</html>
`
}

function highest(seconds: Figures['seconds']): number {
  return Math.max(1, ...seconds.map(({ late }) => late))
}

function line(seconds: Figures['seconds'], key: 'late' | 'half'): string {
  const top = highest(seconds)
  const step = WIDTH / Math.max(1, seconds.length - 1)
  return seconds
    .map((second, at) => {
      const height = HEIGHT - (second[key] / top) * HEIGHT
      return `${(at * step).toFixed(1)},${height.toFixed(1)}`
    })
    .join(' ')
}

function inMilliseconds(time: number): string {
  return `${time.toFixed(1)} ms`
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
