import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { ButtonLink } from '~/ui/buttons/button_link'

/** The ways in, for visitors who are not signed in. */
export function GuestLinks() {
  const { guest } = SHELL_MESSAGES
  const { canRegister } = useShared().features
  return (
    <nav
      aria-label={SHELL_MESSAGES.account.label}
      className="ml-auto flex min-w-min grow basis-0 items-center justify-end gap-1 max-[14rem]:flex-wrap sm:gap-2"
    >
      <ButtonLink
        href={route('login')}
        variant="ghost"
        className="max-sm:shrink max-sm:px-3 max-[22.5rem]:px-2"
      >
        {guest.logIn}
      </ButtonLink>
      {canRegister && (
        <ButtonLink
          href={route('register')}
          className="max-sm:shrink max-sm:px-3 max-[22.5rem]:px-2"
        >
          {guest.register}
        </ButtonLink>
      )}
    </nav>
  )
}
