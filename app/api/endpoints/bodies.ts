import { type Endpoint, takesDryRun } from './endpoint.js'
import { ref } from './schemas.js'

type Json = Record<string, unknown>

/** The field with which a call is only tried. */
const DRY_RUN = {
  type: 'boolean',
  description:
    'Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept.',
}

/** What else a file is answered with. */
const FILE_ANSWERS = {
  206: {
    description: 'The part of it that Range asks for.',
    headers: {
      'Content-Range': {
        description: 'Which bytes of how many they are.',
        schema: { type: 'string' },
      },
    },
    content: { '*/*': {} },
  },
  416: { description: 'It has no such part: Content-Range tells how many bytes it has.' },
}

/** What it is sent. */
export function bodyOf(endpoint: Endpoint): Json {
  const { body, example, isBodyOptional } = endpoint
  if (!body && !takesDryRun(endpoint)) return {}
  const { properties, ...schema } = body
    ? schemaOf(body)
    : { type: 'object', additionalProperties: true }
  const all = { ...(properties as Json), ...(takesDryRun(endpoint) && { dry_run: DRY_RUN }) }
  return {
    requestBody: {
      required: body !== undefined && !isBodyOptional,
      content: {
        'application/json': {
          schema: { ...schema, properties: all },
          example: example ?? { dry_run: false },
        },
      },
    },
  }
}

/** What it answers, and what it answers where it is only tried. */
export function answersOf(endpoint: Endpoint): Json {
  const { status, description, schema } = endpoint.answer
  if (!schema) return { [status]: { description, content: { '*/*': {} } }, ...FILE_ANSWERS }
  if (!takesDryRun(endpoint)) return { [status]: { description, content: json(schema) } }
  const tried = ref('DryRun')
  if (status === 200) {
    const content = json({ anyOf: [schema, tried] })
    return { 200: { description: `${description} With dry_run: what it would take.`, content } }
  }
  return {
    200: { description: 'With dry_run: what it would take.', content: json(tried) },
    [status]: { description, content: json(schema) },
  }
}

/** What a validator takes. Fields that it does not know are passed over. */
export function schemaOf(validator: { toJSONSchema(): object }): Json {
  return { ...validator.toJSONSchema(), additionalProperties: true }
}

export function json(schema: Json) {
  return { 'application/json': { schema } }
}
