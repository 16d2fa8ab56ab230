import { router } from '@inertiajs/react'
import { useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { newUuid } from '~/ui/client/new_uuid'
import { route } from '~/ui/client/routes'
import { useDraft } from '~/ui/client/use_draft'
import { IMPORT_MESSAGES } from '../messages/en/screens'
import type { ColumnField } from '../lists/column_fields'
import type { ColumnData, LineData } from '../transformers/import_data'
import { useChosenFields } from './chosen_fields'
import { NewestCall } from './newest_call'
import { readText } from './read_text'

const MESSAGES = IMPORT_MESSAGES.create

/** Bytes that a character may have in a file. */
const BYTES_PER_CHARACTER = 4

/** How a list is read: its columns, none where it has no headings, and its products. */
interface CheckedData {
  columns: ColumnData[]
  lines: LineData[]
}

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
  const [checked, setChecked] = useState<CheckedData | null>(null)
  const fields = useChosenFields()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<'checking' | 'starting' | null>(null)
  /** An answer to a list that has been changed since does not count. */
  const [checks] = useState(() => new NewestCall())

  function change(text: string, name: string) {
    const next = { key: newUuid(), list: text, name }
    setData(next)
    draft.keep(next)
    setChecked(null)
    setError(null)
    checks.begin()
    setBusy((now) => (now === 'checking' ? null : now))
  }

  async function check(text: string, columns = fields.chosen) {
    const isNewest = checks.begin()
    if (text.length > mostCharacters) {
      setChecked(null)
      return setError(MESSAGES.long(mostCharacters))
    }
    setBusy('checking')
    setError(null)
    try {
      const body = { list: text, columns }
      const answer = await postJson<CheckedData>(route('imports.check'), body)
      if (isNewest()) setChecked(answer)
    } catch (reason) {
      if (!isNewest()) return
      setChecked(null)
      setError(reasonOf(reason, MESSAGES.checkFailed))
    } finally {
      if (isNewest()) setBusy(null)
    }
  }

  return {
    list: data.list,
    checked,
    error,
    busy,
    write: (text: string) => change(text, data.name),
    check: () => void check(data.list),
    /** Reads a column as something else, now and in later lists with this heading; null for not at all. */
    choose(heading: string, field: ColumnField | null) {
      void check(data.list, fields.choose(heading, field))
    },
    async read(file: File) {
      if (file.size > mostCharacters * BYTES_PER_CHARACTER) {
        return setError(MESSAGES.long(mostCharacters))
      }
      const isNewest = checks.begin()
      const text = await readText(file)
      if (!isNewest()) return
      change(text, file.name)
      await check(text)
    },
    refuse: () => setError(MESSAGES.notList),
    start() {
      router.post(
        route('imports.store'),
        { ...data, columns: fields.chosen },
        {
          onStart: () => setBusy('starting'),
          onSuccess: draft.forget,
          onError: (errors) => setError(errors.list ?? MESSAGES.startFailed),
          onFinish: () => setBusy(null),
        }
      )
    },
  }
}
