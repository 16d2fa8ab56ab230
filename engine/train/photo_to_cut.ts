import type { MediaKey } from '../contract/state.js'
import type { ReadPicture } from '../image/read_picture.js'

/** One of a product's photos. */
export interface PhotoToCut {
  /** Reads it anew each time: twenty would not fit into memory. */
  read(): Promise<ReadPicture>
  /** As `PhotoInput.mask`. */
  mask: MediaKey | null
}
