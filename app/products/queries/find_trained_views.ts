import db from '@adonisjs/lucid/services/db'
import type { TrainedView } from '#app/engines/engine'
import type { PictureData } from '#app/media/intake/picture_data'
import { sql } from '#app/core/database/sql'

export interface TrainedViews {
  /** What became of each photo, best first. */
  views: TrainedView[]
  /** Cut-outs by the names that the views use. */
  cutouts: Record<string, PictureData>
}

/** What the newest training of a product made of its photos. Served by the index on (product_id, created_at). */
export async function findTrainedViews(productId: number): Promise<TrainedViews> {
  const rows = await sql<TrainedViews>(
    db.connection(),
    `select t.views, coalesce(
       (select json_object_agg(f.name, json_build_object(
          'id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder))
        from training_files f join media m on m.id = f.media_id
        where f.generation_id = t.generation_id), '{}') as cutouts
     from trainings t where t.product_id = ? order by t.created_at desc limit 1`,
    [productId]
  )
  return rows[0] ?? { views: [], cutouts: {} }
}
