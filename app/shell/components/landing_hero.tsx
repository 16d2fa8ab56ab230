import handbagAfter from '~/shell/client/pictures/handbag-after.webp'
import handbagBefore from '~/shell/client/pictures/handbag-before.webp'
import { LANDING_TEXTS } from '~/shell/landing_texts'
import { BeforeAfter } from '~/shell/ui/before_after'
import { LandingActions } from './landing_actions'

const TEXTS = LANDING_TEXTS.hero

/** What it is, with a picture that proves it. */
export function LandingHero() {
  return (
    <section className="bg-canvas">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-2 lg:gap-16 lg:py-24">
        <div>
          <h1 className="text-4xl font-semibold tracking-tight sm:text-5xl">{TEXTS.heading}</h1>
          <p className="mt-5 max-w-xl text-lg text-pretty text-muted">{TEXTS.body}</p>
          <div className="mt-8">
            <LandingActions />
          </div>
        </div>
        <BeforeAfter
          before={{ src: handbagBefore, alt: TEXTS.before }}
          after={{ src: handbagAfter, alt: TEXTS.after }}
          width={960}
          height={960}
          label={TEXTS.label}
          className="mx-auto w-full max-w-xl shadow-overlay"
        />
      </div>
    </section>
  )
}
