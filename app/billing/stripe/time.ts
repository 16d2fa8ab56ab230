/** The payment provider's times: seconds since 1970. */
export function timeOf(seconds: number): Date {
  return new Date(seconds * 1000)
}

export function timeOrNull(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : timeOf(seconds)
}
