import { FILM_KINDS } from '#app/work/generation_state'
import { type UnfinishedData, unfinishedData } from '#app/work/transformers/generation_data'
import { type VideoData, videoData } from '../transformers/video_data.js'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { listUnfinished } from '#app/work/queries/list_unfinished'
import { listVideos } from './list_videos.js'

export interface LoadedFilms {
  videos: VideoData[]
  /** Where the next page starts, null on the last. */
  nextCursor: number | null
  unfinished: UnfinishedData[]
  /** Seconds that a film usually takes; null when the engine cannot make one. */
  expectedSeconds: number | null
}

/** A visitor's films of a product, newest first, and those that are under way; guests have none. */
export async function loadFilms(input: {
  productId: number
  viewerId: number | null
  before: number | null
}): Promise<LoadedFilms> {
  const { productId, viewerId, before } = input
  const { video } = await expectedSeconds()
  if (viewerId === null) {
    return { videos: [], nextCursor: null, unfinished: [], expectedSeconds: video }
  }
  const [page, unfinished] = await Promise.all([
    listVideos({ productId, userId: viewerId, before }),
    listUnfinished(productId, viewerId, FILM_KINDS),
  ])
  return {
    videos: page.videos.map(videoData),
    nextCursor: page.nextCursor,
    unfinished: unfinished.map(unfinishedData),
    expectedSeconds: video,
  }
}
