import { useState } from 'react'

const KEY = 'vitrine.review.keys'
const OFF = 'off'

/** Whether the desk hears keys without Ctrl, as this browser was told; it does until it is told otherwise. */
export function usePlainKeys() {
  const [isOn, setIsOn] = useState(() => read() !== OFF)
  return {
    isOn,
    set(next: boolean) {
      setIsOn(next)
      try {
        if (next) localStorage.removeItem(KEY)
        else localStorage.setItem(KEY, OFF)
      } catch {
        // A browser that keeps nothing keeps it for as long as the page is open.
      }
    },
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
