import { useState } from 'react'
import { useShared } from '~/ui/client/use_shared'
import {
  type ChosenFields,
  COLUMN_FIELDS,
  type ColumnField,
  MAX_COLUMNS,
  MAX_HEADING_LENGTH,
} from '../lists/column_fields'

/** What a merchant has said that columns hold, kept in this browser for later lists. */
export function useChosenFields() {
  const key = `import-columns:${useShared().auth.user?.id}`
  const [chosen, setChosen] = useState<ChosenFields>(() => read(key))
  return {
    chosen,
    /** Answers all that is said then; of too many the oldest are forgotten. */
    choose(heading: string, field: ColumnField | null): ChosenFields {
      const others = chosen.filter((each) => each.heading !== heading)
      const next = [...others, { heading, field }].slice(-MAX_COLUMNS)
      setChosen(next)
      write(key, next)
      return next
    },
  }
}

/** A browser may refuse to store anything: then it is said for this page only. */
function read(key: string): ChosenFields {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChosen) : []
  } catch {
    return []
  }
}

/** What another version has written may name fields that are none. */
function isChosen(entry: unknown): entry is ChosenFields[number] {
  const { heading, field } = (entry ?? {}) as Record<string, unknown>
  return (
    typeof heading === 'string' &&
    heading.length <= MAX_HEADING_LENGTH &&
    (field === null || COLUMN_FIELDS.some((each) => each === field))
  )
}

function write(key: string, chosen: ChosenFields): void {
  try {
    localStorage.setItem(key, JSON.stringify(chosen))
  } catch {
    // Full or refused.
  }
}
