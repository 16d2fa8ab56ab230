import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

interface PhotoMaskInput {
  maskMediaId: string
  photoMediaId: string
  userId: number
}

/** Whether a mask is of this photo: its owner's own, or one that the engine made for this user. */
export async function isPhotoMask(input: PhotoMaskInput): Promise<boolean> {
  const rows = await sql(
    db.connection(),
    `select 1 from product_photos where media_id = :photoMediaId::uuid and mask_media_id = :maskMediaId::uuid
     union all
     select 1 from generations where user_id = :userId and kind = 'mask' and state = 'succeeded'
       and params->>'photoMediaId' = :photoMediaId::text
       and result->>'mediaId' = :maskMediaId::text
     limit 1`,
    { ...input }
  )
  return rows.length > 0
}
