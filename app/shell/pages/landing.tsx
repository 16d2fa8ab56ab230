import { Head } from '@inertiajs/react'
import { LandingClose } from '~/shell/components/landing_close'
import { LandingHero } from '~/shell/components/landing_hero'
import { LandingPoints } from '~/shell/components/landing_points'
import { LandingScenes } from '~/shell/components/landing_scenes'
import { LandingSteps } from '~/shell/components/landing_steps'
import { PublicLayout } from '~/shell/layouts/public_layout'
import { LANDING_TEXTS } from '~/shell/landing_texts'

export default function LandingPage() {
  return (
    <>
      <Head title={LANDING_TEXTS.title}>
        <meta name="description" content={LANDING_TEXTS.hero.body} />
      </Head>
      <LandingHero />
      <LandingSteps />
      <LandingScenes />
      <LandingPoints />
      <LandingClose />
    </>
  )
}

LandingPage.layout = PublicLayout
