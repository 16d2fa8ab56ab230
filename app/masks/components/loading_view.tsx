import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { EDITOR_MESSAGES as MESSAGES } from '../messages/en/editor.js'

interface LoadingViewProps {
  /** Address at which the picture can be seen already, or null. */
  src: string | null
  /** What is on the way. */
  title: string
  hint?: string
  /** Why it did not come, or null. */
  failure: string | null
  onRetry: () => void
}

/** The picture while what belongs to it is on the way, or why that did not come. */
export function LoadingView({ src, title, hint, failure, onRetry }: LoadingViewProps) {
  return (
    <div className="relative min-h-72 grow bg-sunken">
      {src && (
        <img
          src={src}
          alt=""
          className="absolute inset-0 size-full object-contain p-4 opacity-40"
        />
      )}
      <div className="absolute inset-0 grid place-items-center p-4">
        {failure === null ? (
          <div
            role="status"
            className="flex w-72 max-w-full flex-col gap-3 rounded-card bg-surface p-5 text-center shadow-overlay"
          >
            <p className="font-medium">{title}</p>
            <ProgressBar label={title} fraction={null} />
            {hint && <p className="text-fine text-muted">{hint}</p>}
          </div>
        ) : (
          <div className="max-w-md rounded-card bg-surface shadow-overlay">
            <Alert
              tone="danger"
              action={
                <Button size="sm" variant="secondary" onClick={onRetry}>
                  {MESSAGES.retry}
                </Button>
              }
            >
              {failure}
            </Alert>
          </div>
        )}
      </div>
    </div>
  )
}
