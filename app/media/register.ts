import './errors.js'
import { defineSelfCheck } from '#app/core/self_checks'
import { defineSweep } from '#app/core/sweeps'
import { checkLeftFiles, checkMissingFiles } from './checks/check_files.js'
import { sweepOrphans } from './store/sweep_orphans.js'

defineSweep('sweep stored files', sweepOrphans)
defineSelfCheck('missing files', checkMissingFiles)
defineSelfCheck('left files', checkLeftFiles)
