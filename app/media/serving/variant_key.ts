/** Folder in the store of what was made of a picture. */
export function variantsFolder(mediaId: string): string {
  return `variants/${mediaId.slice(-2)}/${mediaId}/`
}

/** The picture that a file in the store was made of, or null for a key of another form. */
export function mediaOfVariant(key: string): string | null {
  return /^variants\/[^/]+\/([0-9a-f-]{36})\//.exec(key)?.[1] ?? null
}
