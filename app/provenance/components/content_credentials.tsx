import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Skeleton } from '~/ui/feedback/skeleton'
import { FoldMark } from '~/ui/text/fold_mark'
import { CREDENTIALS_MESSAGES as MESSAGES } from '../messages/en/screens'
import { CredentialsFacts } from './credentials_facts'
import { useCredentials } from './use_credentials'

/** A file's content credentials, checked when they are opened: that reads the whole file. */
export function ContentCredentials({ mediaId }: { mediaId: string }) {
  const { state, load } = useCredentials(mediaId)
  return (
    <details
      className="border-t border-line pt-4"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && state.name === 'unasked') void load()
      }}
    >
      <summary className="flex pointer-coarse:min-h-10 cursor-pointer list-none items-center gap-1.5 font-medium [&::-webkit-details-marker]:hidden">
        <FoldMark />
        {MESSAGES.title}
      </summary>
      <div className="mt-3 flex flex-col gap-3" aria-live="polite">
        <p className="text-fine text-muted">{MESSAGES.hint}</p>
        {state.name === 'loading' && (
          <>
            <span className="sr-only">{MESSAGES.loading}</span>
            <Skeleton className="h-28" />
          </>
        )}
        {state.name === 'failed' && (
          <Alert
            tone="danger"
            action={
              <Button variant="secondary" size="sm" onClick={() => void load()}>
                {MESSAGES.again}
              </Button>
            }
          >
            {MESSAGES.failed}
          </Alert>
        )}
        {state.name === 'known' &&
          (state.credentials ? (
            <CredentialsFacts credentials={state.credentials} />
          ) : (
            <p>{MESSAGES.none}</p>
          ))}
      </div>
    </details>
  )
}
