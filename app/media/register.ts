import './errors.js'
import { defineSweep } from '#app/core/sweeps'
import { sweepOrphans } from './store/sweep_orphans.js'

defineSweep('sweep stored files', sweepOrphans)
