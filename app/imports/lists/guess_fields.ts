import { type ColumnField, MAX_COLUMNS, MAX_HEADING_LENGTH } from './column_fields.js'

const words = (text: string) => new Set(text.split('|'))

/**
 * Headings in the wording of shops' exports (Shopify, WooCommerce, Etsy, Wix, Squarespace, BigCommerce, PrestaShop, Magento, feeds of
 * Google and Meta) and of merchants' own lists. Of one field a set counts only where no heading is in a set before it, so that an ID is no
 * SKU beside a SKU, nor a link a photo beside photos.
 */
const HEADINGS: readonly [ColumnField, Set<string>][] = [
  ['sku', words('sku|variant sku|product sku|item sku|product code sku')],
  [
    'sku',
    words(
      'artikelnummer|artikel nummer|artikel nr|artikelnr|art nr|artnr|produktnummer|bestellnummer|productnumber|product number|product no|product code|article number|article no|item number|item no|reference|ref|referencia|codigo|codigo de articulo|codigo del producto|codice|codice articolo|custom label|custom label sku'
    ),
  ],
  ['sku', words('id|product id|item id|article id|artikel id|produkt id')],
  ['sku', words('mpn|gtin|ean')],
  [
    'name',
    words(
      'name|title|product name|product title|item name|item title|artikelname|artikelbezeichnung|bezeichnung|produktname|produktbezeichnung|produkttitel|titel|nombre|nombre del producto|nombre del articulo|titulo|titulo del producto|nom|nom du produit|titre|nome|nome prodotto|titolo|naam|productnaam'
    ),
  ],
  ['name', words('product|produkt|artikel|article|articulo|producto|produit|prodotto')],
  [
    'description',
    words(
      'description|product description|item description|long description|plaindescription|content|body html|body|beschreibung|produktbeschreibung|artikelbeschreibung|langbeschreibung|descripcion|descripcion del producto|descripcion larga|description du produit|descrizione|omschrijving'
    ),
  ],
  ['description', words('short description|kurzbeschreibung|descripcion corta|resumen|summary')],
  ['variantPhotos', words('variant image|variant image url|variant image src')],
  ['group', words('handle|url handle|handleid|item group id|product id non editable')],
  ['parent', words('parent|parent sku|ubergeordnetes produkt|superior|producto superior')],
]

const PHOTOS =
  /^(?:(?:main|base|product|additional|other|hosted|internal|featured|item|haupt|produkt|artikel|zusatz|weitere) ?)*(?:image|photo|picture|pic|media|bild|foto|imagen|immagin[ei]|afbeelding)(?:e?s|er|en)? ?(?:url|link|src|source|address|adresse|principal|principale)?(?:e?s|n)?(?: x y z| import| export)?$/
const PHOTOS_SPANISH =
  /^(?:url|urls|direccion|direcciones|enlace|enlaces) (?:de )?(?:la |las )?(?:imagen|imagenes|foto|fotos)$/

/** What more than one column may hold. */
const SEVERAL = new Set<ColumnField>(['photos', 'variantPhotos', 'description'])

/** Columns of exports (Squarespace, BigCommerce) in which rows below a product go on with it, and leave out its name. */
const GOING_ON = words('variant id non editable|internal image url export')

/** Of photos where nothing else is; of the product's page beside them. */
const LINKS = words('url|urls|link|links|address|addresses|src|adresse|adressen|enlace|enlaces')

/**
 * What columns hold by their headings, null where that is not known. Headings are compared without case, accents and numbers.
 */
export function guessFields(headings: readonly string[]): (ColumnField | null)[] {
  const keys = headings.slice(0, MAX_COLUMNS).map(headingKey)
  const plain = keys.map((key) => key.replace(/(?<=\p{L}) ?\d+(?= |$)/gu, ''))
  const fields: (ColumnField | null)[] = keys.map(() => null)
  const take = (field: ColumnField, isOne: (heading: string) => boolean) => {
    if (fields.includes(field)) return
    for (const [place, heading] of plain.entries()) {
      if (fields[place] === null && isOne(heading)) fields[place] = field
    }
  }
  take('photos', (heading) => PHOTOS.test(heading) || PHOTOS_SPANISH.test(heading))
  take('photos', (heading) => LINKS.has(heading))
  for (const [field, set] of HEADINGS) take(field, (heading) => set.has(heading))
  // A number that is no SKU is what other rows may name.
  take('id', (heading) => heading === 'id')
  return fields
}

/**
 * The same with what the merchant says, by {@link headingKey}. A column that is said to be the SKU, say, is it instead of the one that
 * was guessed; of photos and descriptions there may be several.
 */
export function withSaid(
  fields: readonly (ColumnField | null)[],
  headings: readonly string[],
  said: ReadonlyMap<string, ColumnField | null>
): (ColumnField | null)[] {
  const keys = headings.slice(0, MAX_COLUMNS).map(headingKey)
  const moved = new Set(
    keys.map((key) => said.get(key) ?? null).filter((field) => field && !SEVERAL.has(field))
  )
  return fields.map((field, place) => {
    const key = keys[place]
    if (key !== undefined && said.has(key)) return said.get(key)!
    return moved.has(field) ? null : field
  })
}

/** Whether a row without a name belongs to the product above it, by what the list has for columns. */
export function goesOnBelow(headings: readonly string[]): boolean {
  return headings.slice(0, MAX_COLUMNS).some((heading) => GOING_ON.has(headingKey(heading)))
}

/** A heading as it is compared: small letters and digits without accents, a space between words. */
export function headingKey(heading: string): string {
  return heading
    .slice(0, MAX_HEADING_LENGTH)
    .replace(/^\s*g:/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
