import { Lock, RectangleVertical, Undo2, ZoomIn } from 'lucide-react'
import { LANDING_TEXTS } from '~/shell/landing_texts'

const ICONS = [RectangleVertical, ZoomIn, Undo2, Lock]

/** What a merchant gains. */
export function LandingPoints() {
  const { heading, list } = LANDING_TEXTS.points
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <h2 className="text-3xl font-semibold tracking-tight">{heading}</h2>
      <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ title, body }, index) => {
          const Icon = ICONS[index]
          return (
            <li key={title}>
              <Icon aria-hidden className="size-5 text-primary" />
              <h3 className="mt-3 text-base font-semibold">{title}</h3>
              <p className="mt-1 text-base text-muted">{body}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
