import { Head } from '@inertiajs/react'
import type { Ability } from '~/api/tokens/abilities'
import { CreateTokenForm } from '~/api/components/create_token_form'
import { NewTokenDialog } from '~/api/components/new_token_dialog'
import { type ListedToken, TokenList } from '~/api/components/token_list'
import { API_MESSAGES } from '~/api/messages/en/common'
import { route } from '~/ui/client/routes'
import { ButtonLink } from '~/ui/buttons/button_link'
import { PageHeader } from '~/ui/layouts/page_header'
import { FormSection } from '~/ui/forms/form_section'

interface ApiTokensPageProps {
  tokens: ListedToken[]
  availablePermissions: Ability[]
  defaultPermissions: Ability[]
}

export default function ApiTokensPage({
  tokens,
  availablePermissions,
  defaultPermissions,
}: ApiTokensPageProps) {
  const { create, manage } = API_MESSAGES
  return (
    <div className="mx-auto max-w-5xl">
      <Head title={API_MESSAGES.title} />
      <PageHeader
        title={API_MESSAGES.title}
        description={API_MESSAGES.intro}
        actions={
          <ButtonLink href={route('webhooks.index')} variant="secondary">
            {API_MESSAGES.profile.webhooks}
          </ButtonLink>
        }
      />
      <FormSection title={create.title} description={create.intro}>
        <CreateTokenForm available={availablePermissions} defaults={defaultPermissions} />
      </FormSection>
      {tokens.length > 0 && (
        <FormSection title={manage.title} description={manage.intro}>
          <TokenList tokens={tokens} available={availablePermissions} />
        </FormSection>
      )}
      <NewTokenDialog />
    </div>
  )
}
