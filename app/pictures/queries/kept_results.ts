const given: string[] = []

/**
 * Tells whether a user has other results than pictures of products that are gone.
 * @param text a condition in SQL on the user, `:userId`
 */
export function defineKeptResults(text: string): void {
  given.push(text)
}

/** All of these conditions. */
export function keptResults(): readonly string[] {
  return given
}
