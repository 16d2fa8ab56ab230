import { randomInt } from 'node:crypto'
import type { Visitor } from './visitor.js'

const INERTIA = { 'x-inertia': 'true', 'accept': 'text/html, application/xhtml+xml' }

/** Sends a form as a page does; errors go back to `from`. */
export function sendForm(visitor: Visitor, path: string, json: object, from = path) {
  return visitor.call('POST', path, { json, headers: { ...INERTIA, referer: from } })
}

/** Header of a client at an address that no other test calls from. */
export function fromElsewhere(): Record<string, string> {
  return { 'x-forwarded-for': `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}` }
}
