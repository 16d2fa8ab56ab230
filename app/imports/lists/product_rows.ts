import type { ColumnField } from './column_fields.js'
import { plainText } from './plain_text.js'

/** One product of a list, as it was written. */
export interface ListLine {
  /** Where its first line ends in the list, from 1. */
  line: number
  /** Empty where there is none, as the description. */
  sku: string
  /** Its own, or else what its group, its SKU or its first photo is called. */
  name: string
  description: string
  addresses: string[]
}

/** A product while its rows are read. */
interface Product {
  line: number
  group: string
  id: string
  parent: string
  sku: string
  name: string
  description: string
  photos: Set<string>
  variantPhotos: Set<string>
}

/** A run of commas matches from its start only: a long one would otherwise be tried from each of its places. */
const BETWEEN_ADDRESSES = /[\s|]+|(?<![,;])[,;]+(?=\s|$|https?:|\w+~mv2)/i

const WIX_FILE = /^\w+~mv2(?:_d_\w+)?\.\w+$/

/**
 * Puts together the products of a list from its rows. Rows of one group (Shopify's handle) are one product, and a row that names
 * another as its parent (WooCommerce's variations) adds its photos to it; it is a product itself when the list does not hold that one.
 */
export class ProductRows {
  readonly #products: Product[] = []
  readonly #groups = new Map<string, Product>()
  readonly #skus = new Map<string, Product>()
  readonly #ids = new Map<string, Product>()

  get count(): number {
    return this.#products.length
  }

  /** @param goesOn whether a row without a name belongs to the product above it */
  add(
    line: number,
    cells: readonly string[],
    fields: readonly (ColumnField | null)[],
    { goesOn = false } = {}
  ): void {
    const row = productOf(line, cells, fields)
    const above = goesOn && row.name === '' ? this.#products.at(-1) : undefined
    const known = this.#groups.get(row.group) ?? this.#parentOf(row) ?? above
    if (known) return merge(known, row)
    this.#products.push(row)
    if (row.group) this.#groups.set(row.group, row)
    if (row.parent) return
    if (row.sku && !this.#skus.has(row.sku)) this.#skus.set(row.sku, row)
    if (row.id && !this.#ids.has(row.id)) this.#ids.set(row.id, row)
  }

  /** The products in the order of their first rows. */
  lines(): ListLine[] {
    return this.#products.filter((product) => !this.#joinsParent(product)).map(lineOf)
  }

  /** A row that stood before its parent. */
  #joinsParent(product: Product): boolean {
    const parent = this.#parentOf(product)
    if (parent) merge(parent, product)
    return parent !== undefined
  }

  #parentOf({ parent }: Product): Product | undefined {
    if (!parent) return undefined
    return this.#skus.get(parent) ?? this.#ids.get(parent.replace(/^id:/, ''))
  }
}

function productOf(
  line: number,
  cells: readonly string[],
  fields: readonly (ColumnField | null)[]
): Product {
  const all = (field: ColumnField) =>
    cells.filter((cell, place) => fields[place] === field && cell !== '')
  const [sku = ''] = all('sku')
  const [name = ''] = all('name')
  const [group = ''] = all('group')
  const [id = ''] = all('id')
  const [parent = ''] = all('parent')
  return {
    line,
    group,
    id,
    parent,
    sku,
    name,
    description: all('description').map(plainText).join('\n'),
    photos: new Set(all('photos').flatMap(addressesIn)),
    variantPhotos: new Set(all('variantPhotos').flatMap(addressesIn)),
  }
}

/** Adds to a product what another row has of it. */
function merge(product: Product, row: Product): void {
  product.sku ||= row.sku
  product.name ||= row.name
  product.description ||= row.description
  for (const photo of row.photos) product.photos.add(photo)
  for (const photo of row.variantPhotos) product.variantPhotos.add(photo)
}

function lineOf(product: Product): ListLine {
  const { line, sku, description, photos, variantPhotos } = product
  const addresses = [...new Set([...photos, ...variantPhotos])]
  const name = product.name || sku || inWords(product.group) || nameIn(addresses[0])
  return { line, sku, name, description, addresses }
}

function addressesIn(cell: string): string[] {
  return cell.split(BETWEEN_ADDRESSES).filter(Boolean).map(wholeAddress)
}

/** Wix exports the names of files that it serves. */
function wholeAddress(address: string): string {
  return WIX_FILE.test(address) ? `https://static.wixstatic.com/media/${address}` : address
}

/** What a file is called, in words. */
function nameIn(address = ''): string {
  const file = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  return inWords(decoded(file).replace(/\.\w+$/, ''))
}

function inWords(text: string): string {
  return text.replace(/[-_+\s]+/g, ' ').trim()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
