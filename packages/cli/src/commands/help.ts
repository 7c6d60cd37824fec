import { columns, wrap } from '../columns.ts'
import { OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { refuse } from '../refusal.ts'

export const help: CliCommand = {
  name: 'help',
  spec: { positionals: ['command'], required: 0, options: {} },
  run(context, args) {
    const name = args.positionals[0]
    const names = Object.keys(context.texts.help)
    if (name !== undefined && !names.includes(name)) {
      refuse(context.texts.errors.unknownCommand(name, names))
    }
    if (context.json)
      writeJson(context, name === undefined ? context.texts.help : helpOf(context, name))
    else context.io.out(name === undefined ? overview(context) : helpText(context, name))
    return OK
  },
}

function helpOf(context: Context, name: string): object {
  return { command: name, ...context.texts.help[name] }
}

/** The page of one command. */
export function helpText(context: Context, name: string): string {
  const { helpPage } = context.texts
  const { usage, summary, options } = context.texts.help[name]!
  const rows = [...options, ...helpPage.everywhere].map(([flag, text]) => [`  ${flag}`, text])
  const line = ['estafette', name, usage, options.length > 0 ? '[options]' : '']
  return [
    `${helpPage.usage}${context.texts.colon}${line.filter((part) => part !== '').join(' ')}`,
    '',
    wrap(summary, Math.min(context.io.width, 100)),
    '',
    columns(rows),
    '',
  ].join('\n')
}

function overview(context: Context): string {
  const { helpPage, help } = context.texts
  const { bold } = context.paint
  const commands = Object.entries(help).map(([name, { usage, summary }]) => [
    `  ${name} ${usage}`.trimEnd(),
    summary.split('. ')[0]!.replace(/\.$/, ''),
  ])
  return [
    `${bold('estafette')}${context.texts.colon}${helpPage.intro}`,
    '',
    helpPage.commands + context.texts.colon.trimEnd(),
    columns(commands),
    '',
    helpPage.options + context.texts.colon.trimEnd(),
    columns(helpPage.everywhere.map(([flag, text]) => [`  ${flag}`, text])),
    '',
    helpPage.exitCodes,
    '',
  ].join('\n')
}
