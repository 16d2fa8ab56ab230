import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { piecesAtOnce } from '#app/work/workers/living_workers'

/** Seconds between two pictures of a batch while nobody else has any made; null where the engine makes none. */
export async function secondsPerPicture(): Promise<number | null> {
  const { generate } = await expectedSeconds()
  return generate === null ? null : generate / (await piecesAtOnce('pictures'))
}
