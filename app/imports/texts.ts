/** What the calls of imports say. */
export const IMPORT_ERRORS = {
  empty: 'Please paste a list or choose a file.',
  long: 'This list is too long. Split it into several.',
  quote: (line: number) => `A quotation mark in line ${line} is never closed.`,
  unreadable: 'This list cannot be read. Save it as CSV (UTF-8) and try again.',
  tooMany: (rows: number, most: number) =>
    `This list has ${rows} products; at most ${most} go at once. Split it into several.`,
  noneReady: 'No line can be imported. Correct the lines with errors first.',
  noPhotos: 'There is no photo address in this line.',
  tooManyPhotos: (count: number, most: number) =>
    `This line has ${count} photo addresses; a product takes at most ${most} at once.`,
  address: (address: string) =>
    `“${address}” is not an address: it must begin with http:// or https://.`,
  longAddress: 'A photo address in this line is too long.',
  noName: 'This line has no name.',
  longName: (most: number) => `The name is longer than ${most} characters.`,
  longSku: (most: number) => `The SKU is longer than ${most} characters.`,
  longDescription: (most: number) => `The description is longer than ${most} characters.`,
  skuTwice: (sku: string, line: number) => `The SKU ${sku} is in line ${line} already.`,
  skuTaken: (sku: string) => `You have a product with the SKU ${sku} already.`,
  photo: (place: number, reason: string, address: string) =>
    `Photo ${place}: ${reason} (${address})`,
  more: (count: number) =>
    `${count} more ${count === 1 ? 'photo' : 'photos'} could not be fetched.`,
  unexpected: 'This product could not be imported. Please try again.',
}

export const PASTED_LIST = 'Pasted list'
