/** What the file at an address is called, by the end of its path; null where that tells nothing. */
export function fileNameIn(address: string): string | null {
  const end = URL.parse(address)?.pathname.split('/').at(-1)
  return end ? end : null
}
