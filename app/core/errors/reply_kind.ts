import type { HttpRequest } from '@adonisjs/core/http'

import { isPublicApi } from './public_api_error.js'

export type ReplyKind = 'inertia' | 'json' | 'html'

/**
 * Which kind of answer a caller can read. JSON for callers that ask for it or for a stream of events first, that
 * carry the XMLHttpRequest marker and take anything, or that call below `/api/`; an Inertia visit is never one of them,
 * except where programs call: nothing there is a page.
 */
export function replyKind(request: HttpRequest): ReplyKind {
  if (isPublicApi(request)) return 'json'
  if (request.header('x-inertia')) return 'inertia'
  const accept = request.header('accept')
  const first = accept?.split(',')[0]?.trim()
  if (first?.includes('json') || first === 'text/event-stream') return 'json'
  const takesAnything = !accept || first === '*/*'
  if (takesAnything && request.header('x-requested-with') === 'XMLHttpRequest') return 'json'
  if (request.url().startsWith('/api/')) return 'json'
  return 'html'
}
