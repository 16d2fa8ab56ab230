import type { Legibility } from '#app/engines/engine'

/** A file's content credentials as screens and calls get them. */
export type CredentialsData = {
  /** Whether the signature holds and the file is as it was signed. */
  is_valid: boolean
  /** Whether the file's content changed after it was signed. */
  is_changed: boolean
  /** Program with its version. */
  made_with: string | null
  /** Engine with its version. */
  engine: string | null
  made_at: string | null
  /** As IPTC calls it, e.g. `composite`. */
  source_type: string | null
  /** How true to its photo the product is: see `GeneratedImageData`. */
  delta_e: number | null
  ssim: number | null
  label: Legibility | null
  sources: {
    title: string
    /** `componentOf` or `parentOf`. */
    relation: string
    /** Of the source's file, hexadecimal. */
    sha256: string | null
    /** Whether the source came with credentials of its own. */
    has_credentials: boolean
  }[]
  /** Name in the certificate. */
  signed_by: string
  /** Whether it is the certificate that this installation signs with now. */
  is_signed_here: boolean
}
