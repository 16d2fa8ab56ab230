import type { Scene } from './scene.js'

/** What a scene is called by programs, e.g. `marble.sea`: `app/work/messages` has its name for merchants. */
export function sceneCode({ set, sweep, podium, ground, backdrop }: Scene): string {
  if (set) return set.laid ? `set.${set.name}.${set.laid.name}` : `set.${set.name}`
  if (sweep) return podium ? 'studio_podium' : 'studio_paper'
  return `${podium ? 'podium.' : ''}${ground.name}.${backdrop.name}`
}
