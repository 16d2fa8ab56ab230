import type { Fidelity, Legibility } from '#app/engines/engine'
import type { DigitalSourceType } from '#app/media/xmp/packet'

/**
 * What was done to get a file, in C2PA's words. Created: made anew of its sources. All others: one source was changed, and is
 * its parent.
 */
export type ProvenanceAction =
  | 'c2pa.created'
  | 'c2pa.edited'
  | 'c2pa.resized'
  | 'c2pa.converted'
  | 'c2pa.transcoded'

/** How a picture or film came to be, for its content credentials. The prompt is not among it, as in its marks. */
export interface Provenance {
  action: ProvenanceAction
  sourceType: DigitalSourceType
  /** Name of the engine, or null where no engine had a part. */
  engine: string | null
  /** How true to its photo the product is; said where it was measured. */
  fidelity?: Fidelity | null
  label?: Legibility | null
  /** One, unless the action is `c2pa.created`. */
  sources: Source[]
}

/** A photo, picture or film that another one was made of. */
export interface Source {
  /** What it is, e.g. 'Product photo'. */
  title: string
  mime: string
  /** SHA-256 of its file, hexadecimal. */
  checksum: string
  /** Its file where it was made here, so that its own credentials go on; null for what was sent in, which has none. */
  bytes: Buffer | null
}
