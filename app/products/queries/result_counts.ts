const given: string[] = []

/**
 * Counts what a user made of a product.
 * @param text a number as an expression in SQL on the product `p` and the user, `:userId`
 */
export function defineResultCount(text: string): void {
  given.push(text)
}

/** All of these numbers. */
export function resultCounts(): readonly string[] {
  return given
}
