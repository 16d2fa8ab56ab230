import { defineSweep } from '#app/core/sweeps'
import { sweepOrphans } from './sweep_orphans.js'

defineSweep('sweep stored files', sweepOrphans)
