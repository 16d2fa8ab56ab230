import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { Brand } from '../brand.js'

/** The brand of a merchant's reels, as the last one had it; null before the first. */
export async function findBrand(userId: number): Promise<Brand | null> {
  const [brand] = await sql<Brand>(
    db.connection(),
    `select ground, ink, accent, font, logo_media_id as "logoMediaId",
       call_to_action as "callToAction", address
     from reel_brands where user_id = ?`,
    [userId]
  )
  return brand ?? null
}
