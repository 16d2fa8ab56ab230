import type { HttpRequest } from '@adonisjs/core/http'
import { readText } from '#app/core/validation/text_fields'
import type { ResultFilter } from './queries/list_generated_images.js'

const LONGEST_SEARCH = 200

/** Which results a request wants, from `?search=&favorites=1`. */
export function resultFilterIn(request: HttpRequest): ResultFilter {
  return {
    search: readText(request.input('search'), LONGEST_SEARCH),
    favorites: request.input('favorites') === '1',
  }
}
