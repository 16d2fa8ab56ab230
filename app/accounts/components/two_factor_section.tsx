import type { ReactNode } from 'react'
import { TWO_FACTOR_MESSAGES } from '~/accounts/messages/en/two_factor_screens'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import { AuthenticatorSetupView } from './authenticator_setup'
import { RecoveryCodes } from './recovery_codes'
import { TwoFactorCodeForm } from './two_factor_code_form'
import { useTwoFactor } from './use_two_factor'

const MESSAGES = TWO_FACTOR_MESSAGES.section

interface TwoFactorSectionProps {
  /** Whether a setup protects sign-ins only after its first code. */
  requiresConfirmation: boolean
  enabled: boolean
  /** A setup waits for its first code. */
  pending: boolean
}

/** Two-factor authentication on the profile page: turn on, confirm, recovery codes, turn off. */
export function TwoFactorSection({
  requiresConfirmation,
  enabled,
  pending,
}: TwoFactorSectionProps) {
  const twoFactor = useTwoFactor(requiresConfirmation, pending)
  const { setup, codes, processing, failure } = twoFactor
  const finishing = requiresConfirmation && pending
  const on = enabled && !finishing

  return (
    <FormSection id="two-factor" title={MESSAGES.title} description={MESSAGES.intro}>
      <div className="flex flex-col gap-5">
        <div>
          <h3 className="font-semibold">
            {finishing ? MESSAGES.pending : on ? MESSAGES.on : MESSAGES.off}
          </h3>
          <p className="mt-1 text-muted">
            {finishing ? MESSAGES.scan : on && setup ? MESSAGES.scanOn : MESSAGES.explanation}
          </p>
        </div>
        {failure && (
          <Alert isAnswer tone="danger">
            {failure}
          </Alert>
        )}
        {(finishing || on) && setup && <AuthenticatorSetupView setup={setup} />}
        {on && codes && <RecoveryCodes codes={codes} />}
        {finishing && !setup && (
          <Actions>
            <Button variant="secondary" onClick={twoFactor.showSetup} disabled={processing}>
              {MESSAGES.showSetup}
            </Button>
          </Actions>
        )}
        {finishing && <TwoFactorCodeForm twoFactor={twoFactor} />}
        {!finishing && !on && (
          <Actions>
            <Button onClick={twoFactor.enable} disabled={processing}>
              {MESSAGES.enable}
            </Button>
          </Actions>
        )}
        {on && (
          <Actions>
            {codes ? (
              <Button variant="secondary" onClick={twoFactor.regenerateCodes} disabled={processing}>
                {MESSAGES.regenerateCodes}
              </Button>
            ) : (
              <Button variant="secondary" onClick={twoFactor.showCodes} disabled={processing}>
                {MESSAGES.showCodes}
              </Button>
            )}
            <Button variant="danger" onClick={twoFactor.disable} disabled={processing}>
              {MESSAGES.disable}
            </Button>
          </Actions>
        )}
      </div>
    </FormSection>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>
}
