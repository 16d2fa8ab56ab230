import { isWithin } from '#common/cut_text'
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, MAX_PHOTOS_PER_CALL } from '#config/products'
import { MAX_ROWS, MAX_SKU_LENGTH } from '#config/imports'
import { FormError } from '#app/core/errors/form_error'
import { TooMuchWork } from '#app/core/threads/fair_turns'
import type { ListFacts } from './list_facts.js'
import type { ListQuestion, ListRead } from './list_thread.js'
import { findTakenSkus } from '../queries/find_taken_skus.js'
import { readInThread } from './read_in_thread.js'
import { ListUnreadable } from './list_unreadable.js'
import type { ListColumn } from './read_list.js'
import { IMPORT_ERRORS } from '../messages/en/common.js'

/** A line with what is wrong with it; it can be imported when that is nothing. */
export interface CheckedLine extends ListFacts {
  errors: string[]
}

export interface CheckedList {
  columns: ListColumn[]
  lines: CheckedLine[]
}

/**
 * Reads a list and says of each line what keeps it from being imported.
 * @throws FormError under `list` when nothing of it can be imported as it is
 */
export async function checkList(question: ListQuestion, userId: number): Promise<CheckedList> {
  const { columns, lines } = await read(question, userId)
  if (lines.length === 0) throw new FormError({ list: IMPORT_ERRORS.empty })
  if (lines.length > MAX_ROWS) throw new FormError({ list: IMPORT_ERRORS.tooMany(MAX_ROWS) })
  // One that is too long is nobody's yet, and known by its beginning only.
  const skuOf = ({ sku }: ListFacts) => (isWithin(sku, MAX_SKU_LENGTH) ? sku : '')
  const taken = await findTakenSkus(lines.map(skuOf), userId)
  const firstLines = new Map<string, number>()
  const checked = lines.map((line) => {
    const errors = errorsOf(line)
    const sku = skuOf(line)
    const earlier = firstLines.get(sku)
    if (sku && taken.has(sku)) errors.push(IMPORT_ERRORS.skuTaken(sku))
    else if (sku && earlier !== undefined) errors.push(IMPORT_ERRORS.skuTwice(sku, earlier))
    else firstLines.set(sku, line.line)
    return { ...line, errors }
  })
  return { columns, lines: checked }
}

async function read(question: ListQuestion, userId: number): Promise<ListRead> {
  try {
    return await readInThread(question, userId)
  } catch (error) {
    if (error instanceof ListUnreadable) throw new FormError({ list: error.message })
    if (error instanceof TooMuchWork) throw new FormError({ list: IMPORT_ERRORS.busy })
    throw error
  }
}

function errorsOf(line: ListFacts): string[] {
  const { sku, name, description, photos, notWeb, hasLongAddress } = line
  const found: [boolean, string][] = [
    [name === '', IMPORT_ERRORS.noName],
    [!isWithin(name, MAX_NAME_LENGTH), IMPORT_ERRORS.longName(MAX_NAME_LENGTH)],
    [!isWithin(sku, MAX_SKU_LENGTH), IMPORT_ERRORS.longSku(MAX_SKU_LENGTH)],
    [
      !isWithin(description, MAX_DESCRIPTION_LENGTH),
      IMPORT_ERRORS.longDescription(MAX_DESCRIPTION_LENGTH),
    ],
    [photos === 0, IMPORT_ERRORS.noPhotos],
    [photos > MAX_PHOTOS_PER_CALL, IMPORT_ERRORS.tooManyPhotos(photos, MAX_PHOTOS_PER_CALL)],
    [notWeb !== null, notWebError(notWeb ?? '')],
    [hasLongAddress, IMPORT_ERRORS.longAddress],
  ]
  return found.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence)
}

/** Some shops export where photos lie within the shop. */
function notWebError(address: string): string {
  return address.startsWith('/') ? IMPORT_ERRORS.path(address) : IMPORT_ERRORS.address(address)
}
