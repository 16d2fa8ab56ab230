/** What the reference reads of the description of the API. */
export interface ApiDocument {
  info: { description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  /** What is sent to endpoints of the merchant's, by type. */
  webhooks: Record<string, Record<'post', ApiOperation>>
  components: {
    schemas: Record<string, ApiSchema>
    parameters: Record<string, ApiParameter>
    responses: Record<string, ApiResponse>
  }
}

interface Reference {
  $ref: string
}

export interface ApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: (ApiParameter | Reference)[]
  requestBody?: {
    required: boolean
    content: { 'application/json': { schema: ApiSchema; example?: unknown } }
  }
  responses: Record<string, ApiResponse | Reference>
  /** Empty where no token is needed. */
  security?: unknown[]
}

export interface ApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: ApiSchema
}

export interface ApiResponse {
  description: string
  content?: Record<string, { schema?: ApiSchema }>
}

export interface ApiSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  examples?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  items?: ApiSchema
  properties?: Record<string, ApiSchema>
  required?: string[]
  allOf?: ApiSchema[]
  anyOf?: ApiSchema[]
}

/** What a reference within the document stands for. */
export function resolved<Part extends object>(document: ApiDocument, part: Part | Reference): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part
  const target = part.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document)
  return target as Part
}
