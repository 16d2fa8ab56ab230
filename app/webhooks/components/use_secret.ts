import { useState } from 'react'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'

const MESSAGES = WEBHOOK_MESSAGES.secret

/** The secret of an endpoint, fetched when somebody wants to see it. */
export function useSecret(endpointId: number) {
  const [secret, setSecret] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [loading, setLoading] = useState(false)

  return {
    secret,
    failure,
    loading,
    hide: () => setSecret(null),
    async reveal(): Promise<void> {
      setFailure(null)
      setLoading(true)
      try {
        const url = route('webhooks.secret', { webhook: endpointId })
        const answer = await getJson<{ secret: string | null }>(url)
        setSecret(answer.secret)
        if (answer.secret === null) setFailure(MESSAGES.unreadable)
      } catch (error) {
        console.error(MESSAGES.failed, error)
        setFailure(MESSAGES.failed)
      } finally {
        setLoading(false)
      }
    },
  }
}
