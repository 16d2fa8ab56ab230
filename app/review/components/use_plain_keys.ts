import { useState } from 'react'
import { forget, keep, recall } from '~/ui/client/browser_storage'

const KEY = 'vitrine.review.keys'
const OFF = 'off'

/** Whether the desk hears keys without Ctrl, as this browser was told; it does until it is told otherwise. */
export function usePlainKeys() {
  const [isOn, setIsOn] = useState(() => recall('localStorage', KEY) !== OFF)
  return {
    isOn,
    set(next: boolean) {
      setIsOn(next)
      if (next) forget('localStorage', KEY)
      else keep('localStorage', KEY, OFF)
    },
  }
}
