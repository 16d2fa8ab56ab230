import { API_KINDS } from '../calls/api_kinds.js'
import { EVENT_TYPES, eventOfWork, TEST_EVENT } from './event_types.js'
import { EVENT_SUMMARIES } from '../messages/en/events.js'
import { object, ref } from './schemas.js'

type Schema = Record<string, unknown>
type SentType = (typeof EVENT_TYPES)[number] | typeof TEST_EVENT

/** What webhooks tell, in the order of their list; each is sent by POST to the addresses that asked for it. */
export interface DescribedEvent {
  type: SentType
  summary: string
  description: string
  /** Of the whole body. */
  schema: Schema
}

const text = { type: 'string' }
const integer = { type: 'integer' }
const time = { type: 'string', format: 'date-time' }
const ITEM_STATES = ['waiting', 'queued', 'running', 'done', 'partial', 'failed', 'cancelled']

const SUMMARIES: Record<SentType, string> = {
  ...EVENT_SUMMARIES,
  [TEST_EVENT]: 'An endpoint is tried out',
}

const batch = object(
  {
    id: integer,
    name: text,
    items: {
      ...object(Object.fromEntries(ITEM_STATES.map((state) => [state, integer]))),
      description: 'How many of its items stand how.',
    },
    pictures: { ...integer, description: 'Pictures that were made.' },
    created_at: time,
    finished_at: time,
  },
  'A batch that has ended.'
)

const TYPES: readonly SentType[] = [...EVENT_TYPES, TEST_EVENT]

/** All that an endpoint can be told, with the schema of what is sent. */
export const EVENTS: readonly DescribedEvent[] = TYPES.map((type) => ({
  type,
  summary: SUMMARIES[type],
  description: descriptionOf(type),
  schema: object({ type: { enum: [type] }, timestamp: time, data: dataOf(type) }),
}))

function descriptionOf(type: SentType): string {
  if (type === TEST_EVENT) return 'Sent when somebody presses Send Test Event. It tells of nothing.'
  if (type === 'batch.completed') return 'The data tell how its items have ended.'
  return 'The data are what `GET /api/v1/generations/{generation}` answers.'
}

function dataOf(type: SentType): Schema {
  if (type === TEST_EVENT) return object({ message: text })
  if (type === 'batch.completed') return batch
  const status =
    type === 'generation.completed' || type === 'product.trained' ? 'succeeded' : 'failed'
  const kinds = API_KINDS.filter((kind) => eventOfWork(kind, status) === type)
  const isMade = status === 'succeeded'
  const none = { type: 'null' }
  const narrowed = object({
    kind: { enum: kinds },
    status: { enum: [status] },
    ...(isMade
      ? { error: none, error_code: none, error_reason: none, error_params: none }
      : { result: none, error: text }),
    ...(type === 'product.trained' && { result: ref('Training') }),
  })
  return { allOf: [ref('Generation'), narrowed] }
}
