import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes beside the file and renames: whoever reads it meanwhile gets the old or the new one, whole.
 * @param {string} file
 * @param {Uint8Array} contents
 */
export async function replaceFile(file, contents) {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    await writeFile(temporary, contents)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}
