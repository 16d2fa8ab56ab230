import { Head, router } from '@inertiajs/react'
import { useState } from 'react'
import { ProviderMark } from '~/accounts/components/provider_mark'
import { SOCIAL_PAGE_MESSAGES } from '~/accounts/messages/en/social_page'
import { route } from '~/ui/client/routes'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { Button } from '~/ui/buttons/button'

const MESSAGES = SOCIAL_PAGE_MESSAGES.prompt

interface OauthPromptPageProps {
  provider: { id: string; name: string }
  /** Whose account it is there. */
  account: { name: string; detail: string | null }
}

export default function OauthPromptPage({ provider, account }: OauthPromptPageProps) {
  const [chosen, setChosen] = useState<'confirm' | 'deny' | null>(null)

  function choose(result: 'confirm' | 'deny') {
    setChosen(result)
    router.post(
      route('oauth.callback.confirm', { provider: provider.id }),
      { result },
      { onFinish: () => setChosen(null) }
    )
  }

  return (
    <>
      <Head title={MESSAGES.title(provider.name)} />
      <h1 className="text-2xl font-semibold tracking-tight">{MESSAGES.heading(provider.name)}</h1>
      <div className="mt-8 flex items-center gap-3 rounded-card p-4 ring-1 ring-line">
        <ProviderMark id={provider.id} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{account.name}</p>
          {account.detail && <p className="wrap-anywhere text-muted">{account.detail}</p>}
        </div>
      </div>
      <p className="mt-6 text-muted">
        {MESSAGES.body(provider.name)} {MESSAGES.unknown}
      </p>
      <div className="mt-8 flex flex-col gap-3">
        <Button
          loading={chosen === 'confirm'}
          disabled={chosen !== null}
          onClick={() => choose('confirm')}
        >
          {MESSAGES.confirm}
        </Button>
        <Button
          variant="secondary"
          loading={chosen === 'deny'}
          disabled={chosen !== null}
          onClick={() => choose('deny')}
        >
          {MESSAGES.deny}
        </Button>
      </div>
    </>
  )
}

OauthPromptPage.layout = AuthLayout
