import encryption from '@adonisjs/core/services/encryption'
import type { SealedColumns } from '#app/core/database/sealed_columns'
import { KEPT_PURPOSE, type KeptValues } from '#config/kept_settings'

/** They are the installation's and nobody's else: each is its own owner, and all are sealed for the same. */
export const KEPT_COLUMNS: SealedColumns = {
  table: 'kept_settings',
  columns: ['sealed'],
  owner: 'id',
  purposeFor: () => KEPT_PURPOSE,
}

export const sealValues = (values: KeptValues): string =>
  encryption.encrypt(values, { purpose: KEPT_PURPOSE })

/** @returns null when this installation's keys do not open it */
export const openValues = (sealed: string): KeptValues | null =>
  encryption.decrypt<KeptValues>(sealed, KEPT_PURPOSE)
