const given: string[] = []

/**
 * Gives the people whose language is known.
 * @param text a query of `id`, `email` and `language`
 */
export function defineReceivers(text: string): void {
  given.push(text)
}

/** All of them, for `union all`. */
export function receivers(): readonly string[] {
  return given
}
