import db from '@adonisjs/lucid/services/db'
import { RESULTS_PER_PAGE } from '#config/generations'
import type { Legibility, ShapeWay } from '#app/engines/engine'
import type { Layout } from '#engine/layout/layout'
import type { PictureData } from '#app/media/intake/picture_data'
import { sql, TO_SHOW } from '#app/core/database/sql'
import { IMAGE_TYPE_SQL, type ImageType, KIND_OF_TYPE } from '../image_type.js'
import { LABEL_SQL } from '#app/provenance/label_sql'
import { hasWords, tsqueryOf } from './searched_words.js'

export interface GeneratedImageRow {
  id: number
  mediaId: string
  type: ImageType
  /** Null where there is none, and where the visitor may not open it. */
  productId: number | null
  /** Null once the product is gone, and for pictures that were made without one. */
  productName: string | null
  prompt: string
  originalPrompt: string
  width: number
  height: number
  isUpscaled: boolean
  placeholder: string | null
  seed: number | null
  scene: string | null
  /** Mean CIEDE2000 difference of the product from its photo. */
  deltaE: number | null
  /** Mean structural similarity of the product to its photo, -1 to 1. */
  ssim: number | null
  /** Words on the product in its photo that can be read; null where there are none, or nobody has counted. */
  label: Legibility | null
  /** How it got another shape; null where it was asked for none. */
  shapedBy: ShapeWay | null
  ignoredWords: string[]
  /** What was to be left out of it; empty when nothing was. */
  negativePrompt: string
  /** How it was laid out by hand; null where it was not. */
  layout: Layout | null
  isFavorite: boolean
  /** Whether the visitor has made it. */
  isOwn: boolean
  /** Whether more of its kind can be made. */
  canVary: boolean
  /** The photo of the product that it was made from, while that exists. */
  sourcePhoto: PictureData | null
  createdAt: Date
}

const COLUMNS = `g.id, g.media_id as "mediaId", g.prompt, g.original_prompt as "originalPrompt", g.width, g.height,
  ${IMAGE_TYPE_SQL} as type, p.name as "productName",
  case when p.is_public or p.user_id = :viewerId then p.id end as "productId",
  g.is_upscaled as "isUpscaled", g.created_at as "createdAt", m.placeholder,
  g.seed, g.scene, g.delta_e as "deltaE", g.ssim, ${LABEL_SQL} as label, g.shaped_by as "shapedBy", g.ignored_words as "ignoredWords",
  coalesce(w.params->>'negativePrompt', '') as "negativePrompt", w.params->'layout' as layout, g.is_favorite as "isFavorite",
  coalesce(g.user_id = :viewerId, false) as "isOwn",
  w.kind in ('generate', 'background') and coalesce(w.params->'temporaryMediaIds' = '[]', true) as "canVary",
  (select json_build_object('id', n.id, 'width', n.width, 'height', n.height, 'placeholder', n.placeholder)
     from product_photos h join media n on n.id = h.media_id
     where h.product_id = g.product_id and h.id::text = g.source_photo_id) as "sourcePhoto"`

const JOINS = `join media m on m.id = g.media_id join generations w on w.id = g.generation_id
  left join products p on p.id = g.product_id`

/** Which results a list shows. */
export interface ResultFilter {
  /** Each of its first words begins a word of the prompt, or is one if it is short; empty for no such wish. */
  search: string
  /** Only those with a star. */
  favorites: boolean
}

export interface GeneratedImagesPage {
  images: GeneratedImageRow[]
  /** Where the next page starts, null on the last. */
  nextCursor: number | null
}

/**
 * Pictures of a product that this visitor may see, newest first: their own, and the published ones of its owner.
 * Read backwards from the indexes `generated_images_newest` and `generated_images_published`, those with a star from
 * `generated_images_favorite`; words are found by `generated_images_words_of_user`, those of the two that may be seen alone.
 */
export async function listGeneratedImages({
  filter = ALL,
  ...input
}: {
  productId: number
  ownerId: number
  viewerId: number | null
  before: number | null
  filter?: ResultFilter
}): Promise<GeneratedImagesPage> {
  const words = tsqueryOf(filter.search)
  const isOwnOnly = filter.favorites || input.viewerId === input.ownerId
  const wanted = `product_id = :productId and deleted_at is null and id < coalesce(:before, 9223372036854775807)`
  // Words are looked up on their own: the plan that walks the list backwards would read all of it for a rare one.
  const matching = `with matching as materialized (
    select id, product_id, user_id, is_published, is_favorite, deleted_at from generated_images
      where ${wanted} and (${hasWords(':viewerId')} ${isOwnOnly ? '' : `or ${hasWords(':ownerId')}`}))`
  const source = words === null ? 'generated_images' : 'matching'
  const own = `(select id from ${source} where ${wanted} and user_id = :viewerId
    ${filter.favorites ? 'and is_favorite' : ''} order by id desc limit ${RESULTS_PER_PAGE + 1})`
  const published = `(select id from ${source} where ${wanted} and user_id = :ownerId and is_published
    order by id desc limit ${RESULTS_PER_PAGE + 1})`
  const rows = await sql<GeneratedImageRow>(
    TO_SHOW,
    `${words === null ? '' : matching}
     select ${COLUMNS} from generated_images g ${JOINS}
     where g.id = any(array(${isOwnOnly ? own : `${own} union ${published}`}))
     order by g.id desc limit ${RESULTS_PER_PAGE + 1}`,
    { ...input, words }
  )
  return pageOf(rows)
}

