import { estafette } from './estafette.ts'
import { makeTerminal } from './terminal.ts'

// Whoever reads less than everything (a pager, head) has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await estafette(
  process.argv.slice(2),
  makeTerminal(new URL('../../../', import.meta.url)),
)
