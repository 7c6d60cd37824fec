import { OK, type CliCommand } from '../command.ts'
import { helpText } from './help.ts'

/** For the help alone: `bin/estafette.mjs` hands these commands to the server, whose own they are. */
export const host: CliCommand = {
  name: 'host',
  spec: { positionals: ['command', 'file'], required: 0, many: true, options: {} },
  run(context) {
    context.io.out(helpText(context, 'host'))
    return OK
  },
}
