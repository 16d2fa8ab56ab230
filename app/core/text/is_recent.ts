/** By which the clocks of machines that share a database may differ. */
const SKEW_MS = 60_000

/**
 * Whether something was noted less than so many milliseconds ago. What lies in the future was noted while the clock was ahead, and
 * would be recent for as long as it was.
 *
 * @param at milliseconds since 1970, as they were kept
 */
export function isRecent(at: unknown, milliseconds: number): at is number {
  if (typeof at !== 'number') return false
  const age = Date.now() - at
  return age >= -SKEW_MS && age < milliseconds
}
