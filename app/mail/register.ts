import './errors.js'
import { defineSweep } from '#app/core/sweeps'
import { sweepMails } from './actions/sweep_mails.js'

defineSweep('sweep mails', sweepMails)
