import { TWO_FACTOR_MESSAGES } from '~/accounts/messages/en/two_factor_screens'
import { CopyButton } from '~/ui/buttons/copy_button'

const MESSAGES = TWO_FACTOR_MESSAGES.section

/** The recovery codes to be kept. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{MESSAGES.codesIntro}</p>
      <ul
        aria-label={MESSAGES.codesLabel}
        className="grid grid-cols-1 w-full gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono text-fine sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={MESSAGES.copyCodes} />
    </div>
  )
}
