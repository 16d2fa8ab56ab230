import type { Options } from 'csv-stringify'

/** How files of rows are written: for spreadsheets, with a line of headings. */
export function csvOptions(columns: string[]): Options {
  return {
    header: true,
    columns,
    record_delimiter: 'windows',
    // A product may be named like a formula, which a spreadsheet would run; numbers stay numbers.
    escape_formulas: true,
    cast: { number: plainNumber },
  }
}

function plainNumber(value: number) {
  return { value: String(value), escape_formulas: false }
}
