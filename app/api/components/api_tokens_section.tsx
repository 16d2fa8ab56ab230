import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { API_MESSAGES } from '~/api/messages/en/common'
import type { Token } from '~/api/tokens/token'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { CopyField } from '~/ui/buttons/copy_field'
import { RelativeTime } from '~/ui/text/relative_time'
import { FormSection } from '~/ui/forms/form_section'
import { Skeleton } from '~/ui/feedback/skeleton'
import { TextLink } from '~/ui/buttons/text_link'
import { GenerateTokenDialog } from './generate_token_dialog'
import { TokenExpiry } from './token_expiry'
import { useTokens } from './use_tokens'

const ApiDocumentation = lazyPart(() => import('./api_documentation'))

const MESSAGES = API_MESSAGES.profile

/** API tokens on the profile page: make one, see it once, revoke. */
export function ApiTokensSection() {
  const { features } = useShared()
  const { tokens, failure, plain, load, dismiss, create, revoke } = useTokens()
  const [generating, setGenerating] = useState(false)
  const [isReading, setIsReading] = useState(false)

  return (
    <FormSection title={API_MESSAGES.title} description={API_MESSAGES.intro}>
      <div className="flex flex-col gap-5">
        {failure && (
          <Alert
            tone="danger"
            action={
              !tokens && (
                <Button size="sm" variant="secondary" onClick={load}>
                  {MESSAGES.retry}
                </Button>
              )
            }
          >
            {failure}
          </Alert>
        )}
        {plain && <NewToken plain={plain} onClose={dismiss} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => setGenerating(true)}>{MESSAGES.generate}</Button>
          {features.canManageApi && (
            <>
              <TextLink href={route('api-tokens.index')} isAlone>
                {MESSAGES.choose}
              </TextLink>
              <TextLink href={route('webhooks.index')} isAlone>
                {MESSAGES.webhooks}
              </TextLink>
            </>
          )}
        </div>
        {!tokens && !failure && <Skeleton className="h-16" />}
        {tokens?.length === 0 && <p className="text-muted">{MESSAGES.none}</p>}
        {tokens && tokens.length > 0 && <Tokens tokens={tokens} onRevoke={revoke} />}
        <details
          className="border-t border-line pt-4"
          onToggle={({ currentTarget }) => setIsReading(currentTarget.open)}
        >
          <summary className="min-h-6 pointer-coarse:py-2.5 cursor-pointer rounded-sm font-medium text-primary">
            {MESSAGES.documentation}
          </summary>
          {isReading && (
            <PartBoundary fallback={<Skeleton className="mt-3 h-64" />}>
              <ApiDocumentation plain={plain} />
            </PartBoundary>
          )}
        </details>
      </div>
      {generating && (
        <GenerateTokenDialog onClose={() => setGenerating(false)} onGenerate={create} />
      )}
    </FormSection>
  )
}

function NewToken({ plain, onClose }: { plain: string; onClose: () => void }) {
  const { body, label, close } = API_MESSAGES.created
  return (
    <div role="status" className="flex flex-col gap-3 rounded-control bg-primary-soft p-4">
      <p>{body}</p>
      <CopyField label={label} value={plain} />
      <div>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </div>
  )
}

interface TokensProps {
  tokens: readonly Token[]
  onRevoke: (token: Token) => Promise<void>
}

function Tokens({ tokens, onRevoke }: TokensProps) {
  const [doomed, setDoomed] = useState<Token | null>(null)
  const [processing, setProcessing] = useState(false)

  async function revoke(token: Token) {
    setProcessing(true)
    await onRevoke(token)
    setProcessing(false)
    setDoomed(null)
  }

  return (
    <>
      <ul aria-label={MESSAGES.tokens} className="divide-y divide-line">
        {tokens.map((token) => (
          <li key={token.id} className="flex items-center gap-4 py-3">
            <div className="min-w-0 grow">
              <p className="font-medium wrap-break-word">{token.name}</p>
              <p className="text-fine text-muted">
                {MESSAGES.lastUsed}{' '}
                {token.last_used_at ? <RelativeTime iso={token.last_used_at} /> : MESSAGES.never}
                {' · '}
                <TokenExpiry token={token} />
              </p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={API_MESSAGES.manage.for(MESSAGES.revoke, token.name)}
              onClick={() => setDoomed(token)}
            >
              {MESSAGES.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {doomed && (
        <ConfirmDialog
          open
          danger
          title={MESSAGES.revokeTitle}
          confirmLabel={MESSAGES.revoke}
          processing={processing}
          onClose={() => setDoomed(null)}
          onConfirm={() => void revoke(doomed)}
        >
          {API_MESSAGES.delete.body(doomed.name)}
        </ConfirmDialog>
      )}
    </>
  )
}
