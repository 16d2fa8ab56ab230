import { useEffect, useState } from 'react'
import type { Expiry } from '~/api/tokens/expiry'
import { API_MESSAGES } from '~/api/messages/en/common'
import type { Token } from '~/api/tokens/token'
import { ApiError } from '~/ui/client/api_error'
import { getJson, postJson, requestJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'

const MESSAGES = API_MESSAGES.profile

/** The user's tokens, loaded once the section is there. What fails is logged and told in a sentence. */
export function useTokens() {
  const [tokens, setTokens] = useState<Token[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** The token that was just made, shown until it is dismissed. */
  const [plain, setPlain] = useState<string | null>(null)

  function tell(sentence: string, error: unknown) {
    console.error(sentence, error)
    setFailure(error instanceof ApiError ? `${sentence} ${error.message}` : sentence)
  }

  async function load() {
    setFailure(null)
    try {
      setTokens((await getJson<{ tokens: Token[] }>(route('api.tokens.index'))).tokens)
    } catch (error) {
      tell(MESSAGES.loadFailed, error)
    }
  }

  useEffect(() => {
    void load()
  }, [])

  return {
    tokens,
    failure,
    plain,
    load: () => void load(),
    dismiss: () => setPlain(null),
    /** @returns the sentence to show beside the name when it was refused, null when all is done */
    async create(name: string, expiry: Expiry): Promise<string | null> {
      setFailure(null)
      try {
        const made = await postJson<{ token: string; accessToken: Token }>(
          route('api.tokens.store'),
          { name, expires_in_days: expiry }
        )
        setPlain(made.token)
        setTokens((before) => [...(before ?? []), made.accessToken])
        return null
      } catch (error) {
        const refused = error instanceof ApiError && error.errors.name?.[0]
        if (refused) return refused
        tell(MESSAGES.createFailed, error)
        return error instanceof ApiError ? error.message : MESSAGES.createFailed
      }
    },
    async revoke(token: Token): Promise<void> {
      setFailure(null)
      try {
        await requestJson('delete', route('api.tokens.destroy', { token: token.id }))
        setTokens((before) => before?.filter(({ id }) => id !== token.id) ?? null)
      } catch (error) {
        tell(MESSAGES.revokeFailed, error)
      }
    },
  }
}
