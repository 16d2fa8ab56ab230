import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { putFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import { sql } from '#app/core/database/sql'

interface ResultInput {
  userId: number
  productId: number | null
  picture: Buffer
  mask?: Buffer
}

/** A finished picture of a product as an engine leaves it, made by nobody; answers its id. */
export async function createResult(input: ResultInput): Promise<number> {
  const { userId, productId, picture, mask } = input
  const { width, height } = await sharp(picture).metadata()
  return db.transaction(async (trx) => {
    const mediaId = await store(picture, userId)
    const maskMediaId = mask ? await store(mask, userId) : null
    const { id: generationId } = firstOf(
      await sql<{ id: string }>(
        trx,
        `insert into generations (user_id, product_id, kind, engine, state, params, deadline_at, finished_at)
       values (?, ?, 'generate', 'local', 'succeeded', '{}', now(), now()) returning id`,
        [userId, productId]
      )
    )
    const { id } = firstOf(
      await sql<{ id: number }>(
        trx,
        `insert into generated_images (generation_id, product_id, user_id, media_id, mask_media_id, position,
         prompt, original_prompt, width, height, delta_e, ssim)
       values (?, ?, ?, ?, ?, 0, 'on sand', 'on sand', ?, ?, 1.4, 0.98) returning id`,
        [generationId, productId, userId, mediaId, maskMediaId, width, height]
      )
    )
    return id

    async function store(bytes: Buffer, ownerId: number): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-result-'))
      try {
        const path = join(folder, 'picture')
        await writeFile(path, bytes)
        const { format, width: wide, height: high } = await sharp(bytes).metadata()
        const mime = `image/${format}`
        const file = await putFile({ path, mime, ownerId, width: wide, height: high })
        return (await recordMedia(file, trx)).id
      } finally {
        await rm(folder, { recursive: true })
      }
    }
  })
}
