import { ENTRY_MESSAGES } from './messages/en/entries.js'
import type { Entry } from './entry.js'

/** Where credits come from, in words. */
export function describeSource(source: string): string {
  return wordOf(ENTRY_MESSAGES.sources, source) ?? ENTRY_MESSAGES.otherSource
}

/** What a row of the ledger was for, in words. */
export function describeEntry(entry: Entry): string {
  const sources = entry.sources.map(describeSource).join(', ')
  switch (entry.reason) {
    case 'grant':
      return sources
    case 'debit':
      return workOf(entry)
    case 'refund':
      return ENTRY_MESSAGES.refund(workOf(entry))
    case 'expiry':
      return ENTRY_MESSAGES.expiry(sources)
    case 'revocation':
      return ENTRY_MESSAGES.revocation[causeOf(entry)](sources)
    case 'restoration':
      return ENTRY_MESSAGES.restoration[causeOf(entry)](sources)
  }
}

function workOf({ work }: Entry): string {
  return (work !== null && wordOf(ENTRY_MESSAGES.works, work)) || ENTRY_MESSAGES.otherWork
}

function causeOf({ reference }: Entry): 'disputed' | 'refunded' {
  return reference?.startsWith('dispute:') ? 'disputed' : 'refunded'
}

function wordOf(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined
}
