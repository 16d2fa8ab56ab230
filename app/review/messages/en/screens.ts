import { plural } from '#app/i18n/plural'
import type { ReviewStatus } from '#app/pictures/review_status'
import type { ReviewFilter } from '../../review_status.js'

const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'picture', other: 'pictures' })}`

/** Wording of the review desk. */
export const REVIEW_MESSAGES = {
  title: 'Review',
  crumb: 'Review',
  description:
    'Each picture beside the photo that it comes from. A rejected picture is kept until you delete it.',
  filters: {
    label: 'Pictures',
    open: (count: number) => `To review ${count}`,
    approved: (count: number) => `Approved ${count}`,
    rejected: (count: number) => `Rejected ${count}`,
  },
  source: 'Your photo',
  result: 'Result',
  sourceAlt: (product: string) => `${product}, the photo that the picture was made from`,
  noSource: 'The photo that it comes from is not known.',
  goneProduct: 'Deleted product',
  approve: 'Approve',
  reject: 'Reject',
  skip: 'Skip',
  undo: 'Undo',
  shortcuts: 'Keys: A or → approve, R or ← reject, S skip, U or Ctrl+Z undo.',
  keys: {
    label: 'Decide by single keys',
    hint: 'Switch this off when you speak to your computer, or press keys by mistake. Ctrl+Z works always.',
  },
  swipe: 'Swipe right to approve, left to reject.',
  status: { approved: 'Approved', rejected: 'Rejected' } satisfies Record<ReviewStatus, string>,
  position: (place: number, total: number) => `${place} of ${total}`,
  decided: (status: ReviewStatus | null) =>
    status === null
      ? 'Taken back.'
      : status === 'approved'
        ? 'Approved.'
        : 'Rejected. It can be deleted later.',
  strip: 'Pictures in this list',
  stripItem: (place: number, status: ReviewStatus | null) =>
    `Picture ${place}${status === null ? '' : `, ${status}`}`,
  more: 'Load more',
  preflight: {
    measuring: 'Measuring for markets',
    fits: (count: number, total: number, mendable: number) =>
      [
        `Fits ${count} of ${total} places`,
        ...(mendable > 0 ? [`${mendable} more when mended`] : []),
      ].join(', '),
    failed: 'Not measured',
  },
  done: {
    title: (skipped: number) => (skipped === 0 ? 'All reviewed' : 'End of the list'),
    text: (skipped: number) =>
      skipped === 0 ? 'Nothing is left to look at here.' : `You skipped ${pictures(skipped)}.`,
    again: 'Look at the skipped ones',
    approved: 'See the approved',
  },
  empty: {
    open: { title: 'Nothing to review', text: 'Pictures that you make appear here.' },
    approved: {
      title: 'Nothing approved yet',
      text: 'Pictures that you approve wait here to be exported.',
    },
    rejected: {
      title: 'Nothing rejected',
      text: 'Rejected pictures wait here until you delete them.',
    },
  } satisfies Record<ReviewFilter, { title: string; text: string }>,
  generate: 'Make pictures',
  export: 'Export approved',
  exportLimit: 'Only the newest 200 approved pictures are in this export.',
  exportName: 'all products',
  exportNone: 'No approved picture is left to export. Another window may have changed that.',
  exportFailed: 'The approved pictures could not be listed. Please try again.',
  delete: {
    open: 'Delete rejected',
    title: (count: number) => `Delete ${pictures(count)}?`,
    text: (product: string | null) =>
      `All rejected pictures of ${product ?? 'all products'} are deleted. Right afterwards you can take it back.`,
    confirm: 'Delete',
    done: (count: number) => `${pictures(count)} deleted.`,
    none: 'No rejected picture is left.',
    failed: 'Not all pictures could be deleted. Please try again.',
    undo: 'Undo',
    restored: (count: number) => `${pictures(count)} brought back.`,
    restoreFailed: 'Not all pictures could be brought back. Please try again.',
  },
  errors: {
    save: 'This decision was not saved. It was taken back; please decide again.',
    gone: 'This picture is gone. It may have been deleted in another window.',
  },
}
