import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { classNames } from '~/ui/class_names'
import { Card } from '~/ui/layouts/card'
import type { Finding } from '~/operator/doctor/finding'
import { SETTINGS_MESSAGES } from '../messages/en/settings'

const MESSAGES = SETTINGS_MESSAGES.installation

const LOOKS = {
  wrong: { icon: TriangleAlert, color: 'text-red-700' },
  told: { icon: Info, color: 'text-primary-strong' },
  well: { icon: CircleCheck, color: 'text-emerald-700' },
}

interface FindingsCardProps {
  state: Finding['state']
  /** Of all states. */
  findings: readonly Finding[]
}

/** What the doctor has found of one kind. Its sentences are English, as those of commands are. */
export function FindingsCard({ state, findings }: FindingsCardProps) {
  const { icon: Icon, color } = LOOKS[state]
  const found = findings.filter((finding) => finding.state === state)
  return (
    <Card>
      <h2 className="mb-2 text-base font-semibold">{MESSAGES[state]}</h2>
      {found.length === 0 ? (
        <p className="text-muted">{MESSAGES.none[state]}</p>
      ) : (
        <ul className="divide-y divide-line">
          {found.map(({ about, text }) => (
            <li key={`${about} ${text}`} className="flex gap-3 py-2.5 last:pb-0">
              <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', color)} />
              <p lang="en" className="min-w-0 wrap-anywhere">
                <span className="font-medium">{about}:</span> {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
