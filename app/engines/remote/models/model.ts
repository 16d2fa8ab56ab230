import type { Price } from './price.js'

/** What the provider is sent as the body of a request. */
export type ModelInput = Record<string, unknown>

/** Where a request goes, what it costs, and how what comes back is read. */
export interface Model {
  /** The provider's name of it, e.g. `fal-ai/flux-lora`. */
  id: string
  price: Price
  /** Brings what it answers into the form that the jobs read, see `output.ts`; it has that form already, if missing. May promise it. */
  toAnswer?(output: unknown): unknown
  /** US cents that its answer says it has cost, or null where it does not. */
  paid?(output: unknown): number | null
}

/** Megapixels as they are billed. */
export function megapixels({ width, height }: { width: number; height: number }): number {
  return (width * height) / 1e6
}
