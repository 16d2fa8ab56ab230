/** Roughly how many bytes a call sends: of texts their characters, of files their size. */
export function sizeOfBody(body: unknown): number {
  if (typeof body === 'string') return body.length
  if (body instanceof Blob) return body.size
  if (typeof body !== 'object' || body === null) return 0
  const parts = body instanceof FormData ? [...body.values()] : Object.values(body)
  return parts.reduce((sum: number, part) => sum + sizeOfBody(part), 0)
}
