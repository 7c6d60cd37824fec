import { sayFailure } from '../../i18n/say-failure.ts'
import { navigate } from '../../shell/navigation.ts'
import { post } from '../../shell/notice.tsx'
import { tellIfUnsaved } from '../../shell/trouble.ts'
import { chooseFile } from '../../store/files.ts'
import { recordWords } from './record-words.ts'

/** Lets the person choose a record, and opens it: to play on, or to look at. */
export async function openRecord(): Promise<void> {
  const file = await chooseFile('.txt,.record,text/plain')
  if (!file) return
  const { name } = file
  const [{ beginFromRecord }, text] = await Promise.all([
    import('../../store/begin.ts'),
    file.text(),
  ])
  const begun = await beginFromRecord(text)
  if (!begun.ok) {
    const detail = await sayFailure(begun)
    return void post({ kind: 'bad', text: () => recordWords().bad(name), detail })
  }
  const { note, kept } = begun.value
  tellIfUnsaved(kept)
  navigate(note.over ? { page: 'replay', id: note.id } : { page: 'table', id: note.id })
}
