import { DateTime } from 'luxon'
import type { GenerationKind } from '#app/work/generation_state'
import Generation from '#app/work/models/generation'

/** A row of work that no worker will take; answers its id. */
export async function createGeneration(
  userId: number,
  {
    kind = 'suggest_prompts',
    productId = null,
  }: { kind?: GenerationKind; productId?: number | null } = {}
): Promise<string> {
  const generation = await Generation.create({
    userId,
    kind,
    productId,
    params: {},
    engine: 'local',
    state: 'queued',
    deadlineAt: DateTime.now().plus({ hours: 1 }),
  })
  await generation.refresh()
  return generation.id
}
