import type { VideoData } from '~/films/transformers/video_data'

/** A film's file as addresses are made of it. */
export function filmSource({ path }: Pick<VideoData, 'path'>): { id: string } {
  return { id: path.split('/').at(-1)! }
}
