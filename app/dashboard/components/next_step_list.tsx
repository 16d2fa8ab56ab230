import { Link } from '@inertiajs/react'
import {
  CheckCheck,
  ChevronRight,
  Clapperboard,
  Layers,
  type LucideIcon,
  Sparkles,
} from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Card } from '~/ui/layouts/card'
import { DASHBOARD_MESSAGES } from '../messages/en/dashboard'
import type { NextStep } from '../next_steps'

const MESSAGES = DASHBOARD_MESSAGES.next

interface Shown {
  icon: LucideIcon
  title: string
  body: string
  href: string
}

function shown(step: NextStep): Shown {
  switch (step.kind) {
    case 'first_pictures':
      return {
        ...MESSAGES.first_pictures(step.name),
        icon: Sparkles,
        href: route('photos.generate', { modelId: step.modelId }),
      }
    case 'review':
      return { ...MESSAGES.review(step.count), icon: CheckCheck, href: route('review.show', {}) }
    case 'film':
      return {
        ...MESSAGES.film(step.name),
        icon: Clapperboard,
        href: route('videos.generate', { modelId: step.modelId }),
      }
    case 'batch':
      return { ...MESSAGES.batch, icon: Layers, href: route('batches.create') }
  }
}

/** What would bring the merchant further. */
export function NextStepList({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-base font-semibold">
        {MESSAGES.title}
      </h2>
      <Card flush className="mt-3">
        <ul className="divide-y divide-line">
          {steps.map((step) => {
            const { icon: Icon, title, body, href } = shown(step)
            return (
              <li key={step.kind}>
                <Link
                  href={href}
                  className="flex items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors hover:bg-canvas"
                >
                  <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
                    <Icon aria-hidden className="size-4.5" />
                  </span>
                  <span className="min-w-0 grow">
                    <span className="block font-medium wrap-break-word">{title}</span>
                    <span className="block text-fine text-muted">{body}</span>
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
                </Link>
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
