import { type ApiDocument, type ApiParameter, type ApiSchema, resolved } from './open_api.js'

/** Something that webhooks tell, as the reference shows it. */
export interface ShownEvent {
  /** Name in addresses of the page. */
  id: string
  type: string
  summary: string
  description: string
  headers: ApiParameter[]
  /** Of the whole body. */
  schema: ApiSchema
}

/** All events that a document describes, in its order. */
export function eventsOf(document: ApiDocument): ShownEvent[] {
  return Object.entries(document.webhooks).map(([type, { post }]) => ({
    id: post.operationId,
    type,
    summary: post.summary,
    description: post.description,
    headers: (post.parameters ?? []).map((it) => resolved<ApiParameter>(document, it)),
    schema: post.requestBody!.content['application/json'].schema,
  }))
}
