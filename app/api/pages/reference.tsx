import { Head } from '@inertiajs/react'
import { useState } from 'react'
import { EndpointSection } from '~/api/components/reference/endpoint_section'
import { Described } from '~/api/components/reference/described'
import { EventSection } from '~/api/components/reference/event_section'
import { eventsOf } from '~/api/components/reference/events_of'
import { groupsOf } from '~/api/components/reference/endpoints_of'
import type { ApiDocument } from '~/api/components/reference/open_api'
import { useReference } from '~/api/components/reference/use_reference'
import { firstOf } from '~/core/elements'
import { REFERENCE_MESSAGES } from '~/api/messages/en/reference'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { CopyField } from '~/ui/buttons/copy_field'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'

/** All that the public API can be asked for, made of its own description. */
export default function ReferencePage() {
  const { auth, features } = useShared()
  const { document, hasFailed, load } = useReference()
  return (
    <div className="mx-auto max-w-6xl">
      <Head title={REFERENCE_MESSAGES.title} />
      <PageHeader
        title={REFERENCE_MESSAGES.title}
        description={REFERENCE_MESSAGES.intro}
        actions={
          <>
            <a
              href={route('api.v1.openapi')}
              className="rounded-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-10 pointer-coarse:items-center"
            >
              {REFERENCE_MESSAGES.openApi}
            </a>
            {auth.user && features.canManageApi && (
              <ButtonLink variant="secondary" href={route('api-tokens.index')}>
                {REFERENCE_MESSAGES.tokens}
              </ButtonLink>
            )}
          </>
        }
      />
      {hasFailed && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" variant="secondary" onClick={load}>
              {REFERENCE_MESSAGES.retry}
            </Button>
          }
        >
          {REFERENCE_MESSAGES.loadFailed}
        </Alert>
      )}
      {!document && !hasFailed && <Skeleton className="h-96" />}
      {document && <Reference document={document} />}
    </div>
  )
}

function Reference({ document }: { document: ApiDocument }) {
  const [token, setToken] = useState('')
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-5">
        <p className="max-w-prose text-muted">
          <Described text={document.info.description} />
        </p>
        <p className="max-w-prose text-muted">{REFERENCE_MESSAGES.callers}</p>
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <CopyField
            label={REFERENCE_MESSAGES.base}
            value={new URL('/api/v1', firstOf(document.servers).url).href}
          />
          <Field label={REFERENCE_MESSAGES.token} hint={REFERENCE_MESSAGES.tokenHint}>
            <Input
              type="password"
              autoComplete="off"
              value={token}
              onChange={({ target }) => setToken(target.value.trim())}
              className="font-mono"
            />
          </Field>
        </div>
      </Card>
      {groupsOf(document).map(({ title, endpoints }) => (
        <Card key={title} className="flex flex-col gap-1">
          <h2 className="mb-1 px-2 text-base font-semibold">{title}</h2>
          {endpoints.map((endpoint) => (
            <EndpointSection
              key={endpoint.id}
              document={document}
              endpoint={endpoint}
              token={token}
            />
          ))}
        </Card>
      ))}
      <Card className="flex flex-col gap-1">
        <h2 className="mb-1 px-2 text-base font-semibold">{REFERENCE_MESSAGES.webhooks}</h2>
        <p className="mb-1 px-2 text-muted">{REFERENCE_MESSAGES.webhooksIntro}</p>
        {eventsOf(document).map((event) => (
          <EventSection key={event.id} document={document} event={event} />
        ))}
      </Card>
    </div>
  )
}
