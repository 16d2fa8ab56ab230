import { query } from './stored_files.js'
import type { FalEmulator } from './fal/emulator.js'
import type { Instance } from './instance.js'

/**
 * What a provider was asked for more than once, by the generation and step that the request's own id stands for. Only where its
 * messages reach the instance: they carry that id.
 */
export async function askedTwice(
  instance: Pick<Instance, 'databaseUrl'>,
  { jobs }: FalEmulator
): Promise<string[]> {
  const rows = await query<{ id: string; work: string }>(
    instance,
    `select id, generation_id || ' ' || step as work from remote_requests`
  )
  const works = new Map(rows.map(({ id, work }) => [id, work]))
  const asked = jobs.map(({ marker }) => works.get(marker) ?? `unknown request ${marker}`)
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
