import { LANDING_TEXTS } from '~/shell/landing_texts'
import { LandingActions } from './landing_actions'

/** The call to action at the end of the page. */
export function LandingClose() {
  const { heading, body } = LANDING_TEXTS.close
  return (
    <section className="mx-auto max-w-6xl px-4 pb-14 sm:px-6 sm:pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card bg-primary-soft p-6 sm:p-10">
        <div>
          <h2 className="text-2xl font-semibold tracking-tight">{heading}</h2>
          <p className="mt-2 max-w-lg text-base text-muted">{body}</p>
        </div>
        <LandingActions />
      </div>
    </section>
  )
}
