import { cleanText, oneLine } from '#app/core/http/readable'
import { cutText } from '#common/cut_text'
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, MAX_PHOTOS_PER_CALL } from '#config/products'
import { MAX_ADDRESS_LENGTH, MAX_SKU_LENGTH } from '#config/imports'
import type { ListLine } from './product_rows.js'

/** Characters of an address that is none, as far as its sender is told. */
const TOLD_LENGTH = 60

/** What a line comes to, little however long it is: what is longer than may be has one character more than that. */
export interface ListFacts extends Omit<ListLine, 'addresses'> {
  /** As many as a product takes; empty when one of them is too long. */
  addresses: string[]
  /** How many there are. */
  photos: number
  /** The beginning of the first address that is not one of the web; null when all are. */
  notWeb: string | null
  hasLongAddress: boolean
}

export function factsOf({ line, sku, name, description, addresses }: ListLine): ListFacts {
  const hasLongAddress = addresses.some((address) => address.length > MAX_ADDRESS_LENGTH)
  const notWeb = addresses.find((address) => !isWeb(address))
  return {
    line,
    sku: cutText(oneLine(sku), MAX_SKU_LENGTH + 1),
    name: cutText(oneLine(name), MAX_NAME_LENGTH + 1),
    description: cutText(cleanText(description), MAX_DESCRIPTION_LENGTH + 1),
    addresses: hasLongAddress ? [] : addresses.slice(0, MAX_PHOTOS_PER_CALL),
    photos: addresses.length,
    notWeb: notWeb === undefined ? null : cutText(notWeb, TOLD_LENGTH),
    hasLongAddress,
  }
}

function isWeb(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '')
}
