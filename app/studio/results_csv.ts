import { stringify } from 'csv-stringify/sync'
import { csvOptions } from '#app/shell/csv'
import { RESULT_TEXTS } from './result_texts.js'
import type { OwnImage } from './queries/find_own_image.js'

const COLUMNS = ['file', 'product', 'prompt', 'type', 'date', 'credits', 'seed']

/**
 * What is known of pictures, one row each, for spreadsheets.
 * @param images with the names of their files
 */
export function resultsCsv(images: readonly (OwnImage & { name: string })[]): string {
  return stringify(
    images.map(({ name, productName, prompt, type, createdAt, credits, seed }) => [
      name,
      productName ?? '',
      prompt,
      RESULT_TEXTS.types[type],
      createdAt.toISOString(),
      credits,
      seed,
    ]),
    csvOptions(COLUMNS)
  )
}
