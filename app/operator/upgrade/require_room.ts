import app from '@adonisjs/core/services/app'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { LEAST_FREE_BYTES } from '#config/disk'
import env from '#start/env'
import { room } from '../disk/room.js'
import { UpgradeError } from './upgrade_error.js'

const MEGABYTE = 1024 ** 2

/**
 * Looks whether the largest table could be written anew, as some migrations do. Only where the database lies in the data folder: what is free
 * elsewhere cannot be seen from here.
 *
 * @throws UpgradeError when there is too little room
 */
export async function requireRoom(client: QueryClientContract): Promise<void> {
  const folder = app.makePath(env.get('DATA_DIR'))
  const host = new URL(env.get('DATABASE_URL')).searchParams.get('host')
  if (!host?.startsWith(folder)) return
  const { bytes } = firstOf(
    await sql<{ bytes: number }>(
      client,
      `select coalesce(max(pg_total_relation_size(oid)), 0)::float8 as bytes from pg_class
       where relnamespace = current_schema()::regnamespace and relkind = 'r'`
    )
  )
  refuseTightRoom(await room.free(), bytes)
}

/**
 * @param free bytes that may be written in the data folder
 * @param largest bytes of the largest table with its indexes
 */
export function refuseTightRoom(free: number, largest: number): void {
  const needed = LEAST_FREE_BYTES + largest
  if (free >= needed) return
  throw new UpgradeError(
    `The upgrade needs ${megabytes(needed)} free for DATA_DIR, so that the largest table can be written anew, and there are ${megabytes(free)}: free some space, then start again.`
  )
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)} MB`
}
