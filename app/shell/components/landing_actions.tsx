import { route } from '~/shell/client/routes'
import { useShared } from '~/shell/layouts/use_shared'
import { LANDING_TEXTS } from '~/shell/landing_texts'
import { ButtonLink } from '~/shell/ui/button_link'

/** A public product that everybody may look at. */
const SAMPLE_PRODUCT = 5

/** The next step for guests and for those who are signed in already. */
export function LandingActions() {
  const { user } = useShared().auth
  const { start, open, sample } = LANDING_TEXTS.hero
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink
        href={user ? route('dashboard') : route('register')}
        size="lg"
        className="max-sm:px-4"
      >
        {user ? open : start}
      </ButtonLink>
      <ButtonLink
        href={route('photos.generate', { modelId: SAMPLE_PRODUCT })}
        size="lg"
        variant="secondary"
        className="max-sm:px-4"
      >
        {sample}
      </ButtonLink>
    </div>
  )
}
