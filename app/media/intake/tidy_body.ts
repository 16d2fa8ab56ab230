/**
 * The fields of a parsed body, changed in place. As with forms everywhere, one that was left empty has no value; nothing that is
 * called like a prototype stays.
 */
export function tidyBody(value: unknown): Record<string, unknown> {
  if (!isObject(value) || Array.isArray(value)) return {}
  tidy(value)
  return value
}

function tidy(container: Record<string, unknown>): void {
  for (const key of Object.keys(container)) {
    const value = container[key]
    if (key === '__proto__') delete container[key]
    else if (value === '') container[key] = null
    else if (isObject(value)) tidy(value)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
