import { sql, TO_SHOW } from '#app/core/database/sql'
import type { AdminList } from './list.js'

export interface FailedJobRow {
  id: string
  /** What it is about: ids alone, since the rest may hold a secret. */
  about: string | null
  attempts: number
  error: string | null
  createdAt: Date
  failedAt: Date | null
}

/** Jobs of a queue that failed as often as attempts are allowed, the newest first. The queue forgets them after some days. */
export function failedJobsList(queue: string): AdminList<Record<string, never>, FailedJobRow> {
  return {
    ids: 'uuid',
    filterIn: () => ({}),
    load: (_filter, before, most) =>
      sql<FailedJobRow>(
        TO_SHOW,
        `select j.id, j.retry_count + 1 as attempts, j.created_on as "createdAt", j.completed_on as "failedAt",
           (select string_agg(d.key || ' ' || d.value, ', ' order by d.key)
            from jsonb_each_text(case jsonb_typeof(j.data) when 'object' then j.data else '{}' end) d
            where d.key ~ 'Id$' and d.value ~ '^[A-Za-z0-9_-]{1,40}$') as about,
           coalesce(j.output->>'message', j.output->'value'->>'message') as error
         from pgboss.job j
         where j.name = :queue and j.state = 'failed'
           and (j.created_on, j.id) < (
             coalesce((select created_on from pgboss.job where name = :queue and id = :before::uuid), 'infinity'),
             coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
         order by j.created_on desc, j.id desc limit :most`,
        { queue, before, most }
      ),
  }
}
