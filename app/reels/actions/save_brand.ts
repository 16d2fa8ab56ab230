import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { Brand } from '../brand.js'

/** Remembers how a merchant's reels look. The logo is kept by itself, see `keepLogo`. */
export async function saveBrand(
  trx: TransactionClientContract,
  userId: number,
  brand: Omit<Brand, 'logoMediaId'>
): Promise<void> {
  await sql(
    trx,
    `insert into reel_brands (user_id, ground, ink, accent, font, call_to_action, address)
     values (:userId, :ground, :ink, :accent, :font, :callToAction, :address)
     on conflict (user_id) do update set ground = excluded.ground, ink = excluded.ink,
       accent = excluded.accent, font = excluded.font, call_to_action = excluded.call_to_action,
       address = excluded.address, updated_at = now()`,
    { userId, ...brand }
  )
}
