import { useCallback, useEffect, useState } from 'react'

/**
 * Answers a function that moves the focus to the first refused control of a form. It moves with the errors that are set
 * at the same time, when they are on screen: neither before, on a slow device, nor to a control of the last attempt.
 */
export function useFocusFirstInvalid(): (form: HTMLFormElement) => void {
  const [refused, setRefused] = useState<{ form: HTMLFormElement } | null>(null)
  useEffect(() => {
    refused?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  return useCallback((form) => setRefused({ form }), [])
}
