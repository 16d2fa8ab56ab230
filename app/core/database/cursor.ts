import type { HttpRequest } from '@adonisjs/core/http'

/** Where a page of a list starts: the id after which it goes on, from `?before=`; null for the first page. */
export function cursorIn(request: HttpRequest): number | null {
  const before = Number(request.input('before'))
  return Number.isSafeInteger(before) && before > 0 ? before : null
}
