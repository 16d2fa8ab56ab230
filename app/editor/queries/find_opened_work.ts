import db from '@adonisjs/lucid/services/db'
import type { PictureData } from '#app/media/intake/picture_data'
import { sql } from '#app/core/database/sql'
import { hasEnded } from '#app/work/generation_state'
import type Generation from '#app/work/models/generation'
import type { ParamsOf, ResultOf } from '#app/work/params'
import {
  findGeneratedImages,
  type GeneratedImageRow,
} from '#app/pictures/queries/list_generated_images'
import { categoryOf } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import { keptFailure } from '#app/work/kept_failure'

/** Edits of edits that are followed back. */
const LONGEST_CHAIN = 100

/** What the editor opens with to show a piece of its work. */
export interface OpenedWork {
  id: string
  kind: 'edit' | 'upscale'
  /** The picture that all began with; null once it is gone. */
  source: PictureData | null
  /** What was made of it, one after the other; the last is the work's, or what it is made of. */
  images: GeneratedImageRow[]
  /** The instruction, when the work brought no picture. */
  prompt: string
  /** Whether it is still under way. */
  isOpen: boolean
  /** Why it failed, if it did. */
  error: string | null
  /** Whether it failed since nobody told where the product is. */
  needsProduct: boolean
  /** Whether it is held to an area and has brought nothing yet: areas are not kept. */
  hasLostArea: boolean
}

/** Whether work is of the editor: an edit, or the enlarging of a picture by itself. */
export function isEditorWork({ kind, params }: Generation): boolean {
  return (
    kind === 'edit' || (kind === 'upscale' && (params as ParamsOf<'upscale'>).productId === null)
  )
}

/** What a user's piece of the editor's work came to, with all that led there. */
export async function findOpenedWork(generation: Generation): Promise<OpenedWork> {
  const { id, kind, state, userId } = generation
  const failure = keptFailure(generation)
  const { mediaId, prompt } = generation.params as ParamsOf<'edit' | 'upscale'>
  const { areaMediaId } = generation.params as Partial<ParamsOf<'edit'>>
  const made = (generation.result as ResultOf<'edit'> | null)?.imageIds.at(0)
  const chain = await findChain({ userId, mediaId, made: made ?? null })
  const images = await findGeneratedImages(
    chain.map((piece) => piece.id),
    userId
  )
  return {
    id,
    kind: kind === 'edit' ? 'edit' : 'upscale',
    source: await findSource(chain[0] ? chain[0].sourceMediaId : mediaId),
    images,
    prompt: state === 'succeeded' || kind !== 'edit' ? '' : prompt,
    isOpen: !hasEnded(state),
    error: failure && failureMessage(failure),
    needsProduct: failure !== null && categoryOf(failure) === 'product_unclear',
    hasLostArea: state !== 'succeeded' && areaMediaId !== undefined,
  }
}

interface ChainPiece {
  id: number
  sourceMediaId: string | null
}

/** Edits that led to a picture, oldest first; the picture itself is the last one. */
function findChain(start: { userId: number; mediaId: string; made: number | null }) {
  return sql<ChainPiece>(
    db.connection(),
    `with recursive chain as (
       select id, source_media_id, 1 as length from generated_images
         where user_id = :userId and in_editor and deleted_at is null
           and id = coalesce(:made::bigint, (select id from generated_images where media_id = :mediaId limit 1))
       union all
       select g.id, g.source_media_id, length + 1
         from chain join generated_images g on g.media_id = chain.source_media_id
         where g.user_id = :userId and g.in_editor and g.deleted_at is null and length < ${LONGEST_CHAIN})
     select id, source_media_id as "sourceMediaId" from chain order by length desc`,
    start
  )
}

async function findSource(mediaId: string | null): Promise<PictureData | null> {
  if (mediaId === null) return null
  const [picture] = await sql<PictureData>(
    db.connection(),
    'select id, width, height, placeholder from media where id = ?',
    [mediaId]
  )
  return picture ?? null
}
