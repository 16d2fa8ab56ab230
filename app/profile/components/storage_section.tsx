import { PROFILE_MESSAGES } from '~/accounts/messages/en/profile'
import { Alert } from '~/ui/feedback/alert'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { FormSection } from '~/ui/forms/form_section'

const MESSAGES = PROFILE_MESSAGES.storage

export interface StorageData {
  /** Bytes. */
  used: number
  /** Bytes that the account may keep; null without a bound. */
  most: number | null
}

/** What the files of the account take, and of how much. */
export function StorageSection({ used, most }: StorageData) {
  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.description}>
      <div className="flex flex-col gap-3">
        {most !== null && (
          <ProgressBar
            label={MESSAGES.title}
            fraction={most === 0 ? 1 : Math.min(1, used / most)}
          />
        )}
        <p>{most === null ? MESSAGES.used(used) : MESSAGES.of(used, most)}</p>
        {most !== null && used >= most && <Alert tone="warning">{MESSAGES.full}</Alert>}
      </div>
    </FormSection>
  )
}
