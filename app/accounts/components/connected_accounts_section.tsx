import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { ConnectedAccountData } from '~/accounts/queries/list_connected_accounts'
import { SOCIAL_PAGE_MESSAGES } from '~/accounts/messages/en/social_page'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { Avatar } from '~/ui/pictures/avatar'
import { Button } from '~/ui/buttons/button'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { FormSection } from '~/ui/forms/form_section'
import { RelativeTime } from '~/ui/text/relative_time'
import { ProviderMark } from './provider_mark'
import { RemoveAccountDialog } from './remove_account_dialog'

const MESSAGES = SOCIAL_PAGE_MESSAGES.section

interface ConnectedAccountsSectionProps {
  hasPassword: boolean
  connectedAccounts: ConnectedAccountData[]
}

/** The part of the profile page on accounts elsewhere; nothing where there are none and no provider is configured. */
export function ConnectedAccountsSection({
  hasPassword,
  connectedAccounts,
}: ConnectedAccountsSectionProps) {
  const { social, features } = useShared()
  const [removing, setRemoving] = useState<ConnectedAccountData | null>(null)
  const open = social.providers.filter(
    ({ id }) => !connectedAccounts.some(({ provider }) => provider === id)
  )
  if (connectedAccounts.length + open.length === 0) return null
  const isOnly = !hasPassword && connectedAccounts.length === 1
  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.description}>
      <ul aria-label={MESSAGES.title} className="-my-3 divide-y divide-line">
        {connectedAccounts.map((account) => (
          <ConnectedRow
            key={account.id}
            account={account}
            isOnly={isOnly}
            canUsePhoto={features.managesProfilePhotos && account.avatar_path !== null}
            onRemove={() => setRemoving(account)}
          />
        ))}
        {open.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-3">
            <AccountSign name={name} provider={id} avatarUrl={null} />
            <div className="min-w-0 grow">
              <p className="font-medium">{name}</p>
              <p className="text-fine text-muted">{MESSAGES.notConnected}</p>
            </div>
            <a
              href={route('oauth.redirect', { provider: id })}
              aria-label={MESSAGES.connectLabel(name)}
              className={buttonClasses('secondary', 'sm')}
            >
              {MESSAGES.connect}
            </a>
          </li>
        ))}
      </ul>
      {removing && (
        <RemoveAccountDialog
          account={removing}
          hasPassword={hasPassword}
          onClose={() => setRemoving(null)}
        />
      )}
    </FormSection>
  )
}

interface AccountSignProps {
  name: string
  provider: string
  avatarUrl: string | null
}

/** The picture of an account with the provider's mark in its corner; the mark alone where there is none. */
function AccountSign({ name, provider, avatarUrl }: AccountSignProps) {
  return (
    <span className="relative grid size-8 shrink-0 place-items-center">
      {avatarUrl && <Avatar name={name} photoUrl={avatarUrl} />}
      {avatarUrl ? (
        <span className="absolute -right-1.5 -bottom-1.5 rounded-[5px] ring-2 ring-surface">
          <ProviderMark id={provider} size="corner" />
        </span>
      ) : (
        <ProviderMark id={provider} />
      )}
    </span>
  )
}

interface ConnectedRowProps {
  account: ConnectedAccountData
  /** The only way to log in is kept. */
  isOnly: boolean
  canUsePhoto: boolean
  onRemove: () => void
}

function ConnectedRow({ account, isOnly, canUsePhoto, onRemove }: ConnectedRowProps) {
  const { id, provider, name, avatar_url: avatarUrl } = account
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <AccountSign name={name} provider={provider} avatarUrl={avatarUrl} />
      <div className="min-w-[min(12rem,100%)] grow basis-0">
        <p className="font-medium wrap-anywhere">
          {name}
          {account.account && <span className="font-normal text-muted"> · {account.account}</span>}
        </p>
        <p className="text-fine text-muted">
          {isOnly ? (
            MESSAGES.only
          ) : (
            <>
              {MESSAGES.connected} <RelativeTime iso={account.created_at} />
            </>
          )}
        </p>
      </div>
      <div className="ml-11 flex gap-2 sm:ml-0">
        {canUsePhoto && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={MESSAGES.photoLabel(name)}
            onClick={() =>
              router.put(route('user-profile-photo.set'), { id }, { preserveScroll: true })
            }
          >
            {MESSAGES.photo}
          </Button>
        )}
        {!isOnly && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={MESSAGES.removeLabel(name)}
            onClick={onRemove}
          >
            {MESSAGES.remove}
          </Button>
        )}
      </div>
    </li>
  )
}
