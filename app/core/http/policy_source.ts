import { createHash } from 'node:crypto'

/** What a Content-Security-Policy calls the content of an element that it allows. */
export function policySource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
