import { router } from '@inertiajs/react'
import { useState } from 'react'
import { postJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'
import { useDraft } from '~/shell/client/use_draft'
import { reasonOf } from '~/studio/components/run_generation'
import { IMPORT_TEXTS } from '../screen_texts'
import type { LineData } from '../transformers/import_data'
import { readText } from './read_text'

const TEXTS = IMPORT_TEXTS.create

/** Bytes of a file: more than the longest list has. */
const MAX_FILE_BYTES = 2_000_000

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
 */
export function useImportForm(list: string | null) {
  const draft = useDraft<ImportDraft>('import', () => ({
    key: crypto.randomUUID(),
    list: '',
    name: '',
  }))
  const [data, setData] = useState<ImportDraft>(
    list === null ? draft.start : { key: crypto.randomUUID(), list, name: '' }
  )
  /** Null until the list is checked as it is. */
  const [lines, setLines] = useState<LineData[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<'checking' | 'starting' | null>(null)

  function change(text: string, name: string) {
    const next = { key: crypto.randomUUID(), list: text, name }
    setData(next)
    draft.keep(next)
    setLines(null)
    setError(null)
  }

  async function check(text: string) {
    setBusy('checking')
    setError(null)
    try {
      setLines(
        (await postJson<{ lines: LineData[] }>(route('imports.check'), { list: text })).lines
      )
    } catch (reason) {
      setLines(null)
      setError(reasonOf(reason, TEXTS.checkFailed))
    } finally {
      setBusy(null)
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
      if (file.size > MAX_FILE_BYTES) return setError(TEXTS.largeFile)
      const text = await readText(file)
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
