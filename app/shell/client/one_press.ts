/** A second press within so many milliseconds belongs to the first: a double click, or a tap more than was meant. */
const REST_MS = 700

/**
 * From now on two presses in a row of what costs something are one, with the pointer or a key, also where the page has moved and the second
 * meets another button that costs something. Counted by when they were made, however late the page gets to them.
 */
export function payOncePerPress(): void {
  let pressedAt = -REST_MS
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-pays]')) return
    const isSecond = event.timeStamp - pressedAt < REST_MS
    pressedAt = event.timeStamp
    if (!isSecond) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Before React, which hears of it further in. Enter in a field is a click of the form's button, too.
  addEventListener('click', onClick, { capture: true })
}
