import type { EditorPictureData } from '~/editor/transformers/editor_data'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { MediaSource } from '~/ui/pictures/media_source'
import { LONGEST_SIDE } from '~/masks/components/mask'
import { shrinkPhoto } from './photo_copies'

const sent = new WeakMap<File, Promise<MediaSource>>()

/**
 * Sends a copy of a photo that is not uploaded yet, as large as its mask will be, so that what somebody points at is found in it;
 * once for each photo. Throws `ApiError`.
 */
export function sendCopy(photo: File): Promise<MediaSource> {
  const known = sent.get(photo)
  if (known) return known
  const copy = send(photo)
  sent.set(photo, copy)
  copy.catch(() => sent.delete(photo))
  return copy
}

async function send(photo: File): Promise<MediaSource> {
  const image = await shrinkPhoto(photo, LONGEST_SIDE)
  const { picture } = await postJson<EditorPictureData>(route('api.editor.pictures'), { image })
  return picture
}
