import { MediaSchema } from '#database/schema'

/** A stored file and what is known of it. */
export default class Media extends MediaSchema {
  static override table = 'media'
}
