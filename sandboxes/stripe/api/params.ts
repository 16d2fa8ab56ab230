import { SandboxError } from '../sandbox_error.js'

/** Reads one parameter of a call; `name` is its place as the caller wrote it, for the refusal. */
export interface Reader<T> {
  (value: unknown, name: string): T
  required?: boolean
}

type Readers = Record<string, Reader<unknown>>

/** What a call brought: a parameter that is not there is undefined, one that was sent empty is null. */
export type Params<R extends Readers> = {
  [Name in keyof R]: R[Name] extends Required<infer T> ? T : ValueOf<R[Name]> | null | undefined
}

type ValueOf<R> = R extends Reader<infer T> ? T : never
type Required<T> = Reader<T> & { required: true }

export const text: Reader<string> = (value, name) => {
  if (typeof value === 'string') return value
  throw invalid('string', value, name)
}

export const integer: Reader<number> = (value, name) => {
  if (/^-?\d{1,15}$/.test(String(value))) return Number(value)
  throw invalid('integer', value, name)
}

export const number: Reader<number> = (value, name) => {
  if (value !== '' && Number.isFinite(Number(value))) return Number(value)
  throw invalid('decimal', value, name)
}

export const boolean: Reader<boolean> = (value, name) => {
  if (value === 'true' || value === true) return true
  if (value === 'false' || value === false) return false
  throw invalid('boolean', value, name)
}

export function oneOf<const T extends string>(...values: T[]): Reader<T> {
  return (value, name) => {
    if (values.includes(value as T)) return value as T
    throw new SandboxError(`Invalid ${name}: must be one of ${values.join(', ')}`, { param: name })
  }
}

export function list<T>(item: Reader<T>): Reader<T[]> {
  return (value, name) => {
    if (typeof value !== 'object' || value === null) throw invalid('array', value, name)
    return Object.entries(value).map(([index, each]) => item(each, `${name}[${index}]`))
  }
}

/** @throws SandboxError also for fields that are not known: a misspelt one would do nothing */
export function object<const R extends Readers>(readers: R): Reader<Params<R>> {
  return (value, name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw invalid('object', value, name)
    }
    return readParams(readers, value as Record<string, unknown>, name)
  }
}

/** Names and texts of the caller's own; a null takes a name away. */
export const metadata: Reader<Record<string, string | null>> = (value, name) => {
  if (typeof value !== 'object' || value === null) throw invalid('object', value, name)
  for (const [key, each] of Object.entries(value)) {
    if (each !== null && typeof each !== 'string') throw invalid('string', each, `${name}[${key}]`)
  }
  return value as Record<string, string | null>
}

export function required<T>(reader: Reader<T>): Required<T> {
  return Object.assign((value: unknown, name: string) => reader(value, name), {
    required: true as const,
  })
}

/** A moment as a number, or its bounds. */
export const timeRange: Reader<{ gt?: number; gte?: number; lt?: number; lte?: number }> = (
  value,
  name
) => {
  if (typeof value === 'string') {
    const at = integer(value, name)
    return { gte: at, lte: at }
  }
  const bounds = object({ gt: integer, gte: integer, lt: integer, lte: integer })(value, name)
  return Object.fromEntries(Object.entries(bounds).filter(([, at]) => typeof at === 'number'))
}

/**
 * Reads what a call brought.
 * @param prefix the object that the fields are in, if it is not the call itself
 */
export function readParams<R extends Readers>(
  readers: R,
  raw: Record<string, unknown>,
  prefix = ''
): Params<R> {
  const placeOf = (name: string) => (prefix ? `${prefix}[${name}]` : name)
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(readers, name)) {
      throw new SandboxError(`Received unknown parameter: ${placeOf(name)}`, {
        code: 'parameter_unknown',
        param: placeOf(name),
      })
    }
  }
  const entries = Object.entries(readers).map(([name, reader]) => {
    const value = raw[name]
    if (value !== undefined && value !== null) return [name, reader(value, placeOf(name))]
    if (reader.required) {
      throw new SandboxError(`Missing required param: ${placeOf(name)}.`, {
        code: 'parameter_missing',
        param: placeOf(name),
      })
    }
    return [name, value]
  })
  return Object.fromEntries(entries) as Params<R>
}

function invalid(kind: string, value: unknown, name: string): SandboxError {
  return new SandboxError(`Invalid ${kind}: ${JSON.stringify(value)}`, {
    ...(kind === 'integer' ? { code: 'parameter_invalid_integer' } : {}),
    param: name,
  })
}
