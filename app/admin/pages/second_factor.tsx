import { Head } from '@inertiajs/react'
import { ShieldCheck } from 'lucide-react'
import { ButtonLink } from '~/ui/buttons/button_link'
import { route } from '~/ui/client/routes'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { ADMIN_MESSAGES } from '../messages/en/screens'

const MESSAGES = ADMIN_MESSAGES.secondFactor

/** What operators without a second factor see of the admin pages. */
export default function SecondFactorPage() {
  return (
    <>
      <Head title={ADMIN_MESSAGES.navigation} />
      <PageHeader title={ADMIN_MESSAGES.navigation} />
      <EmptyState
        icon={ShieldCheck}
        title={MESSAGES.title}
        action={
          <ButtonLink href={`${route('profile.show')}#two-factor`}>{MESSAGES.action}</ButtonLink>
        }
      >
        {MESSAGES.body}
      </EmptyState>
    </>
  )
}
