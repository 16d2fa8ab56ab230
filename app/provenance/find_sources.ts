import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { readBytes } from '#app/media/store/read_media'
import { sql } from '#app/core/database/sql'
import { madeFiles } from './made_files.js'
import type { Source } from './provenance.js'

interface SourceRow {
  diskKey: string
  mime: string
  checksum: string
  isFilm: boolean
  isMade: boolean
}

const TITLES = { film: 'Film', picture: 'Picture', photo: 'Photo' }

/**
 * A stored file that another one is made of, by media id, as a list for its credentials; empty when it is gone. Its bytes are
 * read where it was made here. Served by the primary key and the indexes on media_id.
 */
export async function findSources(mediaId: string): Promise<Source[]> {
  const [row] = await sql<SourceRow>(
    db.connection(),
    `select disk_key as "diskKey", mime, checksum, mime = 'video/mp4' as "isFilm",
       (${madeFiles().join(' or ')}) as "isMade"
     from media m where id = ?`,
    [mediaId]
  )
  if (!row) return []
  const { diskKey, mime, checksum, isFilm, isMade } = row
  const title = isFilm ? TITLES.film : isMade ? TITLES.picture : TITLES.photo
  return [{ title, mime, checksum, bytes: isMade ? await bytesOf(diskKey) : null }]
}

/** Null when it cannot be read: what was made of it is paid for, and goes with less to tell. */
async function bytesOf(diskKey: string): Promise<Source['bytes']> {
  try {
    return await readBytes(diskKey)
  } catch (error) {
    logger.error({ err: error, diskKey }, 'source of content credentials cannot be read')
    return null
  }
}

/**
 * The photo that a picture's product comes from, as {@link findSources} answers it.
 * @param photoId of a product's photo, or the media id of one that was sent along; null for none
 */
export async function findPhotoSources(photoId: string | null): Promise<Source[]> {
  if (photoId === null) return []
  if (photoId.includes('-')) return findSources(photoId)
  const [photo] = await sql<{ mediaId: string }>(
    db.connection(),
    'select media_id as "mediaId" from product_photos where id = ?',
    [photoId]
  )
  return photo ? findSources(photo.mediaId) : []
}
