import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { Checkbox } from '~/ui/forms/checkbox'

const MESSAGES = ACCOUNT_MESSAGES.register

interface TermsCheckboxProps {
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
}

/** The texts open beside the form, so that nothing typed is lost. */
export function TermsCheckbox({ checked, error, onChange }: TermsCheckboxProps) {
  return (
    <Checkbox
      name="terms"
      checked={checked}
      error={error}
      aria-required
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          {MESSAGES.agree}{' '}
          <LegalLink href={route('terms.show')} text={ACCOUNT_MESSAGES.legal.terms} />{' '}
          {MESSAGES.and}{' '}
          <LegalLink href={route('policy.show')} text={ACCOUNT_MESSAGES.legal.privacy} />
        </>
      }
    />
  )
}

/** Opens one of the legal texts in a tab of its own. */
export function LegalLink({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      target="_blank"
      className="rounded-sm font-medium text-primary underline underline-offset-4"
    >
      {text}
    </a>
  )
}
