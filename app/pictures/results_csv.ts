import { stringify } from 'csv-stringify/sync'
import { csvOptions } from '#app/core/text/csv'
import { RESULT_MESSAGES } from './messages/en/results.js'
import type { OwnImage } from './queries/find_own_image.js'

const COLUMNS = [
  'file',
  'product',
  'prompt',
  'type',
  'date',
  'credits',
  'seed',
  'delta_e',
  'ssim',
  'label_words',
  'label_words_read',
  'shaped_by',
]

/**
 * What is known of pictures, one row each, for spreadsheets.
 * @param images with the names of their files
 */
export function resultsCsv(images: readonly (OwnImage & { name: string })[]): string {
  return stringify(
    images.map((image) => [
      image.name,
      image.productName ?? '',
      image.prompt,
      RESULT_MESSAGES.types[image.type],
      image.createdAt.toISOString(),
      image.credits,
      image.seed,
      image.deltaE,
      image.ssim,
      image.label?.words,
      image.label?.read,
      image.shapedBy,
    ]),
    csvOptions(COLUMNS)
  )
}
