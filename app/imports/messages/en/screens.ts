import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

const products = (count: number) =>
  `${count} ${plural(count, { one: 'product', other: 'products' })}`
const lines = (count: number) => `${count} ${plural(count, { one: 'line', other: 'lines' })}`

/** Wording of the import of products. */
export const IMPORT_MESSAGES = {
  crumb: 'My Products',
  create: {
    title: 'Import products',
    description: 'Make products from photos that are on the web already.',
    list: 'List',
    listHint:
      'One product in each line: SKU, name and the addresses of its photos. A first line with the names of the columns may say another order. Exports of Shopify, WooCommerce, Etsy, Squarespace, Wix, BigCommerce and PrestaShop and feeds for Google and Meta, XML as well, are read as they are; addresses alone will do too.',
    placeholder:
      'sku,name,photos\nMUG-1,Green mug,https://shop.example/mug-1.jpg https://shop.example/mug-2.jpg',
    file: 'Drop a CSV or XML file here',
    choose: 'Choose file',
    fileHint: (rows: number, photos: number) =>
      `Up to ${rows} products with up to ${photos} photos each.`,
    notList: 'Please select a CSV, text or XML file.',
    long: (characters: number) =>
      `This list has more than ${formatNumber(characters)} characters, which is the most that goes at once. Split it into several.`,
    check: 'Check list',
    checkFailed: 'The list could not be checked. Please try again.',
    startFailed: 'The import could not be started. Please try again.',
    checked: 'What will be imported',
    ready: (count: number) => `${products(count)} ready`,
    wrong: (count: number) =>
      `${lines(count)} ${plural(count, { one: 'has an error and is', other: 'have errors and are' })} left out. Correct the list above and check it again to take ${plural(count, { one: 'it', other: 'them' })} along.`,
    line: 'Ready',
    start: (count: number) => `Import ${products(count)}`,
    earlier: 'Earlier imports',
  },
  show: {
    crumb: 'Import products',
    progress: (name: string) => `Progress of ${name}`,
    done: (done: number, all: number) => `${done} of ${products(all)} made`,
    failed: (count: number) => `${count} failed`,
    running: 'You can leave this page: the import goes on.',
    ended: 'All products are there. Train them to make pictures.',
    products: 'Open My Products',
    endedWithErrors: (count: number) =>
      `${products(count)} could not be made. Try again when the photos can be reached, or correct the lines.`,
    retryAll: 'Try again',
    correct: 'Correct lines',
    waiting: 'Waiting',
    open: 'Open product',
    deleted: 'Product deleted',
    retry: 'Try again',
    retryOf: (name: string) => `Try again: ${name}`,
    retryFailed: 'The import could not be tried again. Please try later.',
  },
  fields: {
    title: 'Columns of your list',
    hint: 'Change what was not understood. It is remembered for your next list.',
    noHeadings:
      'This list has no line with the names of its columns: what stands before the addresses is taken for SKU, name and description.',
    unused: (count: number) =>
      `${count} ${plural(count, { one: 'column is', other: 'columns are' })} not used`,
    of: (heading: string) => `What “${heading}” holds`,
    none: 'Not used',
    names: {
      sku: 'SKU',
      name: 'Name',
      description: 'Description',
      photos: 'Photos',
      variantPhotos: 'Photos of variants',
      group: 'Handle of the product',
      id: 'ID of the row',
      parent: 'Parent product',
    },
  },
  columns: { line: 'Line', sku: 'SKU', name: 'Name', photos: 'Photos', state: 'State' },
  photos: (count: number) => `${count} ${plural(count, { one: 'photo', other: 'photos' })}`,
  lineOf: (line: number) => `Line ${line}`,
}
