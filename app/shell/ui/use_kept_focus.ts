import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to a control that lost it by being switched off for a while, unless it has gone elsewhere meanwhile.
 * @param isOff whether the control is switched off
 */
export function useKeptFocus<Control extends HTMLButtonElement>(
  isOff: boolean
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const hasFocus = useRef(false)
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
    if (isOff) return
    const isLost = hasFocus.current && document.activeElement === document.body
    if (isLost) control.current?.focus({ preventScroll: true })
    hasFocus.current = document.activeElement === control.current
  }, [isOff])
  return control
}
