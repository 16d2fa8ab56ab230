import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { workRows } from '../remote/work_rows.js'

/** Deletes keys that were removed and that no work needs any more: a day later at the most. */
export async function forgetRemovedKeys(): Promise<void> {
  await sql(
    db.connection(),
    `delete from provider_keys k where removed_at is not null and (removed_at < now() - interval '1 day'
       or not exists (select 1 from (${workRows().join(' union all ')}) g where g.provider_key_id = k.id)
         and not exists (select 1 from remote_requests r where r.provider_key_id = k.id))`
  )
}
