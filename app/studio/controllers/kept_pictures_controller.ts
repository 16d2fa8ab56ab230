import type { HttpContext } from '@adonisjs/core/http'
import { cursorIn } from '#app/shell/cursor'
import { listKeptImages } from '../queries/list_generated_images.js'
import { generatedImageData } from '../transformers/generated_image_data.js'

/** `GET /photos/kept`: pictures that the user made of products which are gone. */
export default class KeptPicturesController {
  async show({ auth, inertia, request }: HttpContext) {
    const { images, nextCursor } = await listKeptImages(auth.getUserOrFail().id, cursorIn(request))
    return inertia.render('studio/kept', {
      images: inertia.merge(images.map(generatedImageData)),
      next_cursor: nextCursor,
    })
  }
}
