import qs from '@poppinss/qs'
import { firstOf } from '#app/core/elements'
import { tooLarge } from '#app/core/errors/errors'
import { MOST_FIELDS } from '#config/bodies'

/** As the addresses of pages are read, with lists as long as a form may be. */
const PARSING: qs.IParseOptions = {
  allowDots: true,
  depth: 5,
  arrayLimit: MOST_FIELDS,
  parameterLimit: MOST_FIELDS,
}

/**
 * Reads `a=1&b[]=2`, with names that nest at most five times.
 * @throws AppError when there are too many fields
 */
export function readFields(text: string): Record<string, unknown> {
  let fields = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) fields++
  if (fields > MOST_FIELDS) throw tooLarge()
  return qs.parse(text, PARSING)
}

/** The same of fields that came one by one, at most {@link MOST_FIELDS}: their values are taken as they are. */
export function nestFields(fields: [name: string, value: string][]): Record<string, unknown> {
  const byName = new Map<string, string[]>()
  for (const [name, value] of fields) {
    const values = byName.get(name)
    if (values) values.push(value)
    else byName.set(name, [value])
  }
  const flat: Record<string, string | string[]> = Object.create(null)
  for (const [name, values] of byName) flat[name] = values.length === 1 ? firstOf(values) : values
  return qs.parse(flat as Record<string, string>, PARSING)
}
