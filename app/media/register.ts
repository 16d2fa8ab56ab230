import './errors.js'
import { defineSelfCheck } from '#app/core/self_checks'
import { defineSweep } from '#app/core/sweeps'
import { checkLeftFiles, checkMissingFiles } from './checks/check_files.js'
import { checkStorage } from './checks/check_storage.js'
import { foldStorage } from './store/storage_used.js'
import { sweepOrphans } from './store/sweep_orphans.js'

defineSweep('sweep stored files', sweepOrphans)
defineSweep('fold storage', foldStorage)
defineSelfCheck('missing files', checkMissingFiles)
defineSelfCheck('left files', checkLeftFiles)
defineSelfCheck('storage', checkStorage)
