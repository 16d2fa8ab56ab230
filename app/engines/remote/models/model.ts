/** What the provider is sent as the body of a request. */
export type ModelInput = Record<string, unknown>

/** A model of the provider and what it costs. */
export interface Model {
  /** The provider's name of it, e.g. `fal-ai/flux-lora`. */
  id: string
  /** US cents of one unit that it is billed in. */
  unitCents: number
  /** Brings what it answers into the form that the jobs read, see `output.ts`; it has that form already, if missing. */
  toAnswer?(output: unknown): unknown
}

/** Megapixels as they are billed. */
export function megapixels({ width, height }: { width: number; height: number }): number {
  return (width * height) / 1e6
}
