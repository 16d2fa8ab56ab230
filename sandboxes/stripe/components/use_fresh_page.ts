import { router } from '@inertiajs/react'
import { useEffect } from 'react'

/** Asks for the page's data again when the browser brings it back as it was, such as by 'back' after a payment. */
export function useFreshPage(): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    if ((navigation as PerformanceNavigationTiming).type === 'back_forward') router.reload()
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
