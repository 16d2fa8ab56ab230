import './errors.js'
import { defineSweep } from '#app/core/sweeps'
import { tellCreditsAgain } from './ledger/tell_credits.js'

defineSweep('tell of credits', tellCreditsAgain)
