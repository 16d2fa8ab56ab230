import { IMPORT_ERRORS } from '../messages/en/common.js'

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
  switch (fault.kind) {
    case 'unreadable':
      return IMPORT_ERRORS.unreadable
    case 'quote':
      return IMPORT_ERRORS.quote(fault.line)
    case 'noItems':
      return IMPORT_ERRORS.xmlNoItems
    case 'element':
      return IMPORT_ERRORS.xmlElement(fault.line, fault.name)
    case 'broken':
      return IMPORT_ERRORS.xmlBroken(fault.line)
    case 'ampersand':
      return IMPORT_ERRORS.xmlAmpersand(fault.line)
    case 'doctype':
      return IMPORT_ERRORS.xmlDoctype(fault.line)
    case 'deep':
      return IMPORT_ERRORS.xmlDeep(fault.line)
  }
}
