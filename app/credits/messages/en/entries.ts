import type { GenerationKind } from '#app/work/generation_state'

/** Work that nothing is taken for. Every other kind needs its words below. */
type FreeKind = 'identify' | 'suggest_prompts' | 'cutout' | 'mask' | 'video_export' | 'shape'

/** What rows of the credit ledger say, on the billing page and in its file. */
export const ENTRY_MESSAGES = {
  sources: {
    welcome: 'Welcome credits',
    subscription: 'Monthly plan',
    pack: 'Credit pack',
    demo: 'Demo credits',
    refund: 'Returned credits',
    operator: 'Credits from the operator',
  },
  otherSource: 'Credits',
  works: {
    generate: 'Pictures',
    background: 'Backgrounds',
    edit: 'Edited picture',
    upscale: 'Enlarged picture',
    video: 'Video',
    reel: 'Reel',
    train: 'Training',
  } satisfies Record<Exclude<GenerationKind, FreeKind>, string>,
  /** Of what was made nothing is known any more. */
  otherWork: 'Work',
  refund: (work: string) => `${work}: given back, it was not made`,
  expiry: (sources: string) => `${sources}: expired`,
  revocation: {
    refunded: (sources: string) => `${sources}: taken back, the payment was refunded`,
    disputed: (sources: string) => `${sources}: taken back, the payment is disputed`,
  },
  restoration: {
    refunded: (sources: string) => `${sources}: given back, the refund did not go through`,
    disputed: (sources: string) => `${sources}: given back, the dispute was decided for you`,
  },
}
