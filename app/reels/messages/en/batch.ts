import { plural } from '#app/i18n/plural'
import type { ReelsOfBatch } from '../../actions/request_reels_of_batch.js'

/** Wording of reels of all products of a batch. */
export const BATCH_REELS_MESSAGES = {
  button: 'Make reels',
  title: (count: number) =>
    plural(count, {
      one: 'A reel of this product?',
      other: `A reel of each of ${count} products?`,
    }),
  text: 'Each is put together by itself of the best results and the photos, in the look of your last reel. You find them with the videos of each product.',
  confirm: 'Make reels',
  ordered: ({ ordered, skipped, lacks_credits: lacksCredits }: ReelsOfBatch) =>
    [
      `${ordered} ${plural(ordered, { one: 'reel is', other: 'reels are' })} being made.`,
      ...(skipped > 0 ? [`${skipped} skipped: no pictures.`] : []),
      ...(lacksCredits ? ['No video credits are left for the others.'] : []),
    ].join(' '),
  failed: 'The reels could not be ordered. Please try again.',
}
