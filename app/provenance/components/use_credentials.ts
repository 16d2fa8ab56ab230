import { useState } from 'react'
import type { CredentialsData } from '~/provenance/transformers/credentials_data'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'

type CredentialsState =
  | { name: 'unasked' | 'loading' | 'failed' }
  | { name: 'known'; credentials: CredentialsData | null }

/** Has a file's credentials checked, once it is asked for. */
export function useCredentials(mediaId: string) {
  const [state, setState] = useState<CredentialsState>({ name: 'unasked' })

  async function load() {
    setState({ name: 'loading' })
    try {
      const { credentials } = await getJson<{ credentials: CredentialsData | null }>(
        route('api.media.credentials', { id: mediaId })
      )
      setState({ name: 'known', credentials })
    } catch {
      setState({ name: 'failed' })
    }
  }

  return { state, load }
}
