import { useState } from 'react'
import type { Ability } from '~/api/tokens/abilities'
import { API_MESSAGES } from '~/api/messages/en/common'
import type { Token } from '~/api/tokens/token'
import { Button } from '~/ui/buttons/button'
import { DeleteTokenDialog } from './delete_token_dialog'
import { PermissionsDialog } from './permissions_dialog'
import { TokenExpiry } from './token_expiry'

const MESSAGES = API_MESSAGES.manage

/** A token as the API Tokens screen gets it. */
export type ListedToken = Token & { last_used_ago: string | null }

interface TokenListProps {
  tokens: readonly ListedToken[]
  available: readonly Ability[]
}

/** The tokens there are, with what can be done with each. */
export function TokenList({ tokens, available }: TokenListProps) {
  const [changed, setChanged] = useState<Token | null>(null)
  const [deleted, setDeleted] = useState<Token | null>(null)
  return (
    <>
      <ul className="-my-4 divide-y divide-line">
        {tokens.map((token) => (
          <li key={token.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 grow basis-48">
              <p className="font-medium wrap-break-word">{token.name}</p>
              <p className="text-fine text-muted">
                {token.last_used_ago ? MESSAGES.lastUsed(token.last_used_ago) : MESSAGES.neverUsed}
                {' · '}
                <TokenExpiry token={token} />
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                size="sm"
                variant="secondary"
                aria-label={MESSAGES.for(MESSAGES.permissions, token.name)}
                onClick={() => setChanged(token)}
              >
                {MESSAGES.permissions}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={MESSAGES.for(MESSAGES.delete, token.name)}
                onClick={() => setDeleted(token)}
                className="text-danger"
              >
                {MESSAGES.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {changed && (
        <PermissionsDialog token={changed} available={available} onClose={() => setChanged(null)} />
      )}
      {deleted && <DeleteTokenDialog token={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}
