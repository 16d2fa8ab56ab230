import { useEffect, useState } from 'react'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { ApiDocument } from './open_api'

/** The description of the API, loaded once the page is there. */
export function useReference() {
  const [document, setDocument] = useState<ApiDocument | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function load() {
    setHasFailed(false)
    try {
      setDocument(await getJson<ApiDocument>(route('api.v1.openapi')))
    } catch (error) {
      console.error(error)
      setHasFailed(true)
    }
  }

  useEffect(() => {
    void load()
  }, [])

  return { document, hasFailed, load: () => void load() }
}
