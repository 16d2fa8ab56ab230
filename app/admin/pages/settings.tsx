import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { Card } from '~/ui/layouts/card'
import { ActDialog } from '../components/act_dialog'
import { AdminPage } from '../components/admin_page'
import { SETTINGS_MESSAGES as MESSAGES } from '../messages/en/settings'
import type { FeatureData } from '../transformers/feature_data'

/** Parts of the product that can be switched while the installation runs. */
export default function SettingsPage({ features }: { features: FeatureData[] }) {
  const [asked, setAsked] = useState<FeatureData | null>(null)
  return (
    <AdminPage title={MESSAGES.title} description={MESSAGES.description}>
      <Card>
        <ul className="divide-y divide-line">
          {features.map((feature) => (
            <Feature key={feature.name} feature={feature} onSwitch={() => setAsked(feature)} />
          ))}
        </ul>
      </Card>
      {asked && (
        <ActDialog
          url={route('admin.settings.update')}
          fields={{ feature: asked.name, state: asked.on ? 'off' : 'on' }}
          words={wordsFor(asked)}
          danger={asked.on}
          onClose={() => setAsked(null)}
        />
      )}
    </AdminPage>
  )
}

function Feature({ feature, onSwitch }: { feature: FeatureData; onSwitch: () => void }) {
  const { name, on, forced_by: forcedBy } = feature
  const { label, body } = MESSAGES.features[name]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 max-w-xl">
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          {label}
          <Badge tone={on ? 'success' : 'neutral'}>{on ? MESSAGES.on : MESSAGES.off}</Badge>
        </h2>
        <p className="mt-1 text-fine text-muted">
          {forcedBy === null ? MESSAGES.whenOff(body) : MESSAGES.forcedBy(forcedBy)}
        </p>
      </div>
      {forcedBy === null && (
        <Button
          variant="secondary"
          aria-label={`${label}: ${on ? MESSAGES.switchOff : MESSAGES.switchOn}`}
          onClick={onSwitch}
        >
          {on ? MESSAGES.switchOff : MESSAGES.switchOn}
        </Button>
      )}
    </li>
  )
}

function wordsFor({ name, on }: FeatureData) {
  const { label, body } = MESSAGES.features[name]
  return on
    ? { title: MESSAGES.askOff(label), body, confirm: MESSAGES.switchOff }
    : { title: MESSAGES.askOn(label), body: MESSAGES.worksAgain, confirm: MESSAGES.switchOn }
}
