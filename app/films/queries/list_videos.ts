import db from '@adonisjs/lucid/services/db'
import type { PictureData } from '#app/media/intake/picture_data'
import { RESULTS_PER_PAGE } from '#config/generations'
import type { ShapeWay } from '#app/engines/engine'
import { notFound } from '#app/core/errors/errors'
import { sql, TO_SHOW } from '#app/core/database/sql'

export interface VideoRow {
  id: number
  mediaId: string
  kind: 'film' | 'reel'
  prompt: string
  /** For people who do not see it; empty for films. */
  alt: string
  hasSound: boolean
  hasSubtitles: boolean
  ignoredWords: string[]
  seconds: number
  cfgScale: number | null
  aspectRatio: string
  /** How its picture got the film's shape; null where that had it. */
  shapedBy: ShapeWay | null
  /** Pixels. */
  width: number
  height: number
  poster: PictureData
  createdAt: Date
}

export interface OwnVideo {
  id: number
  /** Null once its product is gone. */
  productId: number | null
  seconds: number
}

const SELECT = `select v.id, v.media_id as "mediaId", v.kind, v.prompt, v.alt,
    v.has_sound as "hasSound", v.vtt is not null as "hasSubtitles", v.ignored_words as "ignoredWords",
    v.duration_seconds as seconds, v.cfg_scale as "cfgScale", v.aspect_ratio as "aspectRatio", v.shaped_by as "shapedBy",
    m.width, m.height, v.created_at as "createdAt",
    json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder) as poster
  from videos v join media m on m.id = v.media_id join media p on p.id = v.poster_media_id`

/** A page of a user's films, of which an index alone tells the ids. */
const newest = (condition: string) => `${SELECT} where v.id = any(array(
    select id from videos
    where ${condition} and user_id = :userId and id < coalesce(:before::bigint, 9223372036854775807)
    order by id desc limit ${RESULTS_PER_PAGE + 1}))
  order by v.id desc`

export interface VideosPage {
  videos: VideoRow[]
  /** Where the next page starts, null on the last. */
  nextCursor: number | null
}

/** A user's films of a product, newest first. Found in the index `videos_newest`. */
export async function listVideos(input: {
  productId: number
  userId: number
  before: number | null
}): Promise<VideosPage> {
  const rows = await sql<VideoRow>(TO_SHOW, newest('product_id = :productId'), { ...input })
  return pageOf(rows)
}

/** A user's films of products that are gone, newest first. Found in the index `videos_newest`. */
export async function listKeptVideos(userId: number, before: number | null): Promise<VideosPage> {
  const rows = await sql<VideoRow>(TO_SHOW, newest('product_id is null'), {
    userId,
    before,
  })
  return pageOf(rows)
}

/** All films of a user, newest first. Found in the index `videos_of_user`. */
export async function listOwnVideos(userId: number, before: number | null): Promise<VideosPage> {
  const rows = await sql<VideoRow>(TO_SHOW, newest('true'), { userId, before })
  return pageOf(rows)
}

/** @param rows one more than a page holds, if there are more */
function pageOf(rows: VideoRow[]): VideosPage {
  const videos = rows.slice(0, RESULTS_PER_PAGE)
  return {
    videos,
    nextCursor: rows.length > RESULTS_PER_PAGE ? videos.at(-1)!.id : null,
  }
}

/**
 * A film of this user.
 * @throws AppError 404 for anybody else's, and for one that was deleted
 */
export async function findOwnVideo(id: number | string, userId: number): Promise<OwnVideo> {
  const [video] = /^[1-9]\d{0,17}$/.test(String(id))
    ? await sql<OwnVideo>(
        db.connection(),
        `select id, product_id as "productId", duration_seconds as seconds from videos
         where id = ? and user_id = ?`,
        [id, userId]
      )
    : []
  if (!video) throw notFound()
  return video
}

export interface Subtitles {
  srt: string
  vtt: string
}

/** The subtitles of a film; null when it has none, or was deleted. */
export async function loadSubtitles(id: number): Promise<Subtitles | null> {
  const [film] = await sql<Subtitles>(
    db.connection(),
    'select srt, vtt from videos where id = ? and vtt is not null',
    [id]
  )
  return film ?? null
}

/** A film by its id; null when it was deleted. */
export async function findVideo(id: number): Promise<VideoRow | null> {
  const rows = await sql<VideoRow>(db.connection(), `${SELECT} where v.id = ?`, [id])
  return rows[0] ?? null
}
