/*
 * What Inertia uses of es-toolkit, for the values it is given here: JSON, and files and dates in forms. The library's own functions,
 * which know every kind of object there is, weigh 3 KB (gzip) on each page. `drop_unused.ts` puts these in their place.
 */

type Fields = Record<string, unknown>

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Copies lists and plain objects to the bottom. Files, dates and functions, which nobody changes, stay the same. */
export function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneDeep) as Value
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, cloneDeep(field)])
  ) as Value
}

/** Whether two values are the same, or lists and plain objects with the same in them. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (one instanceof Date && other instanceof Date) return Object.is(+one, +other)
  const areLists = Array.isArray(one) && Array.isArray(other)
  if (!areLists && !(isPlain(one) && isPlain(other))) return false
  const fields = one as Fields
  const others = other as Fields
  const names = Object.keys(fields)
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => Object.hasOwn(others, name) && isEqual(fields[name], others[name]))
  )
}

/** The names along a path such as `images[0].url`. */
export function toPath(path: string): string[] {
  return path.split(/[.[\]]+/).filter((name, index) => name !== '' || index === 0)
}

export function get(from: unknown, path: string): unknown {
  return namesOf(from, path).reduce<unknown>((value, name) => (value as Fields)?.[name], from)
}

export function has(within: unknown, path: string): boolean {
  let value = within
  return namesOf(within, path).every((name) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    if (isThere) value = (value as Fields)[name]
    return isThere
  })
}

/** Changes what lies at a path, and makes what is missing on the way: a list where a number is asked for, else an object. */
export function set<Target>(target: Target, path: string, value: unknown): Target {
  const names = namesOf(target, path)
  if (names.includes('__proto__')) return target
  let place = target as Fields
  names.forEach((name, index) => {
    if (index === names.length - 1) {
      place[name] = value
      return
    }
    const next = place[name]
    if (typeof next !== 'object' || next === null)
      place[name] = /^\d+$/.test(names[index + 1]!) ? [] : {}
    place = place[name] as Fields
  })
  return target
}

/** Text as it stands in HTML. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)
}

/** A name with a dot in it that an object has is not a path. */
function namesOf(value: unknown, path: string): string[] {
  return isPlain(value) && Object.hasOwn(value, path) ? [path] : toPath(path)
}

function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
