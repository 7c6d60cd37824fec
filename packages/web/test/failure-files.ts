import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Without one of these a file fails with nothing. */
const MAYBE = /\b(failure|refused|LineError|DiceError|found\.push|must|\w+Fault)\(|\breason:/

/** A source file of a package. */
interface SourceFile {
  readonly folder: string // of its package
  readonly file: string // its path below that of all packages
  readonly source: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The sources of all packages that can fail and are wanted, tests left out. */
export function failureFiles(
  isWanted: (file: Omit<SourceFile, 'source'>) => boolean,
): readonly SourceFile[] {
  const games = readdirSync(`${root}/games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `games/${name}`)
  const folders = readdirSync(root).filter((folder) => folder !== 'games')
  return [...folders, ...games].flatMap((folder) =>
    readdirSync(`${root}/${folder}/src`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => ({ folder, file: `${folder}/src/${name}` }))
      .filter(isWanted)
      .map((wanted) => ({ ...wanted, source: readFileSync(`${root}/${wanted.file}`, 'utf8') }))
      .filter(({ source }) => MAYBE.test(source)),
  )
}
