import type { HttpContext } from '@adonisjs/core/http'
import { attachment } from '#app/media/serving/attachment'
import { streamZip } from '#app/media/serving/stream_zip'
import { notFound } from '#app/core/errors/errors'
import { ROWS_PER_CALL } from '#config/batches'
import { findBatch } from '../queries/find_batch.js'
import { listItemPictures } from '../queries/list_item_pictures.js'
import { listRows } from '../queries/list_rows.js'
import { loadProgress } from '../queries/load_progress.js'
import { resultFiles } from '../result_files.js'
import { rowData } from '../transformers/batch_data.js'

/** What a batch has made. */
export default class BatchSheetsController {
  /** `GET /api/batches/{batch}/rows?from=&rows_only=`: some rows of the sheet and, unless only they are wanted, how far it is. */
  async rows({ auth, params, request, response }: HttpContext) {
    const batch = await findBatch(params.batch, auth.getUserOrFail().id)
    const from = Number(request.input('from', 0))
    if (!Number.isSafeInteger(from) || from < 0 || from > batch.products) throw notFound()
    const progress = request.input('rows_only') ? undefined : await loadProgress(batch)
    // Read after it: no row of a batch that is over is shown as one that still runs, for nobody asks again then.
    const rows = await listRows(batch.id, from, ROWS_PER_CALL)
    return response.json({ progress, rows: rows.map(rowData) })
  }

  /** `GET /api/batches/{batch}/items/{item}`: all pictures of an item. */
  async item({ auth, params, response }: HttpContext) {
    const batch = await findBatch(params.batch, auth.getUserOrFail().id)
    const itemId = Number(params.item)
    if (!Number.isSafeInteger(itemId)) throw notFound()
    return response.json({ pictures: await listItemPictures(batch.id, itemId) })
  }

  /** `GET /batches/{batch}/results.zip`: all pictures in one file, with what markets ask for, written while it is sent. */
  async results({ auth, params, response }: HttpContext) {
    const batch = await findBatch(params.batch, auth.getUserOrFail().id)
    const files = await resultFiles(batch)
    response.header('Content-Type', 'application/zip')
    response.header('Content-Disposition', attachment(batch.name, 'application/zip'))
    response.header('Cache-Control', 'private, no-store')
    return response.stream(streamZip(files))
  }
}
