const given: string[] = []

/**
 * Gives the rows of what requests to providers are made for.
 * @param text a query of `id`, `user_id`, `state` and `provider_key_id`
 */
export function defineWorkRows(text: string): void {
  given.push(text)
}

/** All of them, for `union all`. */
export function workRows(): readonly string[] {
  return given
}
