import { EDIT_TASK_NAMES } from '../edit_tasks/edit_tasks.js'
import type { EngineCapabilities } from '../engine.js'
import type { Workflows } from './read_workflows.js'

/**
 * What the workflows that are there can do; seconds as of a middling graphics card, until measured here.
 * @param workflows null for what it could do at most
 */
export function comfyUiCapabilities(workflows: Workflows | null): EngineCapabilities {
  const has = (name: keyof Workflows) => workflows === null || workflows[name] !== undefined
  const scene = has('background') ? { expectedSeconds: 30 } : null
  return {
    generate: scene && { ...scene, redraws: has('generate'), drawsScenes: true },
    background: scene,
    edit: has('edit')
      ? {
          expectedSeconds: 30,
          hasAreas: has('area'),
          hasShapeWays: true,
          tasks: EDIT_TASK_NAMES,
        }
      : null,
    cutout: has('cutout') ? { expectedSeconds: 8 } : null,
    mask: has('cutout') ? { expectedSeconds: 8 } : null,
    upscale: has('upscale') ? { expectedSeconds: 15 } : null,
    packshot: { expectedSeconds: 4 },
    identify: null,
    suggestPrompts: null,
    train: null,
    video: null,
    reel: null,
    select: null,
  }
}
