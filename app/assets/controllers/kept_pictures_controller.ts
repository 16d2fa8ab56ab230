import type { HttpContext } from '@adonisjs/core/http'
import { cursorIn } from '#app/core/database/cursor'
import { listKeptImages } from '#app/pictures/queries/list_generated_images'
import { listKeptVideos } from '#app/films/queries/list_videos'
import { generatedImageData } from '#app/pictures/transformers/generated_image_data'
import { videoData } from '#app/films/transformers/video_data'

/** `GET /photos/kept`: pictures and films that the user made of products which are gone. */
export default class KeptPicturesController {
  async show({ auth, inertia, request }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const before = cursorIn(request)
    const [made, films] = await Promise.all([
      listKeptImages(userId, null),
      listKeptVideos(userId, before),
    ])
    return inertia.render('assets/kept', {
      images: made.images.map(generatedImageData),
      next_cursor: made.nextCursor,
      videos: inertia.merge(films.videos.map(videoData)),
      videos_cursor: films.nextCursor,
    })
  }
}
