import type { HttpRequest } from '@adonisjs/core/http'
import type { CreditKind } from '#config/credits'
import { ENTRY_REASONS, type EntryFilter } from './entry.js'

export const CREDIT_KINDS: readonly CreditKind[] = ['image', 'video', 'model']

/** Which rows of the ledger are asked for, from `?kind=` and `?reason=`; what is not known asks for all. */
export function entryFilterIn(request: HttpRequest): EntryFilter {
  return {
    kind: CREDIT_KINDS.find((kind) => kind === request.input('kind')) ?? null,
    reason: ENTRY_REASONS.find((reason) => reason === request.input('reason')) ?? null,
  }
}
