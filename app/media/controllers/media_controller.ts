import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/errors'
import { CLOSED_POLICY } from '#app/core/http/security_headers'
import { attachment } from '../serving/attachment.js'
import { findVisibleMedia, type VisibleMedia } from '../queries/find_visible_media.js'
import { fileTag, sendFile } from '../serving/send_file.js'
import { laneOfUser } from '../decoder/decode.js'
import { parseVariant } from '../serving/variant.js'
import { loadVariant } from '../serving/variants.js'

/** Of a public product's pictures, which an address never shows differently. */
const FOR_GOOD = 'private, max-age=31536000, immutable'
const FOR_AN_HOUR = 'private, max-age=3600, must-revalidate'

/** `GET /media/{id}/{variant?}`: stored files, for those who may see them. */
export default class MediaController {
  async show(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const media = await findVisibleMedia(params.id, auth.user?.id ?? null)
    if (!media) throw notFound()

    const name: string = params.variant ?? 'original'
    const variant = parseVariant(name)
    if (variant && media.mime.startsWith('image/')) {
      const tag = `"${media.checksum.slice(0, 20)}-${name}"`
      if (this.#isFresh(ctx, media, tag)) return response.status(304)
      const { bytes, format, isFinal } = await loadVariant(media, variant, this.#laneOf(ctx))
      this.#describe(ctx, media, tag)
      if (!isFinal) this.#letGo(ctx)
      response.header('Content-Type', `image/${format}`)
      return response.send(bytes)
    }
    if (name !== 'original' && name !== 'download') throw notFound()
    if (this.#isFresh(ctx, media, fileTag(media))) return response.status(304)
    return sendFile(ctx, media, () => {
      this.#describe(ctx, media, fileTag(media))
      if (name !== 'download') return
      response.header('Content-Disposition', attachment(ctx.request.input('name'), media.mime))
    })
  }

  #laneOf({ auth, request }: HttpContext): string {
    return auth.user ? laneOfUser(auth.user.id) : `guest:${request.ip()}`
  }

  /**
   * A file opened by itself must not act as a page, whatever it holds. What an address shows never changes; an error that it
   * answers may, so this is told with the file only. Who may see it does change: a browser asks again after an hour, and is told
   * that nothing has changed or that there is nothing.
   */
  #describe({ response }: HttpContext, { isPublic }: VisibleMedia, tag: string) {
    response.header('Content-Security-Policy', `${CLOSED_POLICY}; sandbox`)
    response.header('Cache-Control', isPublic ? FOR_GOOD : FOR_AN_HOUR)
    response.header('ETag', tag)
  }

  /** What is served now is not what will be: it is not kept. */
  #letGo({ response }: HttpContext) {
    response.header('Cache-Control', 'private, no-cache')
    response.removeHeader('ETag')
  }

  #isFresh(ctx: HttpContext, media: VisibleMedia, tag: string): boolean {
    const isFresh = ctx.request.header('if-none-match')?.includes(tag) ?? false
    if (isFresh) this.#describe(ctx, media, tag)
    return isFresh
  }
}
