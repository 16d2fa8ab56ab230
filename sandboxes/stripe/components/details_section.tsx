import { type FormEvent, useState } from 'react'
import { ApiError } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import type { BillingProps } from '../hosted/page_props'
import { SANDBOX_MESSAGES } from '../messages/en/common'
import { BillingFields } from './billing_fields'
import { useBilling } from './use_billing'

const MESSAGES = SANDBOX_MESSAGES.billing

const REFUSED_FIELDS = 422

interface DetailsSectionProps {
  portalId: string
  billing: BillingProps
}

/** Who the next invoices are to. */
export function DetailsSection({ portalId: id, billing }: DetailsSectionProps) {
  const filled = useBilling(billing)
  const focusFirstInvalid = useFocusFirstInvalid()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ isSaved: boolean; text: string } | null>(null)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setOutcome(null)
    try {
      await postJson(route('sandbox.portal.details', { id }), { billing: filled.details })
      setOutcome({ isSaved: true, text: MESSAGES.saved })
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.status === REFUSED_FIELDS) {
        filled.refuse(reason.errors)
        focusFirstInvalid(form)
      } else setOutcome({ isSaved: false, text: reason.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormSection title={MESSAGES.title}>
      <form onSubmit={(event) => void save(event)} noValidate className="space-y-4">
        <BillingFields billing={billing} filled={filled} bare />
        {outcome && <Alert tone={outcome.isSaved ? 'success' : 'danger'}>{outcome.text}</Alert>}
        {filled.isOpen && (
          <Button type="submit" variant="secondary" loading={busy}>
            {MESSAGES.save}
          </Button>
        )}
      </form>
    </FormSection>
  )
}
