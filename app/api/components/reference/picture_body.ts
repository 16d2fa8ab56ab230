/** A file as a data URI in base64. */
export function dataUriOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error!)
    reader.readAsDataURL(file)
  })
}

/**
 * A body with a picture of its own in place of the address of one.
 * @param body JSON of an object; empty for none
 */
export function withPicture(body: string, image: string): string {
  const fields = JSON.parse(body || '{}') as Record<string, unknown>
  return JSON.stringify({ ...fields, image, image_url: undefined })
}
