import { TWO_FACTOR_MESSAGES } from '~/accounts/messages/en/two_factor_screens'
import { CopyField } from '~/ui/buttons/copy_field'
import type { AuthenticatorSetup } from './use_two_factor'

const MESSAGES = TWO_FACTOR_MESSAGES.section

/** The QR code and the same key as text. */
export function AuthenticatorSetupView({
  setup: { svg, secretKey },
}: {
  setup: AuthenticatorSetup
}) {
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
        alt={MESSAGES.qrCode}
        width={192}
        height={192}
        className="size-48 shrink-0 self-center bg-white p-2 ring-1 ring-line sm:self-auto"
      />
      <div className="min-w-0 grow">
        <CopyField label={MESSAGES.setupKey} value={secretKey} />
      </div>
    </div>
  )
}
