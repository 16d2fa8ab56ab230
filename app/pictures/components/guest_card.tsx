import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { GENERATION_MESSAGES } from '../messages/en/screens'

interface GuestCardProps {
  title: string
  /** Why one should sign in. */
  text: string
}

/** Stands in for a form that only merchants have. */
export function GuestCard({ title, text }: GuestCardProps) {
  const { canRegister } = useShared().features
  return (
    <Card className="lg:sticky lg:top-20">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-5 flex flex-col gap-2">
        {canRegister && (
          <ButtonLink href={route('register')}>{GENERATION_MESSAGES.panel.register}</ButtonLink>
        )}
        <ButtonLink href={route('login')} variant="secondary">
          {GENERATION_MESSAGES.panel.signIn}
        </ButtonLink>
      </div>
    </Card>
  )
}
