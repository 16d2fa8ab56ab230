import { test } from '@japa/runner'
import type { GenerationKind } from '#app/work/generation_state'
import { workKind } from '#app/work/kinds/define_work'
import '#start/features'

/** All there are: types hold that none is missing here. */
const KINDS: Record<GenerationKind, true> = {
  identify: true,
  train: true,
  suggest_prompts: true,
  cutout: true,
  mask: true,
  generate: true,
  background: true,
  edit: true,
  upscale: true,
  video: true,
  reel: true,
  video_export: true,
  shape: true,
}

test('every kind of work has been registered, with something that does it', async ({ assert }) => {
  for (const kind of Object.keys(KINDS) as GenerationKind[]) {
    assert.isFunction(await workKind(kind).load(), kind)
  }
})
