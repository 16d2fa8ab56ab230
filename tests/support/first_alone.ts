/** Of rows that are alike the first for every run, and the others, which take seconds each, with the tag of what is looked at before a release. */
export function firstAlone<Row>(rows: readonly Row[]): [rows: Row[], tags: string[]][] {
  return [
    [rows.slice(0, 1), []],
    [rows.slice(1), ['@long']],
  ]
}