const ALL: ResultFilter = { search: '', favorites: false }

/** Which of all pictures of a user a list shows. */
export interface OwnImageFilter extends ResultFilter {
  /** Only those of this type; null for all. */
  type: ImageType | null
}

const WORK = '(select kind from generations w where w.id = generation_id)'

/** Pictures that work of a kind has made, of which there are few. */
const madeBy = (kind: string): FewOfType => ({
  few: `generation_id in (select id from generations where user_id = :viewerId and kind = '${kind}')`,
  isOfType: `and not is_upscaled and ${WORK} = '${kind}'`,
})

interface FewOfType {
  /** What finds those that can be of the type; null where so many are that one after the other is looked at until the page is full. */
  few: string | null
  /** What is true of those that are. */
  isOfType: string
}

/** Generated is what is nothing else: so said, the server expects that most are. */
const TYPES: Record<ImageType, FewOfType> = {
  generated_image: {
    few: null,
    isOfType: `and not is_upscaled
      and ${WORK} not in ('${KIND_OF_TYPE.background_image}', '${KIND_OF_TYPE.edited_image}')`,
  },
  background_image: madeBy(KIND_OF_TYPE.background_image),
  edited_image: madeBy(KIND_OF_TYPE.edited_image),
  upscaled_image: { few: null, isOfType: 'and is_upscaled' },
}

const OF_ANY_TYPE: FewOfType = { few: null, isOfType: '' }

/**
 * All that a user has made, newest first: of any product, in the editor and of products that are gone. Found in the indexes
 * on (user_id, id); words as in {@link listGeneratedImages}.
 */
export async function listOwnImages(
  userId: number,
  before: number | null,
  { search, favorites, type }: OwnImageFilter
): Promise<GeneratedImagesPage> {
  const words = tsqueryOf(search)
  const wanted = `user_id = :viewerId and deleted_at is null and id < coalesce(:before::bigint, 9223372036854775807)`
  const { few, isOfType } = type === null ? OF_ANY_TYPE : TYPES[type]
  const found = words === null ? few : hasWords(':viewerId')
  const rows = await sql<GeneratedImageRow>(
    TO_SHOW,
    `${
      found === null
        ? ''
        : `with few as materialized (
       select id, user_id, generation_id, is_favorite, is_upscaled, deleted_at from generated_images where ${found})`
    }
     select ${COLUMNS} from generated_images g ${JOINS}
     where g.id = any(array(
       select id from ${found === null ? 'generated_images' : 'few'}
       where ${wanted} ${favorites ? 'and is_favorite' : ''} ${isOfType}
       order by id desc limit ${RESULTS_PER_PAGE + 1}))
     order by g.id desc`,
    { viewerId: userId, before, words }
  )
  return pageOf(rows)
}

/** A user's pictures of products that are gone, newest first. Found in the index `generated_images_kept`. */
export async function listKeptImages(
  userId: number,
  before: number | null
): Promise<GeneratedImagesPage> {
  const rows = await sql<GeneratedImageRow>(
    TO_SHOW,
    `select ${COLUMNS} from generated_images g ${JOINS}
     where g.id = any(array(
       select id from generated_images
       where product_id is null and user_id = :viewerId and deleted_at is null and not in_editor
         and id < coalesce(:before::bigint, 9223372036854775807)
       order by id desc limit ${RESULTS_PER_PAGE + 1}))
     order by g.id desc`,
    { viewerId: userId, before }
  )
  return pageOf(rows)
}

/** @param rows one more than a page holds, if there are more */
function pageOf(rows: GeneratedImageRow[]): GeneratedImagesPage {
  const images = rows.slice(0, RESULTS_PER_PAGE)
  return {
    images,
    nextCursor: rows.length > RESULTS_PER_PAGE ? images.at(-1)!.id : null,
  }
}

/** A user's pictures by their ids, in this order; deleted ones are left out. */
export async function findGeneratedImages(
  ids: number[],
  userId: number
): Promise<GeneratedImageRow[]> {
  const rows = await sql<GeneratedImageRow>(
    db.connection(),
    `select ${COLUMNS} from unnest(:ids::bigint[]) with ordinality as wanted (id, position)
     join generated_images g on g.id = wanted.id and g.deleted_at is null ${JOINS}
     order by wanted.position`,
    { ids, viewerId: userId }
  )
  return rows
}
