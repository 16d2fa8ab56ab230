import type { EventType } from '../../endpoints/event_types'

/** What an endpoint can be told, as lists of events say it. */
export const EVENT_SUMMARIES = {
  'generation.completed': 'A picture, cut-out or video is ready',
  'generation.failed': 'A picture, cut-out or video failed',
  'product.trained': 'A product is trained',
  'product.training_failed': 'A training failed',
  'batch.completed': 'A batch has ended',
} satisfies Record<EventType, string>
