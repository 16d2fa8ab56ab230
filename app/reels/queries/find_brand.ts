import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { type Brand, FIRST_BRAND } from '../brand.js'

/** The brand of a merchant's reels, as the last one had it. */
export async function findBrand(userId: number): Promise<Brand> {
  const [brand] = await sql<Brand>(
    db.connection(),
    `select ground, ink, accent, font, logo_media_id as "logoMediaId",
       call_to_action as "callToAction", address
     from reel_brands where user_id = ?`,
    [userId]
  )
  return brand ?? FIRST_BRAND
}
