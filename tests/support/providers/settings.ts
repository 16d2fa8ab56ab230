import { drawersOf } from '#app/engines/remote/models/choose'
import type { AllModels, ModelTable } from '#app/engines/remote/models/row'
import type { RemoteSettings } from '#app/engines/remote/settings'

/**
 * The settings of an engine that talks to an emulator: the default models, impatient between questions, without webhooks. An answer may take its time: on a busy machine one that
 * is given up for lost is asked for again, and what a test counts is there twice.
 */
export function remoteSettings(
  table: ModelTable,
  trustedOrigin: string
): RemoteSettings & { models: AllModels } {
  return {
    trustedOrigin,
    webhookUrl: null,
    models: {
      language: table.language[0]!,
      train: table.train[0]!,
      generate: table.generate[0]!,
      cutout: table.cutout[0]!,
      background: table.background[0]!,
      references: table.references[0] ?? null,
      edit: table.edit[0]!,
      area: table.area[0] ?? null,
      erase: table.erase[0] ?? null,
      widen: table.widen[0] ?? null,
      upscale: table.upscale[0]!,
      video: table.video[0]!,
    },
    trainers: table.train,
    drawers: drawersOf(table.generate[0]!, table),
    trainSteps: 1_000,
    loraScale: 1,
    mostDeltaE: 6,
    mostDrawnDeltaE: 15,
    leastWords: 0.5,
    budget: { perUser: null, total: null },
    timing: {
      firstPoll: 20,
      mostPoll: 100,
      mostPollWithWebhook: 100,
      call: 60_000,
      transfer: 60_000,
      lost: 60_000,
    },
  }
}
