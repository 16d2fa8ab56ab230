import type { HttpRequest } from '@adonisjs/core/http'
import type { ResultFilter } from './queries/list_generated_images.js'

const LONGEST_SEARCH = 200

/** Which results a request wants, from `?search=&favorites=1`. */
export function resultFilterIn(request: HttpRequest): ResultFilter {
  const search: unknown = request.input('search', '')
  return {
    search: typeof search === 'string' ? search.slice(0, LONGEST_SEARCH) : '',
    favorites: request.input('favorites') === '1',
  }
}
