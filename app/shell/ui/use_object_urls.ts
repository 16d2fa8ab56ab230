import { useEffect, useState } from 'react'

/** Addresses under which the browser shows files that are not uploaded yet, in the files' order. */
export function useObjectUrls(files: readonly File[]): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([])

  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file))
    setUrls(made)
    return () => made.forEach((url) => URL.revokeObjectURL(url))
  }, [files])

  return urls
}
