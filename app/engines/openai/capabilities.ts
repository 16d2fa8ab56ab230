import { EDIT_TASK_NAMES } from '../edit_tasks/edit_tasks.js'
import type { EngineCapabilities } from '../engine.js'
import type { OpenAiSettings } from './settings.js'

/**
 * Seconds as users tell them, until measured here. It learns nothing: products are drawn as their views show them.
 * @param settings those that it is set up with, or null for what it could do at most
 */
export function openAiCapabilities(
  settings: Pick<OpenAiSettings, 'models'> | null
): EngineCapabilities {
  const speaks = settings === null || settings.models.language !== null
  return {
    identify: speaks ? { expectedSeconds: 8 } : null,
    suggestPrompts: speaks ? { expectedSeconds: 5 } : null,
    generate: { expectedSeconds: 40, redraws: true, drawsScenes: true },
    background: { expectedSeconds: 40 },
    edit: { expectedSeconds: 40, hasAreas: true, hasShapeWays: true, tasks: EDIT_TASK_NAMES },
    packshot: { expectedSeconds: 4 },
    train: null,
    cutout: null,
    mask: null,
    upscale: null,
    video: null,
    reel: null,
    select: null,
  }
}
