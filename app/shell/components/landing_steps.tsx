import { Box, ImageUp, Sparkles } from 'lucide-react'
import { LANDING_TEXTS } from '~/shell/landing_texts'

const ICONS = [ImageUp, Box, Sparkles]

/** How it works. */
export function LandingSteps() {
  const { heading, list } = LANDING_TEXTS.steps
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <h2 className="text-3xl font-semibold tracking-tight">{heading}</h2>
      <ol className="mt-10 grid gap-8 sm:grid-cols-3">
        {list.map(({ title, body }, index) => {
          const Icon = ICONS[index]
          return (
            <li key={title}>
              <span className="grid size-11 place-items-center rounded-control bg-primary-soft text-primary">
                <Icon aria-hidden className="size-5" />
              </span>
              <h3 className="mt-4 text-lg font-semibold">
                {index + 1}. {title}
              </h3>
              <p className="mt-1 text-base text-muted">{body}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
