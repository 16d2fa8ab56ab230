import type { Social } from '~/shell/shared_props'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { SIGN_IN_MESSAGES as MESSAGES } from '../messages/en/sign_in'
import { SOCIAL_PAGE_MESSAGES } from '../messages/en/social_page'
import { ProviderMark } from './provider_mark'

interface SignInElsewhereProps {
  providers: Social['providers']
  /** For who says that they have come back. */
  onDone: () => void
}

/** Ways to sign in that lead to another site: in a tab of their own, so that this page stays. */
export function SignInElsewhere({ providers, onDone }: SignInElsewhereProps) {
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      <p>
        {MESSAGES.elsewhere} <span className="text-muted">{MESSAGES.noticed}</span>
      </p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {providers.map(({ id, buttonLabel }) => (
          <li key={id}>
            <a
              href={route('oauth.redirect', { provider: id })}
              target="_blank"
              rel="noopener"
              aria-label={SOCIAL_PAGE_MESSAGES.logInWith(buttonLabel)}
              className={`${buttonClasses('secondary', 'md')} w-full`}
            >
              <ProviderMark id={id} />
              {buttonLabel}
            </a>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onDone}>
        {MESSAGES.done}
      </Button>
    </div>
  )
}
