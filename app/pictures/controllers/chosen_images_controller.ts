import type { HttpContext } from '@adonisjs/core/http'
import { attachment } from '#app/media/serving/attachment'
import { extensionOf } from '#app/media/serving/extension'
import { storedFiles } from '#app/media/store/stored_files'
import { streamZip, type ZipEntry } from '#app/media/serving/stream_zip'
import { notFound } from '#app/core/errors/errors'
import { deleteImages } from '../actions/delete_images.js'
import { restoreImages } from '../actions/restore_images.js'
import { starImages } from '../actions/star_images.js'
import { longFileNameOf, productStemOf } from '../file_name.js'
import { findOwnImages, type OwnImage } from '../queries/find_own_image.js'
import { resultsCsv } from '../results_csv.js'
import { favoriteValidator, imageIdsValidator } from '../validators/pictures.js'

/** What a merchant does with one or many of their pictures at once. */
export default class ChosenImagesController {
  /** `DELETE /api/images`; they can be brought back for a while. */
  async destroy({ auth, request, response }: HttpContext) {
    const { ids } = await request.validateUsing(imageIdsValidator)
    return response.json({ ids: await deleteImages(ids, auth.getUserOrFail().id) })
  }

  /** `POST /api/images/restore` */
  async restore({ auth, request, response }: HttpContext) {
    const { ids } = await request.validateUsing(imageIdsValidator)
    return response.json({ ids: await restoreImages(ids, auth.getUserOrFail().id) })
  }

  /** `PATCH /api/images`: with a star or without. */
  async star({ auth, request, response }: HttpContext) {
    const { ids, is_favorite: isFavorite } = await request.validateUsing(favoriteValidator)
    await starImages(ids, auth.getUserOrFail().id, isFavorite)
    return response.noContent()
  }

  /** `GET /api/images/archive?ids=1,2,3`: a zip of the files as they are, with a table of what is known of them. */
  async archive({ auth, request, response }: HttpContext) {
    const wanted = String(request.input('ids', '')).split(',').filter(Boolean)
    const { ids } = await imageIdsValidator.validate({ ids: wanted })
    const images = await findOwnImages(ids, auth.getUserOrFail().id)
    const [first] = images
    if (!first) throw notFound()
    const name = first.productName ?? 'Pictures'
    const files = images.map((image) => ({ ...image, name: fileNameOf(image) }))
    response.header('Content-Type', 'application/zip')
    response.header('Cache-Control', 'private, no-store')
    response.header(
      'Content-Disposition',
      attachment(`${productStemOf(name)}-pictures`, 'application/zip')
    )
    return response.stream(streamZip(archiveOf(files, resultsCsv(files))))
  }
}

function fileNameOf({ productName, prompt, id, mime }: OwnImage): string {
  return `${longFileNameOf(productName ?? 'picture', prompt, id)}.${extensionOf(mime)}`
}

/** @param table of the files, in the language of the request */
async function* archiveOf(
  files: (OwnImage & { name: string })[],
  table: string
): AsyncGenerator<ZipEntry> {
  yield* storedFiles(files)
  yield { name: 'results.csv', data: Buffer.from(table) }
}
