import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

/** So many of something, as one says it: '1 scene', '1,000 products'. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${formatNumber(number)} ${plural(number, { one, other: many })}`

/** Wording of the screens of batches. */
export const BATCH_MESSAGES = {
  list: {
    title: 'Batches',
    description: 'The same scenes for many products at once.',
    create: 'New batch',
    recipes: 'Recipes',
    empty: 'No batches yet',
    emptyHint:
      'Choose products and describe scenes: every product is pictured in every scene, while you do something else.',
    more: 'Load more',
    size: (products: number, scenes: number, shapes: number) =>
      [
        count(products, 'product'),
        count(scenes, 'scene'),
        ...(shapes > 1 ? [count(shapes, 'aspect ratio')] : []),
      ].join(' × '),
    done: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} done`,
    failed: (failed: number) => `${formatNumber(failed)} failed`,
    progress: (name: string) => `Progress of ${name}`,
  },
  states: { running: 'Running', paused: 'Paused', finished: 'Finished', cancelled: 'Cancelled' },
  shapes: { square: 'Square', portrait: 'Portrait', landscape: 'Landscape' },
  show: {
    crumb: 'Batches',
    pause: 'Pause',
    resume: 'Go on',
    cancel: 'Cancel batch',
    cancelTitle: 'Cancel this batch?',
    cancelHint: (waiting: number) =>
      `${count(waiting, 'picture has', 'pictures have')} not been begun and cost nothing. What is being made now is stopped, and its credits are given back. Finished pictures stay.`,
    keep: 'Keep it running',
    retry: (number: number) => `Retry ${formatNumber(number)} failed`,
    download: 'Download all',
    remove: 'Remove from list',
    done: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} done`,
    failed: (failed: number) => `${formatNumber(failed)} failed`,
    cancelled: (cancelled: number) => `${formatNumber(cancelled)} not made`,
    pictures: (number: number) => `${count(number, 'picture')} for ${count(number, 'credit')}`,
    left: (duration: string) => `${duration} left`,
    paused: {
      owner: {
        title: 'The batch is paused',
        text: (left: number) =>
          `What had begun is being finished. ${count(left, 'picture is', 'pictures are')} left.`,
      },
      credits: {
        title: 'Your image credits ran out',
        text: (left: number) =>
          `The batch waits. ${count(left, 'picture is', 'pictures are')} left: add credits, then let it go on.`,
      },
      subscription: {
        title: 'The batch needs a subscription',
        text: (left: number) =>
          `It waits with ${count(left, 'picture')} left. Subscribe, then let it go on.`,
      },
      limit: {
        title: 'Your account has spent what it may in a day',
        text: (left: number) =>
          `The batch goes on by itself after 24 hours, or when you tell it to. ${count(left, 'picture is', 'pictures are')} left.`,
      },
    },
    sheet: (name: string) => `Items of ${name}`,
    product: 'Product',
    deleted: 'deleted',
    loading: 'Loading',
    failedAction: 'This did not work. Please try again.',
    open: (product: string, scene: string) => `Open ${product}, ${scene}`,
    why: (product: string, scene: string) => `Why ${product}, ${scene} failed`,
    statuses: {
      waiting: 'Not begun',
      queued: 'Waiting for its turn',
      running: 'Making it',
      done: 'Done',
      partial: 'Some failed',
      failed: 'Failed',
      cancelled: 'Not made',
    },
  },
  item: {
    close: 'Close',
    product: 'Open product',
    picture: (product: string, prompt: string) => `${product}: ${prompt}`,
    download: 'Download',
    none: 'The pictures of this item were deleted.',
    loadFailed: 'The pictures could not be loaded. Please try again.',
    refunded: 'Credits of pictures that failed were given back.',
  },
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A stretch of time as one says it: 'about 5 minutes'. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return 'less than a minute'
  if (seconds < HOUR) return `about ${count(Math.round(seconds / MINUTE), 'minute')}`
  const hours = Math.floor(seconds / HOUR)
  const minutes = Math.round((seconds % HOUR) / MINUTE / 5) * 5
  if (minutes === 60) return `about ${count(hours + 1, 'hour')}`
  return minutes === 0 || hours >= 10
    ? `about ${count(hours, 'hour')}`
    : `about ${hours} h ${minutes} min`
}
