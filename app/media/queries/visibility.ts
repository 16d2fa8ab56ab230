const shownToAll: string[] = []
const shownToSome: string[] = []

/**
 * Has media shown to everybody.
 * @param text a condition in SQL on the media `m`
 */
export function definePublicMedia(text: string): void {
  shownToAll.push(text)
}

/** All of these conditions. */
export function publicMedia(): readonly string[] {
  return shownToAll
}

/**
 * Has media shown to some who do not own them.
 * @param text a condition in SQL on the media `m` and who looks at them, `:viewerId`
 */
export function defineSharedMedia(text: string): void {
  shownToSome.push(text)
}

/** All of these conditions. */
export function sharedMedia(): readonly string[] {
  return shownToSome
}
