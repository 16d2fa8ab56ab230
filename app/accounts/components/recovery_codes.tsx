import { TWO_FACTOR_TEXTS } from '~/accounts/messages/en/two_factor_screens'
import { CopyButton } from '~/ui/buttons/copy_button'

const TEXTS = TWO_FACTOR_TEXTS.section

/** The recovery codes to be kept. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{TEXTS.codesIntro}</p>
      <ul
        aria-label={TEXTS.codesLabel}
        className="grid grid-cols-1 w-full gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono text-fine sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={TEXTS.copyCodes} />
    </div>
  )
}
