import type { ReactNode } from 'react'
import type { CredentialsData } from '~/provenance/transformers/credentials_data'
import { Badge } from '~/ui/feedback/badge'
import { DateText } from '~/ui/text/date_text'
import { FidelityWords } from './fidelity_words'
import { LabelWords } from './label_words'
import { CREDENTIALS_MESSAGES as MESSAGES } from '../messages/en/screens'

/** Whether credentials hold, and what they say. */
export function CredentialsFacts({ credentials }: { credentials: CredentialsData }) {
  const { is_valid: isValid, is_changed: isChanged, sources } = credentials
  const hint = isValid
    ? MESSAGES.validHint
    : isChanged
      ? MESSAGES.changedHint
      : MESSAGES.invalidHint
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={isValid ? 'success' : 'danger'}>
          {isValid ? MESSAGES.valid : MESSAGES.invalid}
        </Badge>
        {hint}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {credentials.made_with && <Fact name={MESSAGES.madeWith}>{credentials.made_with}</Fact>}
        {credentials.engine && <Fact name={MESSAGES.engine}>{credentials.engine}</Fact>}
        {credentials.source_type && (
          <Fact name={MESSAGES.how}>{MESSAGES.sourceType(credentials.source_type)}</Fact>
        )}
        {(credentials.delta_e !== null || credentials.label) && (
          <Fact name={MESSAGES.product}>
            {credentials.delta_e !== null && (
              <span className="block">
                <FidelityWords deltaE={credentials.delta_e} />
              </span>
            )}
            {credentials.label && <LabelWords label={credentials.label} />}
          </Fact>
        )}
        <Fact name={MESSAGES.madeOf}>
          {sources.length === 0 && MESSAGES.nothing}
          {sources.map(({ title, relation, sha256 }, index) => (
            <span key={index} className="block" title={sha256 ?? undefined}>
              {MESSAGES.source(title, relation, sha256)}
            </span>
          ))}
        </Fact>
        <Fact name={MESSAGES.signedBy}>
          {credentials.signed_by}
          {credentials.is_signed_here && ` (${MESSAGES.ours})`}
        </Fact>
        {credentials.made_at && (
          <Fact name={MESSAGES.made}>
            <DateText iso={credentials.made_at} />
          </Fact>
        )}
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-break-word">{children}</dd>
    </>
  )
}
