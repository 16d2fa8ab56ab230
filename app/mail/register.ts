import { defineSweep } from '#app/core/sweeps'
import { sweepMails } from './jobs/sweep_mails.js'

defineSweep('sweep mails', sweepMails)
