import { appUrl } from '#config/app'

/** A path as a link in a mail. Never built from a request: its Host header is the sender's to choose. */
export function absoluteUrl(path: string): string {
  return new URL(path, appUrl).href
}
