import type { IncomingMessage, ServerResponse } from 'node:http'
import { preferredLocale } from '#app/i18n/preferred_locale'
import type { Locale } from '#app/i18n/locales'
import { withLocale } from '#app/i18n/current_locale'
import { SECURITY_HEADERS } from '../http/security_headers.js'
import { RETRY_AFTER_SECONDS } from '#config/admission'
import { ADMISSION_MESSAGES } from '../messages/en/admission.js'

/** How long the rest of a body is let through unread, so that its sender gets to read the answer. */
const REST_MS = 1_000

type Kind = 'html' | 'json' | 'api'

const TYPES: Record<Kind, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  api: 'application/json; charset=utf-8',
}

/** By kind and language, as they are sent. */
const kept = new Map<string, { head: Record<string, string>; body: Buffer }>()

/**
 * Answers that there is too much to do at the moment, and when to come back, without any of what usually answers. Programs of the
 * public API, the screens' calls and visitors each get it in their form; a page asks again by itself.
 */
export function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { head, body } = answerOf(kindOf(request), preferredLocale(languageHeader(request)))
  response.writeHead(503, head)
  if (request.complete || request.method === 'GET') {
    response.end(request.method === 'HEAD' ? undefined : body)
    return
  }
  response.write(body)
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, REST_MS)
  request.once('end', end).once('close', end).resume()
}

/** The same answer for a connection of which no request was read. */
export function refusalOf(request: string): Buffer {
  const isApi = request.includes(' /api/v1/')
  const { head, body } = answerOf(isApi ? 'api' : 'html', 'en')
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  const text = `HTTP/1.1 503 Service Unavailable\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(text), body])
}

function languageHeader({ headers }: IncomingMessage): string | undefined {
  return headers['accept-language']
}

function kindOf({ url = '', headers }: IncomingMessage): Kind {
  if (url.startsWith('/api/v1/')) return 'api'
  const { accept = '' } = headers
  const isPage = accept.includes('text/html') && headers['x-inertia'] === undefined
  return isPage ? 'html' : 'json'
}

function answerOf(kind: Kind, language: Locale) {
  const name = `${kind} ${language}`
  const known = kept.get(name)
  if (known) return known
  const body = Buffer.from(withLocale(language, () => write(kind)))
  const head: Record<string, string> = {
    ...Object.fromEntries(SECURITY_HEADERS),
    'Content-Type': TYPES[kind],
    'Content-Length': String(body.length),
    'Retry-After': String(RETRY_AFTER_SECONDS),
    'Connection': 'close',
  }
  const answer = { head, body }
  kept.set(name, answer)
  return answer
}

function write(kind: Kind): string {
  const { title, message } = ADMISSION_MESSAGES
  if (kind === 'api') return JSON.stringify({ error: { code: 'overloaded', message } })
  if (kind === 'json') return JSON.stringify({ message, error: message, code: 'overloaded' })
  return `<!DOCTYPE html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><title>${title}</title><h1>${title}</h1><p>${message}</p>`
}
