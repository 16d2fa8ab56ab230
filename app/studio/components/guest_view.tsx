import { lazy, Suspense } from 'react'
import { route } from '~/shell/client/routes'
import { ButtonLink } from '~/shell/ui/button_link'
import { Card } from '~/shell/ui/card'
import { Skeleton } from '~/shell/ui/skeleton'
import { STUDIO_TEXTS } from '../screen_texts'
import type { PhotosPageProps } from './photos_page_props'

const ResultGrid = lazy(() => import('./result_grid'))

const TEXTS = STUDIO_TEXTS.panel

/** What somebody who is not signed in sees of a sample product. */
export function GuestView({
  model,
  images,
  next_cursor: nextCursor,
}: Pick<PhotosPageProps, 'model' | 'images' | 'next_cursor'>) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
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
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ResultGrid productName={model.name} images={images} nextCursor={nextCursor} />
      </Suspense>
    </div>
  )
}
