import type Generation from '#app/work/models/generation'
import { resultOf } from '#app/work/params'
import { type VideoData, videoData } from '../transformers/video_data.js'
import { findVideo } from './list_videos.js'

/** The film of succeeded work; null when it was deleted since. */
export async function loadVideo(generation: Generation): Promise<VideoData | null> {
  const row = await findVideo(resultOf<'video'>(generation).videoId)
  return row && videoData(row)
}
