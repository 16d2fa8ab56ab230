/** Less would take away what is still being tried again, and what an owner looks for after a bad week. */
const FEWEST_DAYS = 7

/**
 * For how many days something is kept.
 *
 * @returns undefined where nothing is said
 * @throws Error in a sentence for the operator
 */
export function daysKept(name: string, text?: string): number | undefined {
  if (!text) return undefined
  const days = Number(text)
  if (Number.isInteger(days) && days >= FEWEST_DAYS) return days
  throw new Error(`${name} is "${text}": write a whole number of days, ${FEWEST_DAYS} or more.`)
}
