import type { HttpContext } from '@adonisjs/core/http'
import { cursorIn } from '#app/core/database/cursor'
import { listKeptImages } from '../queries/list_generated_images.js'
import { listKeptVideos } from '../queries/list_videos.js'
import { generatedImageData } from '../transformers/generated_image_data.js'
import { videoData } from '../transformers/video_data.js'

/** `GET /photos/kept`: pictures and films that the user made of products which are gone. */
export default class KeptPicturesController {
  async show({ auth, inertia, request }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const before = cursorIn(request)
    const [made, films] = await Promise.all([
      listKeptImages(userId, null),
      listKeptVideos(userId, before),
    ])
    return inertia.render('studio/kept', {
      images: made.images.map(generatedImageData),
      next_cursor: made.nextCursor,
      videos: inertia.merge(films.videos.map(videoData)),
      videos_cursor: films.nextCursor,
    })
  }
}
