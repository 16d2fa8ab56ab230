import './errors.js'
import { defineEngineWorker } from '#app/work/kinds/define_engine_worker'

defineEngineWorker(async () => (await import('./jobs/worker.js')).startSelections)
