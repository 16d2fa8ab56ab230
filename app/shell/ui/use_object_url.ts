import { useEffect, useState } from 'react'

/** Address under which the browser shows a file that is not uploaded yet; null before the first paint. */
export function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return url
}
