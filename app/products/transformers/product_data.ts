import { type PictureData, pictureData } from '#app/media/intake/picture_data'
import { CHECK_CUTOUT_BELOW } from '#config/products'
import type Product from '../models/product.js'
import { canBeFree, lockOf } from '../lock_of.js'
import type { ProductLock } from '../product_lock.js'
import type { ProductStatus } from '../product_status.js'
import { readableDescription } from '../text_line.js'
import type { ProductPhoto } from '../queries/list_product_photos.js'
import type { ListedProduct } from '../queries/list_products.js'

/** How much of a product somebody sees. */
export interface ProductCounts {
  photos: number
  images: number
  videos: number
}

/** A product in a list. */
export type ProductCardData = {
  id: number
  name: string
  is_public: boolean
  is_owner: boolean
  status: ProductStatus
  first_image: PictureData | null
  /** Up to four photos after the first. */
  sub_images: PictureData[]
  input_images_count: number
  generated_images_count: number
  created_at: string
}

export function productCardData(product: ListedProduct): ProductCardData {
  const [first, ...others] = product.pictures
  return {
    id: product.id,
    name: product.name,
    is_public: product.isPublic,
    is_owner: product.isOwner,
    status: product.status,
    first_image: first ?? null,
    sub_images: others,
    input_images_count: product.photosCount,
    generated_images_count: product.generatedCount,
    created_at: product.createdAt.toISOString(),
  }
}

/** A photo of a product. */
export type PhotoData = {
  id: number
  /** Address of the file. */
  path: string
  original_name: string | null
  created_at: string
  picture: PictureData
  /** The owner's own mask (grey, white = product), or null where the product is found automatically. */
  mask_path: string | null
  /** Whether the owner should look at the automatic cut-out, as far as is known. */
  check_cutout: boolean
}

export function photoData(photo: ProductPhoto): PhotoData {
  return {
    id: photo.id,
    path: `/media/${photo.mediaId}`,
    original_name: photo.originalName,
    created_at: photo.createdAt.toISOString(),
    picture: pictureData({ ...photo, id: photo.mediaId }),
    mask_path: photo.maskMediaId && `/media/${photo.maskMediaId}`,
    check_cutout: photo.maskMediaId === null && (photo.cutoutConfidence ?? 1) < CHECK_CUTOUT_BELOW,
  }
}

/** A product on its own page. */
export type ProductData = {
  id: number
  name: string
  /** Its owner's own number of it; null for others. */
  sku: string | null
  description: string
  trigger_word: string
  status: ProductStatus
  is_public: boolean
  is_owner: boolean
  /** Null for others than its owner, and where no engine would draw it anew. */
  product_lock: ProductLock | null
  /** In upload order. */
  input_images: PhotoData[]
  input_images_count: number
  generated_images_count: number
  videos_count: number
  created_at: string
}

export function productData(
  product: Product,
  photos: ProductPhoto[],
  counts: ProductCounts,
  viewerId: number | null
): ProductData {
  return {
    id: product.id,
    name: product.name,
    sku: product.userId === viewerId ? product.sku : null,
    description: readableDescription(product.description),
    trigger_word: product.triggerWord,
    status: product.status,
    is_public: product.isPublic,
    is_owner: product.userId === viewerId,
    product_lock: product.userId === viewerId && canBeFree() ? lockOf(product) : null,
    input_images: photos.map(photoData),
    input_images_count: counts.photos,
    generated_images_count: counts.images,
    videos_count: counts.videos,
    created_at: product.createdAt.toISO()!,
  }
}

/** A product on the screens of the studio, which call it a model. */
export type ModelData = {
  id: number
  name: string
  description: string
  trigger_word: string
  status: ProductStatus
  is_public: boolean
  is_owner: boolean
  /** Whether it carries text or graphics. */
  is_text_graphics: boolean
  inputImages: PhotoData[]
}

export function modelData(
  product: Product,
  photos: ProductPhoto[],
  viewerId: number | null
): ModelData {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    trigger_word: product.triggerWord,
    status: product.status,
    is_public: product.isPublic,
    is_owner: product.userId === viewerId,
    is_text_graphics: product.isTextGraphics,
    inputImages: photos.map(photoData),
  }
}
