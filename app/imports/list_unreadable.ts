import { IMPORT_ERRORS } from './texts.js'

/** Why a list cannot be read at all, and in which of its lines that shows. */
export type ListFault =
  | { kind: 'unreadable' }
  | { kind: 'noItems' }
  /** `quote`: a quotation mark is never closed; the others are of XML. */
  | { kind: 'quote' | 'broken' | 'ampersand' | 'doctype' | 'deep'; line: number }
  | { kind: 'element'; line: number; name: string }

/** A list that cannot be read at all; the message is a sentence for its sender. */
export class ListUnreadable extends Error {
  readonly fault: ListFault

  constructor(fault: ListFault = { kind: 'unreadable' }, options?: ErrorOptions) {
    super(sentenceOf(fault), options)
    this.fault = fault
  }
}

function sentenceOf(fault: ListFault): string {
  const texts = IMPORT_ERRORS.xml
  switch (fault.kind) {
    case 'unreadable':
      return IMPORT_ERRORS.unreadable
    case 'quote':
      return IMPORT_ERRORS.quote(fault.line)
    case 'noItems':
      return texts.noItems
    case 'element':
      return texts.element(fault.line, fault.name)
    default:
      return texts[fault.kind](fault.line)
  }
}
