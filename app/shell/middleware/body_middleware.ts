import { randomUUID } from 'node:crypto'
import { errors } from '@adonisjs/auth'
import app from '@adonisjs/core/services/app'
import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clientNetwork } from '#app/core/http/client_network'
import { tooLarge } from '#app/core/errors/errors'
import { recogniseUser } from '#app/accounts/sessions/session_version'
import { room } from '#app/operator/disk/room'
import { bodyLimits, HELD_UPLOADS, HELD_VALUES, heldTexts, LARGE_TEXT } from '#config/bodies'
import { scratchDir } from '#config/engine'
import { HeldBytes } from '#app/media/intake/held_bytes'
import {
  bodyType,
  type BodyType,
  letThrough,
  readBody,
  type ReadBody,
} from '#app/media/intake/read_body'
import { giveBack, type Storage } from '#app/media/intake/storage'
import { tidyBody } from '#app/media/intake/tidy_body'
import { aborted } from '../errors.js'

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE']

/** They read their bodies themselves, byte by byte as they were signed. */
const RAW_ROUTES = ['webhooks.stripe', 'webhooks.paypal', 'webhooks.fal', 'webhooks.replicate']

/**
 * Reads the body of a request within what its route allows, and removes the files that it brought once it has been
 * answered. Runs after session and token: what is large, or for a route that needs a sign-in, is read for those alone who are known.
 */
export default class BodyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, route } = ctx
    const isRaw = RAW_ROUTES.includes(route?.name ?? '')
    const type = isRaw || !METHODS.includes(request.method()) ? null : bodyType(request)
    if (type === null) return next()

    const limits = bodyLimits(route?.name)
    if (Number(request.header('content-length') ?? 0) > limits.total) throw tooLarge()
    const sender = {
      userId: limits.knownOnly || isForKnown(ctx) ? await knownSender(ctx) : null,
      network: clientNetwork(request.ip()),
    }
    if (limits.files > 0) await room.require()
    const texts = heldTexts(limits)
    const storage: Storage = {
      limits,
      folder: app.makePath(scratchDir, `upload-${randomUUID()}`),
      files: new HeldBytes('files', sender, HELD_UPLOADS),
      texts: new HeldBytes(texts.kind, sender, texts.most),
      values: new HeldBytes('values', sender, HELD_VALUES),
    }
    try {
      const body = await this.#read(request, type, storage)
      if (body.textBytes > LARGE_TEXT) storage.values.add(body.textBytes)
      request.updateBody(tidyBody(body.parse()))
      return await next()
    } finally {
      await giveBack(storage)
    }
  }

  async #read(request: HttpRequest, type: BodyType, storage: Storage): Promise<ReadBody> {
    try {
      return await readBody(request, type, storage)
    } catch (error) {
      letThrough(request)
      throw request.request.errored ? aborted() : error
    }
  }
}

/** Whether a route is for those alone who are signed in, as its own middleware will say: what guests send there is not read. */
function isForKnown({ route }: HttpContext): boolean {
  return [...(route?.middleware.all() ?? [])].some((it) => 'name' in it && it.name === 'auth')
}

/**
 * The account of who sends.
 * @throws E_UNAUTHORIZED_ACCESS
 */
async function knownSender(ctx: HttpContext): Promise<number> {
  const { apiCaller } = ctx as Partial<HttpContext>
  if (apiCaller) return apiCaller.userId
  if (await recogniseUser(ctx)) return ctx.auth.getUserOrFail().id
  throw new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', { guardDriverName: 'session' })
}
