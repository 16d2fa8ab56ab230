/** What libvips and Node say, without a code, where a file could not be read or written. */
const SAID = /no space left|unable to open for write|write error|unix error|^E[A-Z]{2,}: /i

/** Whether the system failed (a full disk, too many open files, missing rights), which says nothing of a picture. */
export function isSystemFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'errno' in error || SAID.test(error.message)
}
