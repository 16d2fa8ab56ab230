import { appUrl } from '#config/app'
import { API_CALLS_PER_MINUTE } from '#config/api'
import { answersOf, bodyOf, json, schemaOf } from './bodies.js'
import type { Endpoint } from './endpoint.js'
import { type DescribedEvent, EVENTS } from './events.js'
import { ENDPOINTS } from './index.js'
import { ID_SCHEMAS, ref, SCHEMAS } from './schemas.js'

type Json = Record<string, unknown>

/** Statuses of refused calls, and when. */
const PROBLEMS = {
  400: 'The call cannot be read.',
  401: 'The token is missing, wrong, revoked or expired.',
  402: 'Credits are missing.',
  403: 'The token lacks the permission, or a subscription is needed.',
  404: 'There is no such thing, or it is somebody else’s.',
  409: 'It collides with other work, or the Idempotency-Key was used for another request.',
  413: 'The body, or a file in it, is too large.',
  415: 'The body is not sent as JSON.',
  422: 'A field is wrong, or the work was refused; error.field names the field. With error.code account_limit the files are more than the account may keep.',
  429: `More than ${API_CALLS_PER_MINUTE} calls a minute, or too many wrong tokens from the same address (error.code is too_many_wrong_tokens), or more work waits than can be done soon (error.code is queue_full: nothing was charged), or more was ordered than the account may have (error.code is account_limit: nothing was charged); Retry-After says when to call again.`,
}

const EVENTS_TAG = 'Webhooks'

/** Headers of Standard Webhooks: https://www.standardwebhooks.com */
const EVENT_HEADERS = Object.fromEntries(
  Object.entries({
    'webhook-id': 'Names the event; the same each time that it is sent.',
    'webhook-timestamp': 'When it is sent, in seconds since 1970.',
    'webhook-signature':
      'One or more signatures, each behind `v1,`: HMAC-SHA256 of id, time and body, in base64.',
  }).map(([name, description]) => [
    name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    { name, in: 'header', required: true, description, schema: { type: 'string' } },
  ])
)

/** The public API in OpenAPI 3.1, made of the validators that check its calls. */
export function describeApi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of ENDPOINTS) {
    ;(paths[`/api/v1${endpoint.path}`] ??= {})[endpoint.method] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description: `Product photos in, marketing pictures and videos out. Every call carries a token: \`Authorization: Bearer vt_...\`. A token may make ${API_CALLS_PER_MINUTE} calls a minute; the headers RateLimit and RateLimit-Policy tell what is left.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: appUrl }],
    security: [{ bearer: [] }],
    tags: [...new Set(ENDPOINTS.map(({ tag }) => tag)), EVENTS_TAG].map((name) => ({ name })),
    paths,
    webhooks: Object.fromEntries(EVENTS.map((event) => [event.type, { post: delivery(event) }])),
    components: {
      schemas: SCHEMAS,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        Prefer: {
          name: 'Prefer',
          in: 'header',
          description: 'respond-async: answer 202 at once, with the address of the status.',
          schema: { type: 'string' },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'A repetition with the same key within a day is answered with what the first call has made.',
          schema: { type: 'string', maxLength: 255 },
        },
        Range: {
          name: 'Range',
          in: 'header',
          description: 'The one part of a file that is wanted, such as bytes=0-1023.',
          schema: { type: 'string', examples: ['bytes=0-1023'] },
        },
        IfRange: {
          name: 'If-Range',
          in: 'header',
          description:
            'The ETag of the file whose part is wanted; of another one the whole is answered.',
          schema: { type: 'string' },
        },
        ...EVENT_HEADERS,
      },
      responses: {
        ...Object.fromEntries(
          Object.entries(PROBLEMS).map(([status, description]) => [
            `Problem${status}`,
            { description, content: json(ref('Problem')) },
          ])
        ),
        Accepted: {
          description: 'The work goes on; its status tells of the rest.',
          headers: {
            Location: {
              description: 'The address of its status.',
              schema: { type: 'string', format: 'uri' },
            },
          },
          content: json(ref('Generation')),
        },
      },
    },
  }
}

function operation(endpoint: Endpoint): Json {
  const { abilities, description, isWork, name, summary, tag } = endpoint
  const permission =
    abilities.length > 0 &&
    `Needs the permission ${abilities.map((it) => `\`${it}\``).join(' or ')}.`
  const parameters = parametersOf(endpoint)
  return {
    operationId: name
      .replace('api.v1.', '')
      .replaceAll(/[.-](\w)/g, (_, letter) => letter.toUpperCase()),
    tags: [tag],
    summary,
    description: [description, permission].filter(Boolean).join(' ') || summary,
    ...(abilities.length === 0 && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(endpoint),
    responses: {
      ...answersOf(endpoint),
      ...(isWork && { 202: { $ref: '#/components/responses/Accepted' } }),
      ...Object.fromEntries(
        problemsOf(endpoint).map((status) => [
          status,
          { $ref: `#/components/responses/Problem${status}` },
        ])
      ),
    },
  }
}

/** How an event is sent to an endpoint of the merchant's. */
function delivery({ type, summary, description, schema }: DescribedEvent): Json {
  const refs = Object.keys(EVENT_HEADERS).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))
  return {
    operationId: `on.${type}`.replaceAll(/[._](\w)/g, (_, letter) => letter.toUpperCase()),
    tags: [EVENTS_TAG],
    summary,
    description,
    security: [],
    parameters: refs,
    requestBody: { required: true, content: json(schema) },
    responses: {
      '2XX': { description: 'It was taken. Anything else is tried again for a day.' },
      '410': { description: 'Nothing more is to be sent: the endpoint is switched off.' },
    },
  }
}

function parametersOf({ answer, isKeyed, isWork, path, query }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: idSchema(name!),
  }))
  const fields = query ? Object.entries(schemaOf(query).properties as Json) : []
  const inQuery = fields.map(([name, schema]) => ({ name, in: 'query', schema }))
  const shared = [
    ...(answer.schema ? [] : ['Range', 'IfRange']),
    ...(isWork ? ['Prefer'] : []),
    ...(isWork || isKeyed ? ['IdempotencyKey'] : []),
  ]
  const inHeaders = shared.map((name) => ({ $ref: `#/components/parameters/${name}` }))
  return [...inPath, ...inQuery, ...inHeaders]
}

/** An id is in addresses what it is in answers, so that programs pass on what they were told. */
function idSchema(name: string): Json {
  const schema = ID_SCHEMAS[name]
  if (!schema) throw new Error(`It is not said of what kind the id {${name}} is`)
  return schema
}

function problemsOf({ abilities, body, isKeyed, isWork, path, query }: Endpoint): number[] {
  if (abilities.length === 0) return []
  return [
    400,
    401,
    ...(isWork ? [402] : []),
    403,
    ...(path.includes('{') ? [404] : []),
    ...(isWork || isKeyed ? [409] : []),
    ...(body ? [413, 415] : []),
    ...(body || query ? [422] : []),
    429,
  ]
}
