import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { firstOf } from '#app/core/elements'
import { attachment } from '#app/media/serving/attachment'
import { requireFile } from '#app/media/serving/missing_file'
import { openFile } from '#app/media/serving/open_file'
import { streamZip } from '#app/media/serving/stream_zip'
import { exportFile, exportFiles, type ExportOrder, storedFile } from '../export_files.js'
import { findExportPictures } from '../queries/find_export_pictures.js'
import { targetOf } from '../rules/target_of.js'
import { downloadValidator } from '../validators/exports.js'

/**
 * `GET /exports/download?images=1,2&targets=amazon.main,etsy.photo`: one file where there is one, else a zip. Without
 * targets the pictures come as they are stored. `HEAD` only looks whether the file of a single one is there.
 */
export default class DownloadsController {
  async show(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const query = { image_ids: listIn(ctx, 'images'), targets: listIn(ctx, 'targets') }
    const { image_ids: ids, targets } = await request.validateUsing(downloadValidator, {
      data: query,
    })
    const order = {
      pictures: await findExportPictures(ids, auth.getUserOrFail().id),
      targets: targets.map(targetOf),
    }
    const isOne = order.pictures.length === 1 && order.targets.length < 2
    if (request.method() === 'HEAD') {
      if (isOne) await requireFile(firstOf(order.pictures).diskKey)
      return response.noContent()
    }
    response.header('Cache-Control', 'private, no-store')
    response.header('X-Content-Type-Options', 'nosniff')
    if (isOne) return this.#file(ctx, order)
    response.header('Content-Type', 'application/zip')
    response.header('Content-Disposition', attachment('vitrine-export', 'application/zip'))
    return response.stream(streamZip(exportFiles(order)))
  }

  async #file({ response }: HttpContext, { pictures, targets: [target] }: ExportOrder) {
    const picture = firstOf(pictures)
    const file = target
      ? await exportFile(picture, target)
      : storedFile(picture, await openFile(picture.diskKey, null))
    const name = file.name.replace('/', '-').replace(/^pictures-/, '')
    response.header('Content-Type', file.mime)
    response.header('Content-Disposition', attachment(name, file.mime))
    return file.data instanceof Readable ? response.stream(file.data) : response.send(file.data)
  }
}

/** Stands for any host: the one that a request names may be none. */
const BASE = 'http://local.invalid'

/** Read from the address itself: what the server's parser makes of commas depends on how many there are. */
function listIn({ request }: HttpContext, name: string): string[] {
  const value = new URL(request.request.url!, BASE).searchParams.get(name)
  return value ? value.split(',') : []
}
