import type { FollowedKind } from '../../generation_state'
import type { WorkData } from '../../transformers/work_data'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

const THINGS: Record<FollowedKind, (count: number) => string> = {
  train: () => 'Training',
  generate: (count) => plural(count, { one: 'Picture', other: `${count} pictures` }),
  background: (count) => plural(count, { one: 'Background', other: `${count} backgrounds` }),
  edit: () => 'Edited picture',
  upscale: () => 'Enlarged picture',
  video: () => 'Video',
  reel: () => 'Reel',
  video_export: () => 'Video export',
}

/** Wording of the tray that shows work under way. */
export const TRAY_MESSAGES = {
  title: 'Work in progress',
  button: (open: number, fresh: number) =>
    [
      'Work in progress',
      ...(open > 0 ? [`${open} under way`] : []),
      ...(fresh > 0 ? [`${fresh} new`] : []),
    ].join(', '),
  things: THINGS,
  thingOf: (thing: string, product: string) => `${thing} of ${product}`,
  doneWith: (what: string) => `${what}: done.`,
  open: 'Under way',
  ended: 'Last 24 hours',
  more: (count: number) => `and ${formatNumber(count)} more`,
  empty: 'Nothing is under way',
  emptyHint: 'What you generate shows up here, on every page and on every device.',
  unreachable: 'The list could not be loaded.',
  retry: 'Try again',
  place: (place: number) =>
    plural(place, { one: 'Next in the queue', other: `Number ${place} in the queue` }),
  queued: 'Waiting for its turn',
  working: 'Working',
  cancel: 'Cancel',
  cancelOf: (what: string) => `Cancel: ${what}`,
  cancelFailed: 'The work could not be cancelled. Please try again.',
  cancelled: (credits: WorkData['credits']) =>
    credits
      ? `Cancelled. ${credits.amount} ${credits.kind} ${plural(credits.amount, { one: 'credit was', other: 'credits were' })} given back.`
      : 'Cancelled.',
  show: 'Show',
  retryThere: 'Open',
  failures: (count: number, tookCredits: boolean) =>
    `${plural(count, { one: 'One picture', other: `${count} pictures` })} could not be made${tookCredits ? '; the credits were given back' : ''}.`,
  failed: 'Failed',
  refunded: 'Your credits were given back.',
  batch: {
    finished: (name: string) => `Batch ${name}: done.`,
    credits: (name: string) => `Batch ${name} is paused: no image credits are left.`,
    subscription: (name: string) => `Batch ${name} is paused: it needs a subscription.`,
    limit: (name: string) =>
      `Batch ${name} is paused until tomorrow: your account has spent what it may in a day.`,
  },
  done: (count: number) => `(${count} done)`,
  notify: {
    offer: 'Tell me when it is done',
    hint: 'Shows a notification while you are in another window.',
    isOn: 'You are notified when work is done.',
    stop: 'Stop',
    blocked: 'Your browser blocks notifications of this site. Its settings can allow them.',
  },
}
