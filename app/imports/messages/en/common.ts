import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

/** What the calls of imports say. */
export const IMPORT_ERRORS = {
  pastedList: 'Pasted list',
  empty: 'Please paste a list or choose a file.',
  long: (most: number) =>
    `This list has more than ${formatNumber(most)} characters, which is the most that goes at once. Split it into several.`,
  quote: (line: number) => `A quotation mark in line ${line} is never closed.`,
  unreadable: 'This list cannot be read. Save it as CSV (UTF-8) and try again.',
  xmlElement: (line: number, name: string) =>
    `The element <${name}> in line ${line} of this XML is not closed where it should be. Export it again and try again.`,
  xmlAmpersand: (line: number) =>
    `Line ${line} of this XML holds an “&” that must be written as “&amp;”. Correct it and try again.`,
  xmlBroken: (line: number) =>
    `This XML is not well-formed in line ${line}. Export it again and try again.`,
  xmlDoctype: (line: number) =>
    `This XML declares a document type (DOCTYPE) in line ${line}, which is not taken. Remove it and try again.`,
  xmlDeep: (line: number) => `The elements of this XML are nested too deeply in line ${line}.`,
  xmlNoItems: 'There are no products in this XML: it has neither an <item> nor an <entry>.',
  tooMany: (most: number) =>
    `This list has more than ${most} products, which is the most that go at once. Split it into several.`,
  busy: 'Too many lists are being read at this moment. Try again in a few seconds.',
  tooManyWaiting: (waiting: number, most: number) =>
    `${formatNumber(waiting)} products of your imports are waiting; at most ${formatNumber(most)} may wait. Try again when some of them have been made.`,
  noneReady: 'No line can be imported. Correct the lines with errors first.',
  noPhotos: 'There is no photo address in this line.',
  tooManyPhotos: (count: number, most: number) =>
    `This line has ${count} photo addresses; a product takes at most ${most} at once.`,
  address: (address: string) =>
    `“${address}” is not an address: it must begin with http:// or https://.`,
  path: (path: string) =>
    `“${path}” says only where the photo lies in your shop. Put your shop’s address before it, such as https://shop.example/media/catalog/product.`,
  longAddress: 'A photo address in this line is too long.',
  noName: 'This line has no name.',
  longName: (most: number) => `The name is longer than ${most} characters.`,
  longSku: (most: number) => `The SKU is longer than ${most} characters.`,
  longDescription: (most: number) => `The description is longer than ${most} characters.`,
  skuTwice: (sku: string, line: number) => `The SKU ${sku} is in line ${line} already.`,
  skuTaken: (sku: string) => `You have a product with the SKU ${sku} already.`,
  /** @param first what is wrong with the first of them */
  photos: (first: string, others: number) =>
    `${first} ${others} more ${plural(others, { one: 'photo', other: 'photos' })} could not be fetched.`,
  photo: (place: number, reason: string, address: string) =>
    `Photo ${place}: ${reason} (${address})`,
  unexpected: 'This product could not be imported. Please try again.',
}
