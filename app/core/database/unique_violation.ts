const UNIQUE_VIOLATION = '23505'

/** Whether PostgreSQL refused a row because another has the same values: somebody was faster. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint: broken } = error as Error & { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION && broken === constraint
}
