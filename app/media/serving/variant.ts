import { VARIANT_WIDTHS } from '#app/ui/pictures/media_source'

export interface Variant {
  width: number
  format: 'webp' | 'avif'
}

/** The variant that a name such as `w480.webp` means, or null. */
export function parseVariant(name: string): Variant | null {
  const [, width, format] = /^w(\d+)\.(webp|avif)$/.exec(name) ?? []
  if (!VARIANT_WIDTHS.includes(Number(width))) return null
  return { width: Number(width), format: format as Variant['format'] }
}
