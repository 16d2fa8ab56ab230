import type { EditorPictureData } from '~/editor/transformers/editor_data'

const OWN = /(?:^|\/)media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/

/**
 * The picture at one of our own addresses, which alone says nothing of its size. Rejects when there is none that this
 * user may see.
 */
export async function pictureAt(address: string): Promise<EditorPictureData> {
  const id = OWN.exec(address)?.[1]
  if (id === undefined) throw new Error('This is no picture of ours.')
  const path = `/media/${id}`
  const image = new Image()
  image.src = `${path}/original`
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  return { path, picture: { id, width, height, placeholder: null } }
}
