import type { Schema } from '#app/engines/remote/check/schema_complaints'

/* The words in which the emulators' schemas of requests are written. */

export const words: Schema = { type: 'string' }
export const flag: Schema = { type: 'boolean' }
export const numbers = (minimum: number, maximum: number): Schema => ({
  ...{ type: 'number', minimum, maximum },
})
export const whole = (minimum = 0, maximum = 2 ** 31): Schema => ({
  ...{ type: 'integer', minimum, maximum },
})
export const oneOf = (...values: readonly (string | number)[]): Schema => ({ enum: [...values] })
export const listOf = (items: Schema): Schema => ({ type: 'array', items })

/** A request: fields whose names end in `*` have to be there. */
export function request(fields: Record<string, Schema>): Schema & { type: 'object' } {
  const names = Object.keys(fields)
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name.replace('*', ''), schema])
    ),
    required: names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1)),
  }
}
