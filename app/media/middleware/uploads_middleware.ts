import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#app/shell/exceptions/app_error'
import { scratchDir } from '#config/engine'
import { isPublicApi } from '#app/shell/exceptions/public_api_error'
import { JSON_LIMITS, LIST_BODY_BYTES, MAX_UPLOAD_BYTES } from '#config/media'
import { JsonBodyError, JsonUploads } from '../intake/json_uploads.js'
import { keepUploads } from '../intake/uploads.js'

/** They read their bodies themselves, byte by byte as they were signed. */
const RAW_ROUTES = ['webhooks.stripe', 'webhooks.paypal', 'webhooks.fal', 'webhooks.replicate']

/**
 * Reads the body of every JSON request, data URLs in it straight to disk, and removes whatever files a request brought
 * once it has been answered.
 */
export default class UploadsMiddleware {
  async handle({ request, route }: HttpContext, next: NextFn) {
    const isRaw = RAW_ROUTES.includes(route?.name ?? '')
    const isJson = !isRaw && request.hasBody() && request.is(['json', 'application/*+json'])
    // JSON brings no parts, and of a body that is refused nothing but a sentence remains.
    if (isJson) return this.#withJson(request, next, LIST_BODY_BYTES[route?.name ?? ''])
    try {
      return await next()
    } finally {
      for (const part of Object.values(request.allFiles?.() ?? {}).flat()) {
        if (part.tmpPath) await rm(part.tmpPath, { force: true })
      }
    }
  }

  /** @param text bytes of the body without its files; as everywhere, if missing */
  async #withJson(request: HttpRequest, next: NextFn, text = JSON_LIMITS.text) {
    // Programs are told at once that a file is too large; forms name the file beside the field.
    const file = isPublicApi(request) ? MAX_UPLOAD_BYTES : undefined
    const folder = app.makePath(scratchDir, `upload-${randomUUID()}`)
    const uploads = new JsonUploads(folder, { ...JSON_LIMITS, text, file })
    try {
      request.setInitialBody(await this.#read(request, uploads))
      return await next()
    } finally {
      if (uploads.files.size > 0) await rm(folder, { recursive: true, force: true })
    }
  }

  async #read(request: HttpRequest, uploads: JsonUploads): Promise<Record<string, unknown>> {
    const body = request.request
    try {
      for await (const chunk of body.iterator({ destroyOnReturn: false })) {
        await uploads.write(chunk)
        release(chunk)
      }
      const value = uploads.end()
      keepUploads(request, uploads.files)
      return isObject(value) ? (emptyToNull(value) as Record<string, unknown>) : {}
    } catch (error) {
      await uploads.abandon()
      // What is still to come is let through unread, so that its sender gets to read the answer.
      body.on('data', release).resume()
      if (!(error instanceof JsonBodyError)) throw error
      const code = error.status === 413 ? 'too_large' : 'invalid_json'
      const errors = error.field === null ? {} : { errors: { [error.field]: [error.message] } }
      throw new AppError(error.status, code, error.message, errors)
    }
  }
}

/** Gives back the memory of a piece that was read: collectors let dozens of megabytes of them gather first. */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As with forms: a field that was left empty has no value. */
function emptyToNull(value: unknown): unknown {
  if (value === '') return null
  if (Array.isArray(value)) return value.map(emptyToNull)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, emptyToNull(it)]))
}
