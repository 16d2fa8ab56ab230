import logger from '@adonisjs/core/services/logger'
import pLimit from 'p-limit'
import { AppError } from '#app/core/errors/app_error'
import { keepError } from '#app/core/errors/define_error'
import { noteWrite } from '#app/core/database/replica/reader'
import { PictureRefused } from '#app/media/intake/accept_picture'
import { fileNameIn } from '#app/media/serving/file_name_in'
import type { StoredFile } from '#app/media/store/put_file'
import type { NewPhoto } from '#app/products/actions/create_product'
import { FETCHES_AT_ONCE } from '#config/imports'
import { failRow } from '../actions/fail_row.js'
import { makeProduct } from '../actions/make_product.js'
import { findWaitingRow } from '../queries/find_waiting_row.js'
import type { ImportProblem } from '../import_problem.js'

/** Fetches a picture for its new owner and puts it into the store; throws PictureRefused. */
export type TakeAddress = (address: string, ownerId: number) => Promise<StoredFile>

type MissingPhoto = Extract<ImportProblem, { code: 'photos' }>

interface ImportRowInput {
  rowId: number
  take: TakeAddress
  /** Whether a failure that is nobody's fault may be repaired by another try. */
  mayRetry: boolean
}

/** Photos that could not be had. */
class PhotosMissing extends Error {
  constructor(readonly problem: MissingPhoto) {
    super('photos')
  }
}

/**
 * Makes one product of a list with all of its photos, or keeps why that cannot be. Photos of a product that is not made
 * have no rows and are swept.
 * @throws when it should be tried again
 */
export async function importRow({ rowId, take, mayRetry }: ImportRowInput): Promise<void> {
  const row = await findWaitingRow(rowId)
  if (!row) return
  try {
    await makeProduct(row, await fetchPhotos(row.addresses, row.userId, take))
    await noteWrite(row.userId)
  } catch (error) {
    if (error instanceof PhotosMissing) return failRow(rowId, error.problem)
    if (error instanceof AppError && error.code === 'account_limit') {
      return failRow(rowId, { code: 'refused', refusal: keepError(error) })
    }
    if (mayRetry) throw error
    logger.error({ err: error, rowId }, 'row of an import failed')
    await failRow(rowId, { code: 'unexpected' })
  }
}

async function fetchPhotos(
  addresses: readonly string[],
  ownerId: number,
  take: TakeAddress
): Promise<NewPhoto[]> {
  const missing: Omit<MissingPhoto, 'others'>[] = []
  const photos = await pLimit(FETCHES_AT_ONCE).map(addresses, async (address, index) => {
    try {
      const stored = await take(address, ownerId)
      return [{ stored, originalName: fileNameIn(address) }]
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      missing.push({ code: 'photos', place: index + 1, refusal: error.code, address })
      return []
    }
  })
  const [first, ...others] = missing
  if (first) throw new PhotosMissing({ ...first, others: others.length })
  return photos.flat()
}
