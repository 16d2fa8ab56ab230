import perfumeAfter from '~/ui/pictures/perfume-after.webp'
import perfumeBefore from '~/ui/pictures/perfume-before.webp'
import { hrefOf } from '~/ui/layouts/links'
import { BeforeAfter } from '~/ui/pictures/before_after'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { classNames } from '~/ui/class_names'
import { BILLING_MESSAGES } from '../messages/en/screens'

const MESSAGES = BILLING_MESSAGES.subscribe

/** Products that everybody may try the tools on. */
const SAMPLES = { generate: 5, inpaint: 12 }

const TRIES = [
  {
    texts: MESSAGES.tries.generate,
    href: hrefOf('photos.generate', { modelId: SAMPLES.generate }),
    before: '/pictures/mug-before.webp',
    after: '/pictures/mug-after.webp',
    size: 640,
  },
  {
    texts: MESSAGES.tries.inpaint,
    href: hrefOf('photos.inpaint', { modelId: SAMPLES.inpaint }),
    before: perfumeBefore,
    after: perfumeAfter,
    size: 960,
  },
]

/** What the tools do to a photo, and the way to try them without paying. */
export function TryOuts() {
  const tries = TRIES.filter(({ href }) => href !== null)
  const isAlone = tries.length === 1
  return (
    <section aria-labelledby="try">
      <h2 id="try" className="text-base font-semibold">
        {MESSAGES.tryTitle}
      </h2>
      <div className={classNames('mt-4 grid gap-4', !isAlone && 'sm:grid-cols-2')}>
        {tries.map(({ texts, href, before, after, size }) => (
          <Card
            key={href}
            flush
            className={classNames('flex flex-col', isAlone && 'sm:grid sm:grid-cols-2')}
          >
            <BeforeAfter
              before={{ src: before, alt: texts.before }}
              after={{ src: after, alt: texts.after }}
              width={size}
              height={size}
              label={`${texts.title}: ${MESSAGES.tries.label}`}
              className="rounded-none"
            />
            <div
              className={classNames(
                'flex grow flex-col p-5 sm:p-6',
                isAlone ? 'justify-center' : 'justify-between'
              )}
            >
              <div>
                <h3 className="text-base font-medium">{texts.title}</h3>
                <p className="mt-1 mb-4 text-muted">{texts.body}</p>
              </div>
              <ButtonLink href={href!} variant="secondary" className="w-full">
                {texts.action}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </div>
    </section>
  )
}
