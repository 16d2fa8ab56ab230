/** What a column of a list may hold, in the order of a choice. */
export const COLUMN_FIELDS = [
  'sku',
  'name',
  'description',
  'photos',
  'variantPhotos',
  'group',
  'id',
  'parent',
] as const

export type ColumnField = (typeof COLUMN_FIELDS)[number]

/** Columns that are told of a list; shops export up to a few hundred. */
export const MAX_COLUMNS = 500

/** Characters of a heading that count. */
export const MAX_HEADING_LENGTH = 100

/** What the merchant says that columns hold, by their headings; null for one that is not used. */
export type ChosenFields = { heading: string; field: ColumnField | null }[]
