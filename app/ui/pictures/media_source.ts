/** A stored picture as screens get it. */
export interface MediaSource {
  id: string
  /** Of the original, in pixels. */
  width: number
  height: number
  /** Data URL of a tiny blurred version, null when there is none. */
  placeholder: string | null
}

/** Widths in pixels that the server makes of every picture when they are first asked for; none is larger than the picture. */
export const VARIANT_WIDTHS: readonly number[] = [160, 480, 720, 960, 1600]

/** Address of the untouched file. */
export function originalUrl(source: Pick<MediaSource, 'id'>): string {
  return `/media/${source.id}/original`
}

/** Address that saves the untouched file under `name`. */
export function downloadUrl(source: Pick<MediaSource, 'id'>, name: string): string {
  return `/media/${source.id}/download?name=${encodeURIComponent(name)}`
}

/** Address of the smallest variant at least `width` pixels wide, or of the original where none is. */
export function variantUrl(source: MediaSource, width: number): string {
  const fitting = variantWidths(source).find((variant) => variant >= width)
  return fitting === undefined ? originalUrl(source) : `/media/${source.id}/w${fitting}.webp`
}

/** `srcset` of the variants in one format; empty for a picture narrower than the smallest variant. */
export function variantSet(source: MediaSource, format: 'avif' | 'webp'): string {
  return variantWidths(source)
    .map((width) => `/media/${source.id}/w${width}.${format} ${width}w`)
    .join(', ')
}

function variantWidths(source: MediaSource): number[] {
  return VARIANT_WIDTHS.filter((width) => width <= source.width)
}
