import type { Entry } from './queries/list_entries.js'

const SOURCES: Record<string, string> = {
  welcome: 'Welcome credits',
  subscription: 'Monthly plan',
  pack: 'Credit pack',
  demo: 'Demo credits',
  refund: 'Returned credits',
}

const WORKS: Record<string, string> = {
  generate: 'Pictures',
  edit: 'Edited picture',
  upscale: 'Enlarged picture',
  train: 'Training',
}

/** Where credits come from, in words. */
export function describeSource(source: string): string {
  return SOURCES[source] ?? 'Credits'
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
      return `${workOf(entry)}: given back, it was not made`
    case 'expiry':
      return `${sources}: expired`
    case 'revocation':
      return `${sources}: taken back, ${causeOf(entry)}`
    case 'restoration':
      return `${sources}: given back, the dispute was decided for you`
  }
}

function workOf({ work }: Entry): string {
  return (work !== null && WORKS[work]) || 'Work'
}

function causeOf({ reference }: Entry): string {
  return reference?.startsWith('dispute:') ? 'the payment is disputed' : 'the payment was refunded'
}
