import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { featuresSwitchedOff } from '#config/features'
import { currentLocale } from '#app/i18n/current_locale'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { acceptedEncoding, type Encoding } from '#app/core/http/accepted_encoding'

/** Pages that are the same for everybody of one language who brings no cookie, and the file that an operator may replace under one. */
const SOURCES = new Map<string, string | null>([
  ['/', null],
  ['/pricing', null],
  ['/terms-of-service', 'resources/legal/terms-of-service.md'],
  ['/privacy-policy', 'resources/legal/privacy-policy.md'],
  ['/affiliate-terms', 'resources/legal/affiliate-terms.md'],
])

/** Headers of the first answer that all others carry too, beside those of every answer. */
const KEPT = ['content-type', 'content-security-policy']

/** Always asked for again: whoever signs in meanwhile is to see the dashboard, and files of a new build have new names. */
const CACHE_CONTROL = 'public, no-cache'

/** Nobody else may be given the cookie of an answer. */
const WITH_COOKIE = 'private, no-cache'

interface KeptPage {
  /** Of the file under it, in milliseconds since 1970; 0 without one. */
  changedAt: number
  etag: string
  headers: Record<string, string>
  bodies: Record<Encoding, Buffer>
}

const VARY = 'Accept-Encoding, Accept-Language, Cookie'

/** By language, path and the features that operators have switched off, on which links depend. */
const kept = new Map<string, KeptPage>()

/**
 * Answers the public pages of guests from memory: they are written once a process and language, by their controllers, and
 * again when the file under one is another; they need neither session nor database. Visits with cookies go the usual way. Of their query these pages read the language alone; whoever comes by an
 * affiliate's link has been noticed before, and gets the cookie of that with the page.
 */
export default class GuestPagesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    const path = request.url()
    const source = SOURCES.get(path)
    const isKept =
      source !== undefined && isPlainVisit(ctx) && app.nodeEnvironment !== 'development'
    if (!isKept) return next()
    const name = `${currentLocale()} ${path} ${featuresSwitchedOff()}`
    const changedAt = source === null ? 0 : await changeOf(source)
    const page = kept.get(name)
    if (page?.changedAt === changedAt) return answer(ctx, page)
    ctx.response.header('Vary', VARY)
    const output = await next()
    await keep(ctx, name, changedAt)
    return output
  }
}

/** When a file was last changed, in milliseconds since 1970; -1 while there is none. */
async function changeOf(file: string): Promise<number> {
  return stat(app.makePath(file)).then(
    ({ mtimeMs }) => mtimeMs,
    () => -1
  )
}

function isPlainVisit({ request }: HttpContext): boolean {
  const { method, headers } = request.request
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.cookie === undefined &&
    headers['x-inertia'] === undefined &&
    headers.authorization === undefined
  )
}

function answer({ request, response }: HttpContext, page: KeptPage): void {
  const { headers, method } = request.request
  const raw = response.response
  const cookie = response.getHeader('set-cookie')
  const own = cookie === undefined ? {} : { 'Set-Cookie': cookie, 'Cache-Control': WITH_COOKIE }
  const sent = { ...page.headers, ...own }
  if (headers['if-none-match'] === page.etag) {
    raw.writeHead(304, sent)
    raw.end()
    return
  }
  const encoding = acceptedEncoding(headers['accept-encoding'])
  const body = page.bodies[encoding]
  raw.writeHead(200, {
    ...sent,
    'Content-Length': body.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
  raw.end(method === 'HEAD' ? undefined : body)
}

/** Keeps what the controller wrote. Its policy loses the nonce: a page of which there is one for all has no secret. */
async function keep({ response }: HttpContext, key: string, changedAt: number): Promise<void> {
  const text: unknown = response.getBody()
  if (response.getStatus() !== 200 || typeof text !== 'string') return
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers: Record<string, string> = {
    'ETag': etag,
    'Cache-Control': CACHE_CONTROL,
    'Vary': VARY,
  }
  for (const name of KEPT) {
    const value = response.getHeader(name)
    if (value !== undefined) headers[name] = String(value).replace(/ 'nonce-[^']*'/g, '')
  }
  headers['content-type'] ??= 'text/html; charset=utf-8'
  kept.set(key, { changedAt, etag, headers, bodies: { br, gzip: zipped, identity } })
}
