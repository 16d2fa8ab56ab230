/** The id behind a field that holds an object of the payment provider or only its id. */
export function referenceId(field: string | { id: string } | null | undefined): string | null {
  return typeof field === 'string' ? field : (field?.id ?? null)
}
