import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OutputFile, VideoFile } from '#app/engines/engine_output'
import type { DigitalSourceType } from '#app/media/xmp/packet'
import { putFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import { storeBytes } from '#app/media/store/store_bytes'
import { addCredentials } from '#app/provenance/add_credentials'
import type { Source } from '#app/provenance/provenance'
import type Generation from '#app/work/models/generation'

interface MadeFilm {
  file: VideoFile
  poster: OutputFile
  sourceType?: DigitalSourceType
  /** What it was made of. */
  sources: Source[]
}

/**
 * Stores a film with its credentials, and its poster.
 * @returns what writes its row, with columns that are its own, and answers its id
 */
export async function storeFilm(
  generation: Generation,
  { file, poster, sourceType = 'composite', sources }: MadeFilm
) {
  const { userId: ownerId, engine } = generation
  const { width, height } = file
  const first = await putFile({ ...poster, ownerId })
  await addCredentials(file, { action: 'c2pa.created', sourceType, engine, sources })
  const stored = { ...(await storeBytes({ ...file, ownerId })), width, height }
  return async (trx: TransactionClientContract, columns: object): Promise<number> => {
    const film = await recordMedia({ ...stored, placeholder: first.placeholder }, trx)
    const [{ id }] = await trx
      .table('videos')
      .returning('id')
      .insert({
        generation_id: generation.id,
        user_id: ownerId,
        media_id: film.id,
        poster_media_id: (await recordMedia(first, trx)).id,
        ...columns,
      })
    return id
  }
}
