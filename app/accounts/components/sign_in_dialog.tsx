import { useEffect, useEffectEvent, useState } from 'react'
import { currentProps } from '~/ui/client/former_user'
import { openOver } from '~/ui/client/open_over'
import { fetchStanding } from '~/ui/client/standing'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { SIGN_IN_MESSAGES as MESSAGES } from '../messages/en/sign_in'
import { SignInForm } from './sign_in_form'
import { SignInElsewhere } from './sign_in_elsewhere'

/** How often it is looked up whether somebody has signed in, in another tab. */
const POLL_MS = 2_000

/**
 * Has the person sign in again over whatever is on screen, which cannot be read meanwhile; what was typed stays in place.
 * @returns the id of who is signed in then; null for who would rather leave
 */
export function openSignIn(): Promise<number | null> {
  return new Promise((resolve) => {
    openOver((close) => (
      <SignInDialog
        onDone={(user) => {
          resolve(user)
          close()
        }}
      />
    ))
  })
}

function SignInDialog({ onDone }: { onDone: (user: number | null) => void }) {
  const { auth, social } = currentProps()
  const [open, setOpen] = useState(true)
  const [isMissing, setIsMissing] = useState(false)

  function close(user: number | null) {
    setOpen(false)
    onDone(user)
  }

  /** Asked where somebody should be signed in; what is not answered is asked again. */
  async function look(): Promise<boolean> {
    const user = await fetchStanding().then(
      (standing) => standing.user,
      () => null
    )
    if (user !== null && open) close(user)
    return user !== null
  }

  const poll = useEffectEvent(() => {
    if (!document.hidden) void look()
  })
  useEffect(() => {
    const timer = setInterval(() => poll(), POLL_MS)
    const listener = () => poll()
    document.addEventListener('visibilitychange', listener)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', listener)
    }
  }, [])

  return (
    <Dialog
      open={open}
      onClose={() => {}}
      title={MESSAGES.title}
      description={MESSAGES.body}
      width="md"
      closeable={false}
      veiled
    >
      <div className="flex flex-col gap-5">
        <SignInForm email={auth?.user?.email ?? ''} onSignedIn={() => void look()} />
        {social?.show && (
          <SignInElsewhere
            providers={social.providers}
            onDone={() => void look().then((isThere) => setIsMissing(!isThere))}
          />
        )}
        {isMissing && (
          <Alert isAnswer tone="danger">
            {MESSAGES.notYet}
          </Alert>
        )}
        <Button variant="ghost" onClick={() => close(null)}>
          {MESSAGES.leave}
        </Button>
      </div>
    </Dialog>
  )
}
