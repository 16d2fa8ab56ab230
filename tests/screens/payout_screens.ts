import type { Screen } from './screen.js'

const path = '/affiliate/payouts'

/** The page of payouts in all its states. */
export const PAYOUT_SCREENS: Screen[] = [
  { name: 'payouts-empty', isVariant: true, as: 'overdue', path },
  { name: 'payouts', isVariant: true, as: 'leaving', path },
  { name: 'payouts-many', isVariant: true, as: 'paying', path },
  { name: 'payouts-second-page', as: 'paying', path: `${path}?page=2` },
  { name: 'payouts-beyond', isVariant: true, as: 'paying', path: `${path}?page=7` },
  { name: 'payouts-paused', isVariant: true, as: 'former', path },
]
