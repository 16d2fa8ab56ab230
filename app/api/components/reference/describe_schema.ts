import { firstOf } from '../../../core/elements.js'
import { type ApiDocument, type ApiSchema, resolved } from './open_api.js'

/** A field of a body or an answer. */
export interface ShownField {
  name: string
  kind: string
  isRequired: boolean
  description: string | null
}

/** The fields of an object, those of the parts that it is put together from included; of the first of several kinds of answers. */
export function fieldsOf(document: ApiDocument, schema: ApiSchema): ShownField[] {
  const known = resolved<ApiSchema>(document, schema)
  const { allOf = [], anyOf, properties = {}, required = [] } = known
  if (anyOf) return fieldsOf(document, firstOf(anyOf))
  const own = Object.entries(properties).map(([name, field]) => ({
    name,
    kind: kindOf(field),
    isRequired: required.includes(name),
    description: resolved<ApiSchema>(document, field).description ?? null,
  }))
  const all = [...allOf.flatMap((part) => fieldsOf(document, part)), ...own]
  // What a later part says of a field is narrower.
  return [...new Map(all.map((field) => [field.name, field])).values()]
}

/** What a value is, in words: `integer, 1 to 4`, `list of Asset`, `one of image, video`. */
export function kindOf(schema: ApiSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ')
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  const types = [schema.type ?? 'object'].flat().map((type) => typeIn(schema, type))
  return [types.join(' or '), ...limitsOf(schema)].join(', ')
}

function typeIn({ format, items }: ApiSchema, type: string): string {
  if (type === 'null') return 'null'
  if (type === 'array') return items ? `list of ${kindOf(items)}` : 'list'
  return format ? `${type} (${format})` : type
}

function limitsOf(schema: ApiSchema): string[] {
  const { minimum, maximum, maxLength, maxItems } = schema
  const limits: string[] = []
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    limits.push(`${minimum} to ${maximum}`)
  }
  if (maxLength !== undefined) limits.push(`at most ${maxLength} characters`)
  if (maxItems !== undefined) limits.push(`at most ${maxItems} items`)
  return limits
}

const BY_FORMAT: Record<string, string> = {
  'uuid': '0192f0c1-2f43-7d6a-8f3e-5b1d2c3a4e5f',
  'date-time': '2026-01-31T12:00:00.000Z',
}

/** A value such as a schema describes. */
export function exampleOf(document: ApiDocument, schema: ApiSchema): unknown {
  const known = resolved<ApiSchema>(document, schema)
  const { allOf, anyOf, examples, enum: values, items, properties, type, format } = known
  if (examples) return examples[0]
  if (values) return values[0]
  if (allOf) return Object.assign({}, ...allOf.map((part) => exampleOf(document, part)))
  if (anyOf) return exampleOf(document, firstOf(anyOf))
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, exampleOf(document, field)])
    )
  }
  if (format === 'uri') {
    return `${firstOf(document.servers).url}/api/v1/assets/${BY_FORMAT.uuid}/file`
  }
  if (format && format in BY_FORMAT) return BY_FORMAT[format]
  switch ([type].flat()[0]) {
    case 'array':
      return items ? [exampleOf(document, items)] : []
    case 'integer':
      return known.minimum ?? 1
    case 'number':
      return 1
    case 'boolean':
      return false
    case 'null':
      return null
    case 'string':
      return '…'
    default:
      return {}
  }
}
