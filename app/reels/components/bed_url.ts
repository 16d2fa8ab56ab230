import type { ReelBed } from '#engine/reel/reel'
import bright from '../beds/bright.m4a'
import calm from '../beds/calm.m4a'
import pulse from '../beds/pulse.m4a'

const URLS: Record<ReelBed, string> = { calm, bright, pulse }

/** Address of half a minute of our music: as the engine plays it in a reel as long, see `engine/reel/sound`. */
export function bedUrl(bed: ReelBed): string {
  return URLS[bed]
}
