import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineContext, OutputFile, ReelOutput } from '#app/engines/engine'
import type { ReelInput } from '#engine/reel/reel'
import { firstOf } from '#app/core/elements'
import { makeFilm } from './film.js'

/** Pixels of what it makes. */
export const REEL_SIZE = { width: 36, height: 64 }

/** A reel that plays and shows nothing of its pictures, which are read all the same; its first caption alone is said. */
export async function quickReel(
  { items, seconds, sound, brand }: ReelInput,
  poster: OutputFile,
  context: EngineContext
): Promise<ReelOutput> {
  const files = [sound.kind === 'own' ? sound.file : null, brand.logo]
  for (const { media } of items) await context.read(media)
  for (const file of files) if (file !== null) await context.read(file)
  context.progress(0.5, { code: 'putting_reel_together' })
  const path = join(context.scratch, 'reel.mp4')
  await writeFile(path, await makeFilm(seconds, REEL_SIZE))
  const { caption } = firstOf(items)
  return {
    file: { path, mime: 'video/mp4', ...REEL_SIZE, seconds, framesPerSecond: 12 },
    poster,
    srt: caption && `1\n00:00:00,000 --> 00:00:02,000\n${caption}\n`,
    vtt: caption && `WEBVTT\n\n00:00.000 --> 00:02.000\n${caption}\n`,
    cost: { cents: 0 },
  }
}
