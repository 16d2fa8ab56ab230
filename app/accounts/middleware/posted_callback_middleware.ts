import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const CALLBACK = /^\/oauth\/[\w-]+\/callback$/
const MOST_BYTES = 16 * 1024
const PARAMETERS = [
  'code',
  'state',
  'error',
  'error_description',
  'oauth_token',
  'oauth_verifier',
  'denied',
]

/**
 * Turns the callback of a provider that posts into a GET. A post from another site brings no cookies, so the session
 * that began the sign-in is not seen: it must not reach the session, which would take a new one's cookie for it. The
 * GET that follows brings them.
 */
export default class PostedCallbackMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const path = request.url()
    if (request.method() !== 'POST' || !CALLBACK.test(path)) return next()
    const sent = await readForm(request.request)
    const kept = PARAMETERS.flatMap((name) => {
      const value = sent?.get(name) ?? request.qs()[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    return response
      .redirect()
      .status(303)
      .toPath(`${path}?${new URLSearchParams(kept)}`)
  }
}

/** Null for a body that is larger than any provider's. */
async function readForm(body: AsyncIterable<Buffer>): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
