import { featuresSwitchedOff } from '#config/features'
import { settingsInUse } from '#config/kept_settings'
import { vitrineVersion } from '#config/version'
import { examineDatabase } from './database.js'
import { type Finding, told, wrong } from './finding.js'
import { examineServices } from './services.js'
import { describeSettings, hideSecrets } from './settings.js'

/** Versions, settings, and whoever can be reached; tells no secrets. */
export async function examine(): Promise<Finding[]> {
  const versions = `Vitrine ${vitrineVersion}, Node ${process.versions.node}, ${process.platform}.`
  const findings = [
    told('versions', versions),
    ...describeSettings(),
    ...describeSwitches(),
    ...describeLeftOut(),
    ...(await examineDatabase()),
    ...(await examineServices()),
  ]
  return findings.map((finding) => ({ ...finding, text: hideSecrets(finding.text) }))
}

/** What operators have switched otherwise than the environment has it. */
function describeSwitches(): Finding[] {
  const off = featuresSwitchedOff()
  if (off.length === 0) return []
  return [told('settings', `switched off at /admin/settings: ${off.join(', ')}.`)]
}

/** What was kept at /admin/setup and does not let processes start. */
function describeLeftOut(): Finding[] {
  return Object.entries(settingsInUse()?.leftOut ?? {}).map(([section, { why }]) =>
    wrong(
      'settings',
      `What was set about ${section} is left out: ${why}`,
      'Set it again at /admin/setup.'
    )
  )
}
