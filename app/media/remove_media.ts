import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { variantsFolder } from './variant_key.js'

/**
 * Removes media: rows in the caller's transaction, files once it is committed. A file that cannot be removed then is
 * swept later.
 */
export async function removeMedia(ids: string[], trx: TransactionClientContract): Promise<void> {
  if (ids.length === 0) return
  const rows: { id: string; disk_key: string }[] = await trx
    .from('media')
    .whereIn('id', ids)
    .delete()
    .returning(['id', 'disk_key'])
  trx.after('commit', async () => {
    const disk = drive.use()
    for (const { id, disk_key: key } of rows) {
      try {
        await disk.delete(key)
        await disk.deleteAll(variantsFolder(id))
      } catch (error) {
        logger.warn({ err: error, mediaId: id }, 'file of removed media not deleted')
      }
    }
  })
}
