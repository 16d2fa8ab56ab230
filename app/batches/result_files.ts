import { exportFiles } from '#app/exports/export_files'
import { findExportPictures } from '#app/exports/queries/find_export_pictures'
import { findTarget } from '#app/exports/rules/markets'
import { storedFiles } from '#app/media/store/stored_files'
import type { ZipEntry } from '#app/media/serving/stream_zip'
import type { Batch } from './queries/find_batch.js'
import { listResultFiles } from './queries/list_result_files.js'
import { nameResults } from './result_names.js'

/**
 * All that a batch has made, for one zip: its pictures, and below a folder for each slot of a market that its recipe names the
 * same in the form that the market asks for; pictures that lack a shape for it are given that for the next time. Files are opened and made when their turn has come.
 */
export async function resultFiles(batch: Batch): Promise<AsyncGenerator<ZipEntry>> {
  const files = await listResultFiles(batch.id)
  const targets = (batch.content.exports ?? []).flatMap((name) => findTarget(name) ?? [])
  const ids = targets.length === 0 ? [] : files.map(({ imageId }) => imageId)
  const pictures = await findExportPictures(ids, batch.userId)
  return (async function* () {
    yield* storedFiles(nameResults(files, batch.content))
    if (pictures.length > 0) yield* exportFiles({ pictures, targets, orderFor: batch.userId })
  })()
}
