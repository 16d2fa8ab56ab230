import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { SOCIAL_PAGE_MESSAGES as MESSAGES } from '~/accounts/messages/en/social_page'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { classNames } from '~/ui/class_names'
import { ProviderMark } from './provider_mark'
import { LegalLink } from './terms_checkbox'

interface SocialButtonsProps {
  /** On the registration page the buttons come first, on the sign-in page after the form. */
  page: 'login' | 'register'
}

/** A button for each provider that the operator configured; nothing without one. */
export function SocialButtons({ page }: SocialButtonsProps) {
  const { social, features } = useShared()
  const { show, prompt, providers } = social
  if (!show) return null
  const login = page === 'login'
  const labelOf = login ? MESSAGES.logInWith : MESSAGES.signUpWith
  return (
    <div className={classNames('mt-6 flex flex-col gap-4', !login && '-mb-4')}>
      {login && <Divider text={prompt} />}
      <ul
        aria-label={login ? prompt : MESSAGES.signUpPrompt}
        className={classNames(
          'grid gap-3',
          providers.length > 2 ? 'grid-cols-2 max-[20rem]:grid-cols-1' : 'grid-cols-1'
        )}
      >
        {providers.map(({ id, buttonLabel }) => (
          <li key={id}>
            {/* A plain link: the way leads to another site. */}
            <a
              href={route('oauth.redirect', { provider: id })}
              aria-label={labelOf(buttonLabel)}
              className={classNames(buttonClasses('secondary', 'md'), 'w-full')}
            >
              <ProviderMark id={id} />
              {login || providers.length > 2 ? buttonLabel : labelOf(buttonLabel)}
            </a>
          </li>
        ))}
      </ul>
      {features.hasTermsAndPrivacyPolicyFeature && <Terms />}
      {!login && <Divider text={MESSAGES.or} />}
    </div>
  )
}

/** Who comes from a provider is registered without a form in which to agree. */
function Terms() {
  return (
    <p className="text-fine text-muted">
      {MESSAGES.agree} <LegalLink href={route('terms.show')} text={ACCOUNT_MESSAGES.legal.terms} />{' '}
      {ACCOUNT_MESSAGES.register.and}{' '}
      <LegalLink href={route('policy.show')} text={ACCOUNT_MESSAGES.legal.privacy} />.
    </p>
  )
}

function Divider({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-3 text-muted">
      <span aria-hidden className="h-px grow bg-line" />
      {text}
      <span aria-hidden className="h-px grow bg-line" />
    </div>
  )
}
