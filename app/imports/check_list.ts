import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, MAX_PHOTOS_PER_CALL } from '#config/products'
import { MAX_ADDRESS_LENGTH, MAX_ROWS, MAX_SKU_LENGTH } from '#config/imports'
import { FormError } from '#app/shell/exceptions/form_error'
import { findTakenSkus } from './queries/find_taken_skus.js'
import { type ListLine, ListUnreadable, readList } from './read_list.js'
import { IMPORT_ERRORS } from './texts.js'

/** A line with what is wrong with it; it can be imported when that is nothing. */
export interface CheckedLine extends ListLine {
  errors: string[]
}

/**
 * Reads a list and says of each line what keeps it from being imported.
 * @throws FormError under `list` when nothing of it can be imported as it is
 */
export async function checkList(text: string, userId: number): Promise<CheckedLine[]> {
  const lines = read(text)
  if (lines.length === 0) throw new FormError({ list: IMPORT_ERRORS.empty })
  if (lines.length > MAX_ROWS) {
    throw new FormError({ list: IMPORT_ERRORS.tooMany(lines.length, MAX_ROWS) })
  }
  const taken = await findTakenSkus(
    lines.map(({ sku }) => sku),
    userId
  )
  const firstLines = new Map<string, number>()
  return lines.map((line) => {
    const errors = errorsOf(line)
    const { sku } = line
    const earlier = firstLines.get(sku)
    if (sku && taken.has(sku)) errors.push(IMPORT_ERRORS.skuTaken(sku))
    else if (sku && earlier !== undefined) errors.push(IMPORT_ERRORS.skuTwice(sku, earlier))
    else firstLines.set(sku, line.line)
    return { ...line, errors }
  })
}

function read(text: string): ListLine[] {
  try {
    return readList(text)
  } catch (error) {
    if (error instanceof ListUnreadable) throw new FormError({ list: error.message })
    throw error
  }
}

function errorsOf({ sku, name, description, addresses }: ListLine): string[] {
  const wrong = addresses.find((address) => !isWeb(address))
  const found: [boolean, string][] = [
    [name === '', IMPORT_ERRORS.noName],
    [name.length > MAX_NAME_LENGTH, IMPORT_ERRORS.longName(MAX_NAME_LENGTH)],
    [sku.length > MAX_SKU_LENGTH, IMPORT_ERRORS.longSku(MAX_SKU_LENGTH)],
    [
      description.length > MAX_DESCRIPTION_LENGTH,
      IMPORT_ERRORS.longDescription(MAX_DESCRIPTION_LENGTH),
    ],
    [addresses.length === 0, IMPORT_ERRORS.noPhotos],
    [
      addresses.length > MAX_PHOTOS_PER_CALL,
      IMPORT_ERRORS.tooManyPhotos(addresses.length, MAX_PHOTOS_PER_CALL),
    ],
    [wrong !== undefined, IMPORT_ERRORS.address((wrong ?? '').slice(0, 60))],
    [addresses.some((address) => address.length > MAX_ADDRESS_LENGTH), IMPORT_ERRORS.longAddress],
  ]
  return found.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence)
}

function isWeb(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '')
}
