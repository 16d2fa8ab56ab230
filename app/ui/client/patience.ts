/** A signal that aborts when nothing moves for so many milliseconds; never, without a number. */
export function startPatience(ms?: number) {
  const controller = new AbortController()
  const wait = () => (ms === undefined ? undefined : setTimeout(() => controller.abort(), ms))
  let timer = wait()
  const end = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    /** Something has moved. */
    renew() {
      end()
      timer = wait()
    },
    end,
  }
}
