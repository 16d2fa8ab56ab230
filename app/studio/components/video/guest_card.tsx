import { route } from '~/shell/client/routes'
import { ButtonLink } from '~/shell/ui/button_link'
import { Card } from '~/shell/ui/card'
import { VIDEO_TEXTS } from '../../video_screen_texts'

const TEXTS = VIDEO_TEXTS.form

/** Where a merchant finds the form. */
export function GuestCard() {
  return (
    <Card className="lg:sticky lg:top-20">
      <h2 className="text-base font-semibold">{TEXTS.title}</h2>
      <p className="mt-2 text-muted">{TEXTS.guest}</p>
      <div className="mt-5 flex flex-col gap-2">
        <ButtonLink href={route('register')}>{TEXTS.register}</ButtonLink>
        <ButtonLink href={route('login')} variant="secondary">
          {TEXTS.signIn}
        </ButtonLink>
      </div>
    </Card>
  )
}
