import type { HttpRequest } from '@adonisjs/core/http'
import { isbot } from 'isbot'

/**
 * Whether somebody is opening a page: not a program, not a browser that fetches in advance, and not a picture or frame
 * in another site's page, by which a link could be followed unseen.
 */
export function countsAsVisit(request: HttpRequest): boolean {
  if (request.method() !== 'GET') return false
  const inertia = request.header('x-inertia') !== undefined
  if (!inertia && !request.header('accept')?.includes('text/html')) return false
  if (isPrefetch(request)) return false
  const destination = request.header('sec-fetch-dest')
  if (destination !== undefined && destination !== (inertia ? 'empty' : 'document')) return false
  const agent = request.header('user-agent')
  return agent !== undefined && agent !== '' && !isbot(agent)
}

function isPrefetch(request: HttpRequest): boolean {
  const purposes = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz']
  return purposes.some((name) => /prefetch|prerender|preview/i.test(request.header(name) ?? ''))
}
