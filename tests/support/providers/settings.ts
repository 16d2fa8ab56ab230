import type { LanguageModels, ModelCatalog } from '#app/engines/remote/models/models'
import type { RemoteSettings } from '#app/engines/remote/settings'

/** The settings of an engine that talks to an emulator: the default models, impatient, without webhooks. */
export function remoteSettings(
  catalog: ModelCatalog,
  language: LanguageModels,
  trustedOrigin: string
): RemoteSettings {
  return {
    trustedOrigin,
    webhookUrl: null,
    models: {
      language,
      train: catalog.train[0]!,
      generate: catalog.generate[0]!,
      cutout: catalog.cutout[0]!,
      background: catalog.background[0]!,
      edit: catalog.edit[0]!,
      upscale: catalog.upscale[0]!,
      video: catalog.video[0]!,
    },
    trainSteps: 1_000,
    loraScale: 1,
    generateSteps: 28,
    guidance: 3.5,
    mostDeltaE: 6,
    mostDrawnDeltaE: 15,
    leastWords: 0.5,
    fallsBack: false,
    budget: { perUser: null, total: null },
    timing: {
      firstPoll: 20,
      mostPoll: 100,
      mostPollWithWebhook: 100,
      call: 2_000,
      transfer: 5_000,
      lost: 1_000,
    },
  }
}
