import { createHash } from 'node:crypto'

type Value = string | number | boolean | Date | null | readonly (string | number | null)[]
export type Bindings = readonly Value[] | Record<string, Value>

/** A text as PostgreSQL takes it, prepared under a name so that it is parsed and planned once a connection. */
interface Statement {
  name: string
  text: string
  /** Where each value comes from: a place in a list or a key. */
  keys: (number | string)[]
}

const statements = new Map<string, Statement>()

/** A statement with its values, as the driver takes it. */
export function boundStatement(text: string, bindings: Bindings) {
  const { keys, ...statement } = statementFor(text, Array.isArray(bindings))
  const values = keys.map((key) => (bindings as Record<number | string, Value>)[key])
  return { ...statement, values }
}

/** @param byPosition whether values are bound for `?` and not for `:name` */
export function statementFor(text: string, byPosition: boolean): Statement {
  const known = statements.get(text)
  if (known) return known
  const keys: Statement['keys'] = []
  const place = (key: number | string) => {
    const index = keys.indexOf(key)
    return `$${index === -1 ? keys.push(key) : index + 1}`
  }
  const translated = byPosition
    ? text.replaceAll('?', () => place(keys.length))
    : text.replace(/(?<!:):([a-z]\w*)/gi, (_, name: string) => place(name))
  const name = createHash('sha256').update(translated).digest('base64url').slice(0, 24)
  const statement = { name, text: translated, keys }
  statements.set(text, statement)
  return statement
}
