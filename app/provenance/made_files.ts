const given: string[] = []

/**
 * Tells which stored files were made here.
 * @param text a condition in SQL on the media `m`
 */
export function defineMadeFiles(text: string): void {
  given.push(text)
}

/** All of these conditions. */
export function madeFiles(): readonly string[] {
  return given
}
