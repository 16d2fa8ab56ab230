/**
 * Calls of an asynchronous function settle in the order in which they were made, though they run side by side. Whoever goes Back
 * at once must not be shown, a moment later, the page that was left.
 */
export function inOrder<Input, Output>(
  run: (input: Input) => Promise<Output>
): (input: Input) => Promise<Output> {
  let earlier: Promise<unknown> = Promise.resolve()
  return (input) => {
    const result = run(input)
    const inTurn = Promise.allSettled([earlier, result])
    earlier = inTurn
    return inTurn.then(() => result)
  }
}
