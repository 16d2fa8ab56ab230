import { beginSpan, type OpenSpan } from './spans.js'

/** Characters of a statement that are told. */
const MOST_TOLD = 2_000

/**
 * Begins the span of a statement within what is under way; null where nothing is.
 * @param text with places for values, which are not told
 */
export function beginQuery(text: string): OpenSpan | null {
  const span = beginSpan('SQL', { kind: 'client', isInner: true })
  span?.rename(nameOf(text))
  span?.note({ 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TOLD) })
  return span
}

/** What is done and to which table first. */
function nameOf(text: string): string {
  const [operation = 'SQL'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_][\w.]*)/i.exec(text) ?? []
  return table === undefined ? operation.toUpperCase() : `${operation.toUpperCase()} ${table}`
}
