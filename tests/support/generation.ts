import { DateTime } from 'luxon'
import Generation from '#app/studio/models/generation'

/** A row of work that no worker will take; answers its id. */
export async function createGeneration(userId: number): Promise<string> {
  const generation = await Generation.create({
    userId,
    kind: 'suggest_prompts',
    params: {},
    engine: 'local',
    state: 'queued',
    deadlineAt: DateTime.now().plus({ hours: 1 }),
  })
  await generation.refresh()
  return generation.id
}
