import './errors.js'
import { defineSweep } from '#app/core/sweeps'
import { notifyCreditsAgain } from './ledger/notify_credits.js'

defineSweep('tell of credits', notifyCreditsAgain)
