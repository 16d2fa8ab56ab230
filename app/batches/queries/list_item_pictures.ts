import db from '@adonisjs/lucid/services/db'
import type { PictureData } from '#app/media/intake/picture_data'
import { sql } from '#app/core/database/sql'

/** A picture that was made for an item. */
export interface ItemPicture {
  id: number
  picture: PictureData
  /** Words of its prompt that were not understood. */
  ignored_words: string[]
}

/** The pictures of an item of a batch, in the order in which they were made. */
export function listItemPictures(batchId: number, itemId: number): Promise<ItemPicture[]> {
  return sql<ItemPicture>(
    db.connection(),
    `select p.id, json_build_object('id', m.id, 'width', m.width, 'height', m.height,
       'placeholder', m.placeholder) as picture, p.ignored_words
     from batch_items i join generations g on g.batch_item_id = i.id
     join generated_images p on p.generation_id = g.id and p.deleted_at is null
     join media m on m.id = p.media_id
     where i.batch_id = ? and i.id = ? and p.deleted_at is null order by p.id`,
    [batchId, itemId]
  )
}
