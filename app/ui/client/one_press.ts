/** A second press within so many milliseconds belongs to the first: a double click, or a tap more than was meant. */
const REST_MS = 500
/** How far apart, in pixels, two taps are that were meant for one thing. */
const NEAR_PX = 40

const PRESSES = ['Enter', ' ']

/**
 * From now on two presses in a row of what costs something are one, with the pointer or a key, also where the page has moved and the second
 * meets another button that costs something. Counted by when they were made, however late the page gets to them. Whoever does something
 * else in between means the second as well.
 */
export function payOncePerPress(): void {
  const none = { at: -REST_MS, x: 0, y: 0 }
  let last = none
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-pays]')) {
      last = none
      return
    }
    const { timeStamp: at, clientX: x, clientY: y } = event
    // Keys have no place.
    const isNear = event.detail === 0 || Math.hypot(x - last.x, y - last.y) < NEAR_PX
    const isSecond = isNear && at - last.at < REST_MS
    last = { at, x, y }
    if (!isSecond) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const forget = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !PRESSES.includes(event.key)) last = none
  }
  // Before React, which hears of it further in. Enter in a field is a click of the form's button, too.
  addEventListener('click', onClick, { capture: true })
  addEventListener('input', forget, { capture: true })
  addEventListener('keydown', forget, { capture: true })
}
