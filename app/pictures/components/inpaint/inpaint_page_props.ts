import type { PhotosPageProps } from '../photos_page_props'

/** Props of the page on which the product of one photo is put before new backgrounds. */
export interface InpaintPageProps extends Omit<PhotosPageProps, 'expected_seconds'> {
  /** Seconds that one picture usually takes; null when the engine cannot do it. */
  expected_seconds: { background: number | null; upscale: number | null }
  /** Whether what somebody points at in a photo can be found. */
  can_select: boolean
}
