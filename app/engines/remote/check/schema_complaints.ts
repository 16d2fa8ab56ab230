/** As much of a schema of OpenAPI as requests to models are described by. */
export interface Schema {
  $ref?: string
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  type?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

/** The schemas that others refer to, by their names. */
export type Schemas = Record<string, Schema>

/** What a schema has against a request, field by field; empty when it would be taken. */
export function schemaComplaints(input: object, schema: Schema, named: Schemas = {}): string[] {
  const { properties = {}, required = [] } = resolve(schema, named)
  const missing = required.filter((field) => !(field in input))
  return [
    ...missing.map((field) => `${field} is required`),
    ...Object.entries(input).flatMap(([field, value]) => {
      const one = properties[field]
      if (!one) return `${field} is not known`
      return accepts(one, value, named) ? [] : `${field} does not take ${JSON.stringify(value)}`
    }),
  ]
}

function resolve(schema: Schema, named: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (named[name] ?? {})
}

function accepts(given: Schema, value: unknown, named: Schemas): boolean {
  const schema = resolve(given, named)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && !choices.some((one) => accepts(one, value, named))) return false
  if (schema.allOf && !schema.allOf.every((one) => accepts(one, value, named))) return false
  if (schema.enum && !schema.enum.includes(value)) return false
  if (schema.type && !isOf(schema.type, value)) return false
  if (typeof value === 'number') {
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
  }
  if (Array.isArray(value)) {
    const { items } = schema
    return !items || value.every((one) => accepts(items, one, named))
  }
  const isObject = typeof value === 'object' && value !== null && schema.properties !== undefined
  return !isObject || schemaComplaints(value, schema, named).length === 0
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  const own: string = typeof value
  return own === type
}
