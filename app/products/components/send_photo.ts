import { type JsonOptions, postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { nameOfFile, readDataUrl } from './photo_copies'

/** What a product is called, and who may see it. */
export interface ProductWords {
  name: string
  description: string
  is_public: boolean
}

/** A photo that is sent by itself. */
export interface SentPhoto {
  file: File
  /** Where the product is in it, if that was shown. */
  mask?: File
}

/** Makes a product of its first photo and resolves with its id. Throws `ApiError`, or an Error when the file cannot be read. */
export async function createProduct(
  words: ProductWords,
  photo: SentPhoto,
  options: JsonOptions
): Promise<number> {
  const body = { ...words, ...(await bodyOf(photo)) }
  const { id } = await postJson<{ id: number }>(route('products.store'), body, options)
  return id
}

/** Adds a photo to a product. Throws like {@link createProduct}. */
export async function addPhoto(
  productId: number,
  photo: SentPhoto,
  options: JsonOptions
): Promise<void> {
  const url = route('products.upload-images', { product: productId })
  await postJson(url, await bodyOf(photo), options)
}

async function bodyOf({ file, mask }: SentPhoto) {
  const images = [await readDataUrl(file)]
  const body = { images, image_names: [nameOfFile(file)] }
  return mask ? { ...body, masks: [await readDataUrl(mask)], mask_photos: [0] } : body
}
