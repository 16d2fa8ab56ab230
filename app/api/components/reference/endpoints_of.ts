import { firstOf } from '../../../core/elements.js'
import {
  type ApiDocument,
  type ApiParameter,
  type ApiResponse,
  type ApiSchema,
  resolved,
} from './open_api.js'

/** One thing that the API can be asked for, as the reference shows it. */
export interface ShownEndpoint {
  /** Name in addresses of the page. */
  id: string
  method: string
  path: string
  summary: string
  description: string
  needsToken: boolean
  parameters: ApiParameter[]
  /** Null where no body is sent. */
  body: { schema: ApiSchema; example: unknown } | null
  answers: ShownAnswer[]
  problems: ShownAnswer[]
}

export interface ShownAnswer {
  status: string
  description: string
  /** Null for a file. */
  schema: ApiSchema | null
}

export interface EndpointGroup {
  title: string
  endpoints: ShownEndpoint[]
}

/** All endpoints that a document describes, by their tags, in its order. */
export function groupsOf(document: ApiDocument): EndpointGroup[] {
  const groups = new Map<string, ShownEndpoint[]>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = firstOf(operation.tags)
      const responses = Object.entries(operation.responses).map(([status, response]) =>
        answerOf(status, resolved<ApiResponse>(document, response))
      )
      const content = operation.requestBody?.content['application/json']
      const endpoint: ShownEndpoint = {
        id: operation.operationId,
        method,
        path,
        summary: operation.summary,
        description: operation.description,
        needsToken: operation.security?.length !== 0,
        parameters: (operation.parameters ?? []).map((it) => resolved<ApiParameter>(document, it)),
        body: content ? { schema: content.schema, example: content.example ?? {} } : null,
        answers: responses.filter(({ status }) => Number(status) < 400),
        problems: responses.filter(({ status }) => Number(status) >= 400),
      }
      groups.set(tag, [...(groups.get(tag) ?? []), endpoint])
    }
  }
  return [...groups].map(([title, endpoints]) => ({ title, endpoints }))
}

function answerOf(status: string, { description, content }: ApiResponse): ShownAnswer {
  return { status, description, schema: content?.['application/json']?.schema ?? null }
}
