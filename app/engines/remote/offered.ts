import type { EngineCapabilities } from '../engine.js'
import type { RemoteSettings } from './settings.js'

/** What a provider can do with the models that are chosen: some jobs need one that it may lack, some depend on what the chosen one takes. */
export function offeredBy(
  capabilities: EngineCapabilities,
  { models }: Pick<RemoteSettings, 'models'>
): EngineCapabilities {
  const { train, edit, video } = capabilities
  const { withoutLearning, ...learning } = train ?? { expectedSeconds: 0 }
  return {
    ...capabilities,
    train: train && (models.references ? { ...learning, withoutLearning } : learning),
    edit: edit && { ...edit, hasAreas: models.area !== null },
    video: video && { ...video, hasSound: models.video?.fields.hasSound !== undefined },
  }
}
