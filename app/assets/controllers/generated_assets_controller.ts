import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { cursorIn } from '#app/core/database/cursor'
import { IMAGE_TYPES, type ImageType } from '#app/pictures/image_type'
import { listOwnImages } from '#app/pictures/queries/list_generated_images'
import { listOwnVideos } from '#app/films/queries/list_videos'
import { resultFilterIn } from '#app/pictures/result_filter'
import { generatedImageData } from '#app/pictures/transformers/generated_image_data'
import { videoData } from '#app/films/transformers/video_data'

const ALL = { search: '', favorites: false, type: null }

/** All that a merchant has made, wherever it was made. */
export default class GeneratedAssetsController {
  /** `GET /generated-assets` */
  async show({ auth, inertia, request }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const [made, films] = await Promise.all([
      listOwnImages(userId, null, ALL),
      listOwnVideos(userId, cursorIn(request)),
    ])
    return inertia.render('assets/index', {
      images: made.images.map(generatedImageData),
      next_cursor: made.nextCursor,
      videos: inertia.merge(films.videos.map(videoData)),
      videos_cursor: films.nextCursor,
    })
  }

  /** `GET /api/generated-assets?before=&search=&favorites=1&type=`: further parts of the list, and what a filter shows. */
  async index({ auth, request, response }: HttpContext) {
    const filter = { ...resultFilterIn(request), type: typeIn(request) }
    const { images, nextCursor } = await listOwnImages(
      auth.getUserOrFail().id,
      cursorIn(request),
      filter
    )
    return response.json({ images: images.map(generatedImageData), next_cursor: nextCursor })
  }
}

function typeIn(request: HttpRequest): ImageType | null {
  const wanted: unknown = request.input('type')
  return IMAGE_TYPES.find((type) => type === wanted) ?? null
}
