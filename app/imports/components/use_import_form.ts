import { router } from '@inertiajs/react'
import { useState } from 'react'
import { reasonOf } from '~/shell/client/api_error'
import { postJson } from '~/shell/client/json'
import { newUuid } from '~/shell/client/new_uuid'
import { route } from '~/shell/client/routes'
import { useDraft } from '~/shell/client/use_draft'
import { IMPORT_TEXTS } from '../screen_texts'
import type { LineData } from '../transformers/import_data'
import { NewestCall } from './newest_call'
import { readText } from './read_text'

const TEXTS = IMPORT_TEXTS.create

/** Bytes that a character may have in a file. */
const BYTES_PER_CHARACTER = 4

/** What is in the form; a changed list is another import. */
interface ImportDraft {
  key: string
  list: string
  /** Of the file, empty for a list that was pasted. */
  name: string
}

/**
 * A list that is written or read from a file, checked, and imported.
 * @param list to begin with instead of what was typed last
 * @param mostCharacters of a list
 */
export function useImportForm(list: string | null, mostCharacters: number) {
  const draft = useDraft<ImportDraft>('import', () => ({
    key: newUuid(),
    list: '',
    name: '',
  }))
  const [data, setData] = useState<ImportDraft>(
    list === null ? draft.start : { key: newUuid(), list, name: '' }
  )
  /** Null until the list is checked as it is. */
  const [lines, setLines] = useState<LineData[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<'checking' | 'starting' | null>(null)
  /** An answer to a list that has been changed since does not count. */
  const [checks] = useState(() => new NewestCall())

  function change(text: string, name: string) {
    const next = { key: newUuid(), list: text, name }
    setData(next)
    draft.keep(next)
    setLines(null)
    setError(null)
    checks.begin()
    setBusy((now) => (now === 'checking' ? null : now))
  }

  async function check(text: string) {
    const isNewest = checks.begin()
    setLines(null)
    if (text.length > mostCharacters) return setError(TEXTS.long(mostCharacters))
    setBusy('checking')
    setError(null)
    try {
      const body = { list: text }
      const answer = await postJson<{ lines: LineData[] }>(route('imports.check'), body)
      if (isNewest()) setLines(answer.lines)
    } catch (reason) {
      if (isNewest()) setError(reasonOf(reason, TEXTS.checkFailed))
    } finally {
      if (isNewest()) setBusy(null)
    }
  }

  return {
    list: data.list,
    lines,
    error,
    busy,
    write: (text: string) => change(text, data.name),
    check: () => void check(data.list),
    async read(file: File) {
      if (file.size > mostCharacters * BYTES_PER_CHARACTER) {
        return setError(TEXTS.long(mostCharacters))
      }
      const isNewest = checks.begin()
      const text = await readText(file)
      if (!isNewest()) return
      change(text, file.name)
      await check(text)
    },
    refuse: () => setError(TEXTS.notList),
    start() {
      router.post(
        route('imports.store'),
        { ...data },
        {
          onStart: () => setBusy('starting'),
          onSuccess: draft.forget,
          onError: (errors) => setError(errors.list ?? TEXTS.startFailed),
          onFinish: () => setBusy(null),
        }
      )
    },
  }
}
