import db from '@adonisjs/lucid/services/db'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { FormError } from '#app/core/errors/form_error'
import { forgetValues, keepValues, loadKept } from '#app/operator/setup/kept_settings'
import { orderRestarts } from '#app/operator/setup/restarts'
import { trySettings } from '#app/operator/setup/try_settings'
import type { TryOptions } from '#app/operator/setup/tries'
import {
  KEPT_FIELDS,
  type KeptField,
  type KeptSection,
  type KeptValues,
  settingsInUse,
} from '#config/kept_settings'
import { ADMIN_ERRORS } from '../messages/en/errors.js'

/**
 * Keeps what an operator has entered about a section, when all is there and has been tried. No transaction is open while it is.
 * @param entered by the names of the environment; an empty secret is the one that is kept already
 * @returns what the try has said
 * @throws FormError under the name of the setting that is missing or wrong
 */
export async function keepSettingsAs(
  actor: Actor,
  section: KeptSection,
  entered: Partial<KeptValues>,
  options: TryOptions
): Promise<string> {
  refuseOfEnvironment(section)
  const values = await complete(section, entered)
  const { state, text, more } = await trySettings(section, values, options)
  if (state !== 'well') throw new FormError({ [fieldOf(section, values, text)]: text })
  await db.transaction(async (trx) => {
    await keepValues(trx, section, { ...values, ...more })
    await recordAct(trx, actor, {
      act: 'keep_settings',
      details: { section, names: Object.keys(values).join(', ') },
    })
  })
  return text
}

/** Forgets what was kept about a section, and writes it down. */
export async function forgetSettingsAs(actor: Actor, section: KeptSection): Promise<void> {
  await db.transaction(async (trx) => {
    const hasChanged = await forgetValues(trx, section)
    if (hasChanged) await recordAct(trx, actor, { act: 'forget_settings', details: { section } })
  })
}

/** Has all processes take up what is kept, and writes it down. */
export async function restartAs(actor: Actor): Promise<void> {
  await db.transaction(async (trx) => {
    await recordAct(trx, actor, { act: 'restart' })
    await orderRestarts(trx)
  })
}

function refuseOfEnvironment(section: KeptSection): void {
  if (!settingsInUse()?.ofEnvironment.includes(section)) return
  throw new FormError({ [KEPT_FIELDS[section][0].name]: ADMIN_ERRORS.ofEnvironment })
}

/** The fields of a section that count for its choice, with kept secrets for those that were left empty. */
async function complete(section: KeptSection, entered: Partial<KeptValues>): Promise<KeptValues> {
  const kept = (await loadKept()).find((it) => it.section === section)?.values ?? {}
  const values: KeptValues = {}
  const missing: Record<string, string> = {}
  for (const field of countingFields(section, entered)) {
    const { name, kind, options, isOptional } = field
    const value = entered[name]?.trim() || (kind === 'secret' ? kept[name] : '') || ''
    if (options && !options.includes(value)) missing[name] = ADMIN_ERRORS.notAnOption
    else if (value !== '') values[name] = value
    else if (!isOptional) missing[name] = ADMIN_ERRORS.needed
  }
  if (Object.keys(missing).length > 0) throw new FormError(missing)
  return values
}

function countingFields(section: KeptSection, values: Partial<KeptValues>): KeptField[] {
  const fields: readonly KeptField[] = KEPT_FIELDS[section]
  const chosen = values[fields[0]!.name] ?? ''
  return fields.filter(({ when }) => !when || when.includes(chosen))
}

/** The field that a sentence names, else the one that decides. */
function fieldOf(section: KeptSection, values: KeptValues, text: string): string {
  const names = countingFields(section, values).map(({ name }) => name)
  return names.find((name) => text.includes(name)) ?? names[0]!
}
