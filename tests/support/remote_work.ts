import { query } from './query.js'
import type { Instance } from './instance.js'

/** An emulator of a provider: our own ids of what it was asked for. */
interface Asked {
  readonly markers: readonly string[]
}

/**
 * What providers were asked for more than once, by the generation and picture that the request's own id stands for: at one of them or at
 * several. What one has failed to make may be asked for again. Only where their messages reach the instance: they carry that id.
 */
export async function askedTwice(
  instance: Pick<Instance, 'databaseUrl'>,
  ...providers: Asked[]
): Promise<string[]> {
  const rows = await query<{ id: string; work: string; has_failed: boolean }>(
    instance,
    `select id, generation_id || ' ' || job || ' ' || coalesce(substring(step from ':(.*)'), '0') as work, state = 'failed' as has_failed
     from remote_requests`
  )
  const works = new Map(rows.map((row) => [row.id, row]))
  const asked = providers
    .flatMap(({ markers }) => markers)
    .flatMap((marker) => {
      const row = works.get(marker)
      if (!row) return [`unknown request ${marker}`]
      return row.has_failed ? [] : [row.work]
    })
  return asked.filter((work, index) => asked.indexOf(work) !== index)
}

/** Places of generations that hold more than one stored picture, or the same file as another. */
export async function storedTwice(instance: Pick<Instance, 'databaseUrl'>): Promise<unknown[]> {
  return query(
    instance,
    `select generation_id::text, position::text from generated_images i join generations g on g.id = i.generation_id
     where (g.credit_cost > 0 or g.own_key) group by generation_id, position having count(*) > 1
     union all
     select 'file', media_id::text from generated_images i join generations g on g.id = i.generation_id
     where (g.credit_cost > 0 or g.own_key) group by media_id having count(*) > 1`
  )
}
