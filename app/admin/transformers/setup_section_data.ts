import type { KeptSettings } from '#app/operator/setup/kept_settings'
import {
  KEPT_FIELDS,
  type KeptField,
  type KeptSection,
  type SettingsInUse,
} from '#config/kept_settings'

/**
 * `environment`: it says something about the section, which is its own. `open`: nothing is set. `used`: processes run with what is kept.
 * `waiting`: they will when they are started again. `unreadable`: no key opens what is kept. `left_out`: processes do not start with what is kept.
 */
export type SetupState = 'environment' | 'open' | 'used' | 'waiting' | 'unreadable' | 'left_out'

/** A section as the page has it; secrets are told by whether there are any. */
export function setupSectionData(
  section: KeptSection,
  kept: KeptSettings | undefined,
  inUse: SettingsInUse | null,
  proposed: Record<string, string>
) {
  const values = kept?.values ?? {}
  return {
    name: section,
    state: stateOf(section, kept, inUse),
    /** Why it is left out, in the words of whoever reads it at a start. */
    why: inUse?.leftOut[section]?.why ?? null,
    is_kept: kept !== undefined,
    fields: KEPT_FIELDS[section].map((field: KeptField) => ({
      name: field.name,
      kind: field.kind,
      options: [...(field.options ?? [])],
      when: field.when ? [...field.when] : null,
      is_optional: field.isOptional ?? false,
      value: field.kind === 'secret' ? '' : (values[field.name] ?? proposed[field.name] ?? ''),
      has_secret: field.kind === 'secret' && values[field.name] !== undefined,
    })),
  }
}

export type SetupSectionData = ReturnType<typeof setupSectionData>

function stateOf(
  section: KeptSection,
  kept: KeptSettings | undefined,
  inUse: SettingsInUse | null
): SetupState {
  if (inUse?.ofEnvironment.includes(section)) return 'environment'
  const used = inUse?.kept[section]
  if (!kept) return used ? 'waiting' : 'open'
  if (kept.values === null) return 'unreadable'
  if (inUse?.leftOut[section]?.keptAt === kept.keptAt) return 'left_out'
  return used === kept.keptAt ? 'used' : 'waiting'
}
