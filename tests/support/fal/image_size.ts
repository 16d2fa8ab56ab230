import type { Schema } from '#app/engines/remote/check/schema_complaints'
import { oneOf, request, whole } from '../providers/schemas.js'

/** A name, or pixels. */
export const imageSize: Schema = {
  anyOf: [
    request({ width: whole(1, 14_142), height: whole(1, 14_142) }),
    oneOf(
      'square_hd',
      'square',
      'portrait_4_3',
      'portrait_16_9',
      'landscape_4_3',
      'landscape_16_9'
    ),
  ],
}
