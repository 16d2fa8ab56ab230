import { useShared } from '~/ui/client/use_shared'
import { Alert } from '~/ui/feedback/alert'

/** Why a sign-in with an account elsewhere came to nothing. */
export function SocialError() {
  const text = useShared().errors.socialstream
  if (typeof text !== 'string') return null
  return (
    <div className="mt-6">
      <Alert tone="danger">
        <span className="wrap-anywhere">{text}</span>
      </Alert>
    </div>
  )
}
