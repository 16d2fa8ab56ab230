import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Forgets what no browser sends and the framework would take for readable: a `Referer` that cannot be decoded, before anything leads
 * back there.
 */
export default class UnreadableHeadMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const { headers } = request.request
    for (const name of ['referer', 'referrer']) {
      if (!isReadable(headers[name])) delete headers[name]
    }
    return next()
  }
}

function isReadable(address: string | string[] | undefined): boolean {
  try {
    decodeURI(String(address))
    return true
  } catch {
    return false
  }
}
