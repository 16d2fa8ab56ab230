import type { ReactNode } from 'react'
import { TWO_FACTOR_TEXTS } from '~/accounts/messages/en/two_factor_screens'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import { AuthenticatorSetupView } from './authenticator_setup'
import { RecoveryCodes } from './recovery_codes'
import { TwoFactorCodeForm } from './two_factor_code_form'
import { useTwoFactor } from './use_two_factor'

const TEXTS = TWO_FACTOR_TEXTS.section

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
    <FormSection title={TEXTS.title} description={TEXTS.intro}>
      <div className="flex flex-col gap-5">
        <div>
          <h3 className="font-semibold">{finishing ? TEXTS.pending : on ? TEXTS.on : TEXTS.off}</h3>
          <p className="mt-1 text-muted">
            {finishing ? TEXTS.scan : on && setup ? TEXTS.scanOn : TEXTS.explanation}
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
              {TEXTS.showSetup}
            </Button>
          </Actions>
        )}
        {finishing && <TwoFactorCodeForm twoFactor={twoFactor} />}
        {!finishing && !on && (
          <Actions>
            <Button onClick={twoFactor.enable} disabled={processing}>
              {TEXTS.enable}
            </Button>
          </Actions>
        )}
        {on && (
          <Actions>
            {codes ? (
              <Button variant="secondary" onClick={twoFactor.regenerateCodes} disabled={processing}>
                {TEXTS.regenerateCodes}
              </Button>
            ) : (
              <Button variant="secondary" onClick={twoFactor.showCodes} disabled={processing}>
                {TEXTS.showCodes}
              </Button>
            )}
            <Button variant="danger" onClick={twoFactor.disable} disabled={processing}>
              {TEXTS.disable}
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
