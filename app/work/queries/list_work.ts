import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import type { PictureData } from '#app/media/intake/picture_data'
import { previews, subjects } from './shown_work.js'
import { queuePlaces } from './queue_places.js'
import { sql } from '#app/core/database/sql'
import type { CreditKind } from '#config/credits'
import { WORK_LISTED, WORK_LISTED_HOURS } from '#config/generations'
import type { ProgressStep } from '#app/engines/steps/steps'
import type { KeptFailure } from '../kept_failure.js'
import { FOLLOWED_KINDS, type FollowedKind, type GenerationState } from '../generation_state.js'

export interface WorkRow extends KeptFailure {
  id: string
  kind: FollowedKind
  state: GenerationState
  /** 0 to 1. */
  progress: number
  step: ProgressStep | null
  productId: number | null
  productName: string | null
  prompt: string | null
  /** Pictures that it was asked for. */
  count: number
  /** Pictures of it that could not be made. */
  failures: number
  creditKind: CreditKind | null
  creditCost: number
  /** Of its result, else of what it is made from. */
  picture: PictureData | null
  createdAt: Date
  finishedAt: Date | null
  /** Whether it ended since the user last looked. */
  isNew: boolean
}

export interface UserWork {
  /** What runs, then what waits in the order in which it was asked for. */
  open: WorkRow[]
  /** How much is open, listed or not. */
  openCount: number
  /** What has succeeded or failed lately, newest first. */
  ended: WorkRow[]
  /** Places in the queue by id, of what waits. */
  places: ReadonlyMap<string, number>
}

const select = () => `select g.id, g.kind, g.state, g.progress, g.step, g.product_id as "productId",
    p.name as "productName", coalesce(g.params->'prompts'->>0, g.params->>'prompt') as prompt,
    coalesce(jsonb_array_length(g.params->'prompts'), (g.params->>'count')::int, 1) as count,
    coalesce(jsonb_array_length(g.result->'failures'), 0) as failures,
    g.credit_kind as "creditKind", g.credit_cost as "creditCost", picture.data as picture,
    g.error_code as "errorCode", g.error_params as "errorParams", g.created_at as "createdAt", g.finished_at as "finishedAt",
    g.finished_at is not null and g.finished_at > coalesce(u.work_seen_at, '-infinity') as "isNew"
  from generations g join users u on u.id = g.user_id left join (${subjects().join(' union all ')}) p on p.id = g.product_id
  left join lateral (
    select json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder) as data
    from (values (3, coalesce(g.params->>'mediaId', g.params->>'photoMediaId')::uuid),
      ${previews()
        .map(({ rank, media }) => `(${rank}, ${media})`)
        .join(', ')}) as shown (rank, media_id) join media m on m.id = shown.media_id
    order by shown.rank limit 1) picture on true
  where g.user_id = :userId and g.kind = any(:kinds) and not g.in_batch`

/**
 * A user's work over all products; pieces of batches are followed on the pages of batches. Served by the indexes `generations_open_of_user` and `generations_ended`; the first of
 * either list is all that is looked up.
 */
export async function listWork(userId: number): Promise<UserWork> {
  const values = { userId, kinds: FOLLOWED_KINDS }
  // Of one moment: what ends meanwhile would be in both lists, or in neither.
  const { open, counted, ended } = await db.transaction(
    async (trx) => ({
      open: await sql<WorkRow>(
        trx,
        `${select()} and g.state in ('queued', 'running') order by g.state = 'running' desc, g.id limit ${WORK_LISTED}`,
        values
      ),
      counted: await sql<{ count: number }>(
        trx,
        `select count(*) from generations
         where user_id = :userId and kind = any(:kinds) and state in ('queued', 'running')
           and not in_batch`,
        { userId, kinds: FOLLOWED_KINDS }
      ),
      ended: await sql<WorkRow>(
        trx,
        `${select()} and g.state in ('succeeded', 'failed')
           and g.finished_at > now() - make_interval(hours => :hours)
         order by g.finished_at desc limit ${WORK_LISTED}`,
        { ...values, hours: WORK_LISTED_HOURS }
      ),
    }),
    { isolationLevel: 'repeatable read' }
  )
  const waiting = open.filter(({ state }) => state === 'queued')
  const places = await queuePlaces(waiting.map(({ id }) => id))
  return { open, openCount: firstOf(counted).count, ended, places }
}
