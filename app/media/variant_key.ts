/** Folder in the store of what was made of a picture. */
export function variantsFolder(mediaId: string): string {
  return `variants/${mediaId.slice(-2)}/${mediaId}/`
}
