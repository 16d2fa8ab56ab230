import { engineCapabilities } from '#app/engines/capabilities'

/** Whether pictures have the scenes of their drafts, and not their places and sizes alone. */
export function keepsDrafts(): boolean {
  return engineCapabilities().generate?.drawsScenes !== true
}
