import { COLOUR_NAMES } from '../messages/en/colours.js'
import type { RefusedChange } from './failures.js'
import { REFUSED_CHANGES } from '../messages/en/refused_changes.js'

/* Parts of sentences, in the language that is spoken now. */

/** A colour by its English name; what is none is said as it stands, such as what a merchant wrote. */
export function colourName(name: string): string {
  return (COLOUR_NAMES as Record<string, string>)[name] ?? name
}

/** What cannot be done. */
export function refusedChange(change: RefusedChange, part = ''): string {
  const said = REFUSED_CHANGES[change]
  return typeof said === 'string' ? said : said(part)
}
