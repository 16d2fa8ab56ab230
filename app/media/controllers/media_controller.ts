import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/shell/exceptions/app_error'
import { attachment } from '../attachment.js'
import { openFile } from '../open_file.js'
import { findVisibleMedia, type VisibleMedia } from '../queries/find_visible_media.js'
import { parseRange } from '../range.js'
import { parseVariant } from '../make_variant.js'
import { loadVariant } from '../variants.js'

/** `GET /media/{id}/{variant?}`: stored files, for those who may see them. */
export default class MediaController {
  async show(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const media = await findVisibleMedia(params.id, auth.user?.id ?? null)
    if (!media) throw notFound()
    this.#secure(ctx)

    const name: string = params.variant ?? 'original'
    const variant = parseVariant(name)
    if (variant && media.mime.startsWith('image/')) {
      if (this.#isFresh(ctx, `${media.checksum.slice(0, 20)}-${name}`)) return response.status(304)
      response.header('Content-Type', `image/${variant.format}`)
      return response.send(await loadVariant(media, variant))
    }
    if (name !== 'original' && name !== 'download') throw notFound()
    if (name === 'download') {
      response.header('Content-Disposition', attachment(ctx.request.input('name'), media.mime))
    }
    if (this.#isFresh(ctx, media.checksum.slice(0, 32))) return response.status(304)
    return this.#sendOriginal(ctx, media)
  }

  /** A file opened by itself must not act as a page, whatever it holds. What an address shows never changes. */
  #secure({ response }: HttpContext) {
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Security-Policy', `default-src 'none'; sandbox`)
    response.header('Cross-Origin-Resource-Policy', 'same-origin')
    response.header('Cache-Control', 'private, max-age=31536000, immutable')
  }

  #isFresh({ request, response }: HttpContext, tag: string): boolean {
    const etag = `"${tag}"`
    response.header('ETag', etag)
    return request.header('if-none-match')?.includes(etag) ?? false
  }

  async #sendOriginal({ request, response }: HttpContext, media: VisibleMedia) {
    response.header('Content-Type', media.mime)
    response.header('Accept-Ranges', 'bytes')
    const range = parseRange(request.header('range'), media.bytes)
    if (range === 'unsatisfiable') {
      response.header('Content-Range', `bytes */${media.bytes}`)
      return response.status(416)
    }
    const { first, last } = range ?? { first: 0, last: media.bytes - 1 }
    response.header('Content-Length', String(last - first + 1))
    if (range) {
      response.header('Content-Range', `bytes ${first}-${last}/${media.bytes}`)
      response.status(206)
    }
    const isAsked = request.method() !== 'HEAD'
    return response.stream(isAsked ? await openFile(media.diskKey, range) : Readable.from([]))
  }
}
