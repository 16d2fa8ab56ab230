import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to a control that lost it by being switched off for a while, unless it has gone elsewhere meanwhile.
 * @param isOff whether the control is switched off
 * @param takes whether it takes a focus that is lost after that, whatever had it
 */
export function useKeptFocus<Control extends HTMLButtonElement>(
  isOff: boolean,
  takes = false
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const hasFocus = useRef(false)
  const wasOff = useRef(isOff)
  useEffect(() => {
    const element = control.current!
    const onFocus = () => (hasFocus.current = true)
    // It is taken away from what is switched off; otherwise it goes elsewhere.
    const onBlur = () => (hasFocus.current = element.disabled)
    element.addEventListener('focus', onFocus)
    element.addEventListener('blur', onBlur)
    return () => {
      element.removeEventListener('focus', onFocus)
      element.removeEventListener('blur', onBlur)
    }
  }, [])
  useLayoutEffect(() => {
    const isOnAgain = wasOff.current && !isOff
    wasOff.current = isOff
    if (isOff) return
    const mayTake = hasFocus.current || (takes && isOnAgain)
    const isLost = mayTake && document.activeElement === document.body
    if (isLost) control.current?.focus({ preventScroll: true })
    hasFocus.current = document.activeElement === control.current
  }, [isOff, takes])
  return control
}
